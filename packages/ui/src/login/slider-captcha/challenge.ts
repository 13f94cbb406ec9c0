/** Result of a solved challenge (spec §3). Valid for one code. */
export interface CaptchaResult {
  lot_number: string;
  captcha_output: string;
  pass_token: string;
  gen_time: string;
}

export type CaptchaFailureReason = 'failed' | 'missing-result' | 'not-initialised';

/** Error of all captcha providers. `message` is for logs; `reason` decides the text for the visitor (spec §8). */
export interface CaptchaError extends Error {
  name: 'CaptchaError';
  reason: CaptchaFailureReason;
}

export interface SliderChallenge {
  lot_number: string;
  /** Image URL: `data:` or the page's own origin. */
  background: string;
  /** Image URL; transparent around the piece. */
  piece: string;
  /** Size of the background, px of the picture. */
  width: number;
  height: number;
  /** Width and top of the piece, px of the picture. Its height follows from its image. */
  piece_width: number;
  piece_y: number;
  /** ISO 8601. */
  expires_at: string;
  /** Solution without the picture: a decimal `nonce` such that SHA-256 of `seed:nonce` begins with `difficulty` zero bits. */
  proof: { seed: string; difficulty: number };
}

export type SliderAnswer =
  | { lot_number: string; x: number }
  | { lot_number: string; nonce: string };

/** Provider of challenges for `SliderCaptcha`. */
export interface SliderCaptchaProvider {
  kind: 'slider';
  /** Loads a challenge. Its result is valid only for this phone number. */
  load(input: { phone: string }, signal: AbortSignal): Promise<SliderChallenge>;
  /** Resolves to `null` for a wrong place. The challenge cannot be answered again. */
  answer(input: SliderAnswer, signal: AbortSignal): Promise<CaptchaResult | null>;
}

export function captchaReasonOf(error: unknown): CaptchaFailureReason {
  const { name, reason } = (error ?? {}) as Partial<CaptchaError>;
  return name === 'CaptchaError' && reason !== undefined ? reason : 'failed';
}
