/** Spec §9: no more of a user agent is looked at, characters. */
export const USER_AGENT_MAX_LENGTH = 500;

/** The user agent of the browser or runtime; empty where there is none. */
export const ownUserAgent = (): string => globalThis.navigator?.userAgent ?? '';

/** Whether a user agent is a phone's. A tablet is none: it has room for the desktop's pages. */
export const isMobileUserAgent = (userAgent: string): boolean =>
  /\b(?:iPhone|iPod|Windows Phone|Opera Mobi)\b|\b(?:Android|HarmonyOS|OpenHarmony)\b.*\bMobile\b/.test(
    userAgent.slice(0, USER_AGENT_MAX_LENGTH),
  );
