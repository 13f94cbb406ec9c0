/** What can stand in a header: visible ASCII. Anything else would break every call that carries it. */
export const HEADER_SAFE = /^[\x21-\x7e]+$/;
