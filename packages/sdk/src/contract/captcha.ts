import * as v from 'valibot';

/** Spec §3, captcha result. */
export const captchaResult = v.object({
  lot_number: v.string(),
  captcha_output: v.string(),
  pass_token: v.string(),
  gen_time: v.string(),
});
export type CaptchaResult = v.InferOutput<typeof captchaResult>;

/** A challenge that the interface draws by itself. Lengths are picture px. */
export const sliderChallenge = v.object({
  lot_number: v.string(),
  /** Address of the picture. */
  background: v.string(),
  /** Address of the piece, transparent around its shape, as high as the shape. */
  piece: v.string(),
  width: v.number(),
  height: v.number(),
  piece_width: v.number(),
  piece_height: v.number(),
  piece_y: v.number(),
  /** ISO 8601. */
  expires_at: v.string(),
  /** The way without the picture: a `nonce` with SHA-256(`${seed}:${nonce}`) of `difficulty` leading zero bits. */
  proof: v.object({ seed: v.string(), difficulty: v.number() }),
});
export type SliderChallenge = v.InferOutput<typeof sliderChallenge>;

export const sliderAnswer = v.union([
  v.object({ lot_number: v.string(), x: v.number() }),
  v.object({ lot_number: v.string(), nonce: v.pipe(v.string(), v.regex(/^\d{1,16}$/)) }),
]);
export type SliderAnswer = v.InferOutput<typeof sliderAnswer>;
