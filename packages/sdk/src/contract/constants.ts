/** Spec §9: the only country there is, without the plus. */
export const COUNTRY_CODE = '86';
/** Spec §5, §9: 11 digits, the first is 1, the second 3–9. */
export const MAINLAND_PHONE = /^1[3-9]\d{9}$/;
/** Longest acquisition channel, in characters once encoded. */
export const CHANNEL_MAX_LENGTH = 128;
/** Longest message to a companion or to a story, UTF-16 units. */
export const MESSAGE_MAX_LENGTH = 2000;
