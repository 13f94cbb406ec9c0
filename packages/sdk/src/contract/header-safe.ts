/** Visible ASCII: anything else in a header would make every call with it fail. */
export const HEADER_SAFE = /^[\x21-\x7e]+$/;
