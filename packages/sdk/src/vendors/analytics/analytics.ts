export type EventParameters = Readonly<Record<string, string | number | boolean>>;

/** Reports to an analytics service. Nothing throws or rejects, and only `webId` has a result. */
export interface Analytics {
  /** Says whose the events from now on are; `null`: nobody's. It sends none itself. */
  identify(userId: string | null): void;
  event(name: string, parameters?: EventParameters): void;
  /** Decimal id of this browser; `null` when the service does not say within its time. */
  webId(): Promise<string | null>;
}

/** Spec §7: the event of every download. */
export const DOWNLOAD_EVENT = 'official_website_events';
/** Spec §7: the event of every login. */
export const LOGIN_EVENT = 'user_login';

/** Nobody waits longer for a web id, ms. */
export const WEB_ID_TIMEOUT_MS = 5_000;

/** 19 digits in practice; anything else can't stand in a file name. */
export const isWebId = (value: unknown): value is string =>
  typeof value === 'string' && /^\d{1,20}$/.test(value);
