import * as v from 'valibot';
import { RETRY_MAX_S } from './constants.ts';
import { maybe, whole } from './lenient.ts';

/** Payload of 41907: the time to wait, and the limit that was reached. */
export const tooOften = v.object({
  retry_after_s: whole(0, RETRY_MAX_S),
  scope: maybe(v.string()),
});
export type TooOften = v.InferOutput<typeof tooOften>;

/** Payload of 41912: why the verification code was refused. */
export const codeRefused = v.object({
  reason: v.picklist(['wrong', 'expired']),
  tries_left: maybe(whole(0, 100)),
});
export type CodeRefused = v.InferOutput<typeof codeRefused>;
