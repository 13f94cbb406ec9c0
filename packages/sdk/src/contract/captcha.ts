import * as v from 'valibot';
import { whole } from './lenient.ts';

const pixels = whole(0, 4096);

/** Captcha result (spec §3). */
export const captchaResult = v.object({
  lot_number: v.string(),
  captcha_output: v.string(),
  pass_token: v.string(),
  gen_time: v.string(),
});
export type CaptchaResult = v.InferOutput<typeof captchaResult>;

/** A slider challenge. Lengths are pixels of the picture. */
export const sliderChallenge = v.object({
  lot_number: v.string(),
  /** Address of the picture. */
  background: v.string(),
  /** Address of the piece: transparent around its shape, and as high as the shape. */
  piece: v.string(),
  width: pixels,
  height: pixels,
  piece_width: pixels,
  piece_height: pixels,
  piece_y: pixels,
  /** ISO 8601. */
  expires_at: v.string(),
  /** Solution without the picture: a `nonce` whose SHA-256(`${seed}:${nonce}`) has `difficulty` leading zero bits. */
  proof: v.object({ seed: v.string(), difficulty: whole(0, 32) }),
});
export type SliderChallenge = v.InferOutput<typeof sliderChallenge>;

export const sliderAnswer = v.union([
  v.object({ lot_number: v.string(), x: v.number() }),
  v.object({ lot_number: v.string(), nonce: v.pipe(v.string(), v.regex(/^\d{1,16}$/)) }),
]);
export type SliderAnswer = v.InferOutput<typeof sliderAnswer>;
