/** Visible ASCII. Other characters in a header make every call fail. */
export const HEADER_SAFE = /^[\x21-\x7e]+$/;
