import * as v from 'valibot';
import { maybe } from './lenient.ts';

/**
 * Payloads of the two refusals whose whole body is the caller's (spec §8). The spec does not show
 * their meaning; this is ours.
 */

/** What was asked for by its id is not there. Ours as well: the spec shows no code for it. */
export const NOT_FOUND = 40400;

/** 41907: too often. */
export const tooOften = v.object({ retry_after_s: v.number(), scope: maybe(v.string()) });
export type TooOften = v.InferOutput<typeof tooOften>;

/** 41912: the verification code was refused. */
export const codeRefused = v.object({
  reason: v.picklist(['wrong', 'expired']),
  tries_left: maybe(v.number()),
});
export type CodeRefused = v.InferOutput<typeof codeRefused>;
