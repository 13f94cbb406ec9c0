import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import type { SliderChallenge } from './challenge.ts';

type Proof = SliderChallenge['proof'];

/** Work between two yields to the page, ms: half a frame, so that the page stays smooth. */
const SLICE_MS = 8;
/** Hashes between two readings of the clock. */
const BATCH = 64;

export function leadingZeroBits(bytes: Uint8Array): number {
  const first = bytes.findIndex((byte) => byte !== 0);
  return first < 0 ? bytes.length * 8 : first * 8 + Math.clz32(bytes[first] as number) - 24;
}

// Not `crypto.subtle`: it is asynchronous for every hash and missing outside secure contexts.
export const isProof = ({ seed, difficulty }: Proof, nonce: string): boolean =>
  leadingZeroBits(sha256(utf8ToBytes(`${seed}:${nonce}`))) >= difficulty;

/** Probability that the nonce has been found by now, from 0 to below 1. */
export const progressOf = (tries: number, difficulty: number): number =>
  1 - Math.exp(-tries / 2 ** difficulty);

export interface SolveOptions {
  signal: AbortSignal;
  /** Called after each slice with the progress, 0–1. */
  onProgress(progress: number): void;
  /** A clock in ms. Default: `performance.now`. */
  now?: () => number;
  /** Yields to the page. Default: `setTimeout`. */
  pause?: () => Promise<void>;
}

/**
 * Searches for a nonce in slices that keep the page responsive. Not in a worker: a strict Content Security Policy
 * forbids workers made from a string, and a package does not know where its host serves files from.
 * @throws the signal's reason when aborted
 */
export async function solveProof(
  proof: Proof,
  {
    signal,
    onProgress,
    now = () => performance.now(),
    pause = () => new Promise((resolve) => setTimeout(resolve)),
  }: SolveOptions,
): Promise<string> {
  let nonce = 0;
  for (;;) {
    signal.throwIfAborted();
    for (const until = now() + SLICE_MS; now() < until; ) {
      for (const end = nonce + BATCH; nonce < end; nonce++) {
        if (isProof(proof, String(nonce))) return String(nonce);
      }
    }
    onProgress(progressOf(nonce, proof.difficulty));
    await pause();
  }
}
