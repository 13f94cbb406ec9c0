/** The only supported country code, without the plus (spec §9). */
export const COUNTRY_CODE = '86';
/** 11 digits: the first is 1, the second 3–9 (spec §5, §9). */
export const MAINLAND_PHONE = /^1[3-9]\d{9}$/;
/** Longest acquisition channel, in encoded characters. */
export const CHANNEL_MAX_LENGTH = 128;
/** Longest message to a companion or to a story, UTF-16 units. */
export const MESSAGE_MAX_LENGTH = 2000;
