import type { SliderCaptchaProvider, SliderChallenge } from '../challenge.ts';
import { BACKGROUND, PIECE, PIECE_X } from './pictures.ts';

/** Accepted distance from the gap, px of the picture. */
const TOLERANCE = 6;

/** A challenge with its gap at `PIECE_X`. */
export const challenge = (parts: Partial<SliderChallenge> = {}): SliderChallenge => ({
  lot_number: 'lot-1',
  background: BACKGROUND,
  piece: PIECE,
  width: 640,
  height: 320,
  piece_width: 112,
  piece_y: 96,
  expires_at: '1970-01-01T00:02:00.000Z',
  proof: { seed: 'seed', difficulty: 10 },
  ...parts,
});

export const sliderProvider = (
  parts: Partial<SliderCaptchaProvider> = {},
): SliderCaptchaProvider => ({
  kind: 'slider',
  load: async (_, signal) => {
    await Promise.resolve();
    signal.throwIfAborted();
    return challenge();
  },
  answer: (answer) =>
    Promise.resolve(
      'nonce' in answer || Math.abs(answer.x - PIECE_X) <= TOLERANCE
        ? {
            lot_number: answer.lot_number,
            captcha_output: 'output',
            pass_token: 'token',
            gen_time: '1792800000',
          }
        : null,
    ),
  ...parts,
});
