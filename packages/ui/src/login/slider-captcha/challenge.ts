/** What a solved challenge proves; spec §3. Good for one code. */
export interface CaptchaResult {
  lot_number: string;
  captcha_output: string;
  pass_token: string;
  gen_time: string;
}

export type CaptchaFailureReason = 'failed' | 'missing-result' | 'not-initialised';

/** What every captcha provider throws. Its message is for logs; the visitor reads a text chosen by `reason` (spec §8). */
export interface CaptchaError extends Error {
  name: 'CaptchaError';
  reason: CaptchaFailureReason;
}

export interface SliderChallenge {
  lot_number: string;
  /** Image address: `data:` or the page's own origin. */
  background: string;
  /** Image address; transparent around the piece. */
  piece: string;
  /** Size of the background, in picture px. */
  width: number;
  height: number;
  /** Size and fixed top of the piece, in picture px. Its height follows from its image. */
  piece_width: number;
  piece_y: number;
  /** ISO 8601. */
  expires_at: string;
  /** Solves it without the picture: a decimal `nonce` for which SHA-256 of `seed:nonce` begins with `difficulty` zero bits. */
  proof: { seed: string; difficulty: number };
}

export type SliderAnswer =
  | { lot_number: string; x: number }
  | { lot_number: string; nonce: string };

/** A challenge that is drawn by `SliderCaptcha`. */
export interface SliderCaptchaProvider {
  kind: 'slider';
  /** Loads a challenge whose result is valid for this phone number alone. */
  load(input: { phone: string }, signal: AbortSignal): Promise<SliderChallenge>;
  /** Resolves to `null` for a wrong place; the challenge is then used up. */
  answer(input: SliderAnswer, signal: AbortSignal): Promise<CaptchaResult | null>;
}

export function captchaReasonOf(error: unknown): CaptchaFailureReason {
  const { name, reason } = (error ?? {}) as Partial<CaptchaError>;
  return name === 'CaptchaError' && reason !== undefined ? reason : 'failed';
}
