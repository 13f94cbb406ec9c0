export type EventParameters = Readonly<Record<string, string | number | boolean>>;

/** Reports to an analytics service. No method throws or rejects. */
export interface Analytics {
  /** Sets the user of the following events; `null`: nobody. Sends no event itself. */
  identify(userId: string | null): void;
  event(name: string, parameters?: EventParameters): void;
  /** Decimal id of this browser; `null` when the service does not answer within 5 s. */
  webId(): Promise<string | null>;
}

/** Event of every download (spec §7). */
export const DOWNLOAD_EVENT = 'official_website_events';
/** Event of every login (spec §7). */
export const LOGIN_EVENT = 'user_login';

/** Time-out for the web id, ms. */
export const WEB_ID_TIMEOUT_MS = 5_000;

/** 19 digits in practice. Only digits are safe in a file name. */
export const isWebId = (value: unknown): value is string =>
  typeof value === 'string' && /^\d{1,20}$/.test(value);
