/**
 * What an `error_code` means (spec §8). Any other is an error with its message alone. The spec gives no
 * meaning to 41907 and 41912, whose whole body is the caller's, and no code for `notFound`: these are ours.
 */
export const errorCodes = {
  ok: 0,
  /** The token is missing, unknown, expired or ended. */
  sessionExpired: 41001,
  /** Too often: the payload is `TooOften`. */
  tooOften: 41907,
  /** The verification code was refused: the payload is `CodeRefused`. */
  codeRefused: 41912,
  /** What was asked for by its id is not there. */
  notFound: 40400,
} as const;
