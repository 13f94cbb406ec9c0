export type EventParameters = Readonly<Record<string, string | number | boolean>>;

/** What a product tells of its visitors. No call of it throws, and none is waited for but `webId`. */
export interface Analytics {
  /** Spec §7: after a login, with `is_login` true. `null`: after a logout. */
  identify(userId: string | null): void;
  event(name: string, parameters?: EventParameters): void;
  /** Decimal id of this browser; `null` when the service does not say within its time. */
  webId(): Promise<string | null>;
}

/** Spec §7: the event of every download. */
export const DOWNLOAD_EVENT = 'official_website_events';
/** What is told at a login, beside who it is. */
export const LOGIN_EVENT = 'user_login';

/** Nobody waits longer for a web id, ms. */
export const WEB_ID_TIMEOUT_MS = 5_000;

/** 19 digits in practice; anything else can't stand in a file name. */
export const isWebId = (value: unknown): value is string =>
  typeof value === 'string' && /^\d{1,20}$/.test(value);
