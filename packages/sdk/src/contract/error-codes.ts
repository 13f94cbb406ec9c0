/**
 * Meanings of `error_code` (spec §8). Any other code is an error with a message only. The specification defines
 * neither the meaning of 41907 and 41912 nor a code for `notFound`: these are ours.
 */
export const errorCodes = {
  ok: 0,
  /** The token is missing, unknown, expired or revoked. */
  sessionExpired: 41001,
  /** Too many requests; the payload is `TooOften`. */
  tooOften: 41907,
  /** The verification code was refused; the payload is `CodeRefused`. */
  codeRefused: 41912,
  /** Nothing has the requested id. */
  notFound: 40400,
} as const;
