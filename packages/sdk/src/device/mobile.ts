/** Longest part of a user agent that is read, in characters (spec §9). */
export const USER_AGENT_MAX_LENGTH = 500;

/** The user agent of the browser or runtime; empty where there is none. */
export const ownUserAgent = (): string => globalThis.navigator?.userAgent ?? '';

/** Whether a user agent is that of a phone. Tablets get the desktop pages. */
export const isMobileUserAgent = (userAgent: string): boolean =>
  /\b(?:iPhone|iPod|Windows Phone|Opera (?:Mobi|Mini)|KAIOS)\b|\b(?:Android|HarmonyOS|OpenHarmony)\b.*\bMobile\b/.test(
    userAgent.slice(0, USER_AGENT_MAX_LENGTH),
  );
