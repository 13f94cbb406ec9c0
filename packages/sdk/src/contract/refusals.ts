import * as v from 'valibot';
import { maybe } from './lenient.ts';

/** Payload of 41907: the time to wait, and the limit that was reached. */
export const tooOften = v.object({ retry_after_s: v.number(), scope: maybe(v.string()) });
export type TooOften = v.InferOutput<typeof tooOften>;

/** Payload of 41912: why the verification code was refused. */
export const codeRefused = v.object({
  reason: v.picklist(['wrong', 'expired']),
  tries_left: maybe(v.number()),
});
export type CodeRefused = v.InferOutput<typeof codeRefused>;
