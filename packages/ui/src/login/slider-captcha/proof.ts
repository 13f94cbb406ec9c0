import type { SliderChallenge } from './challenge.ts';
import { sha256 } from './sha256.ts';

type Proof = SliderChallenge['proof'];

/** Work between two yields to the page, ms: half a frame, so that it stays smooth. */
const SLICE_MS = 8;
/** Hashes between two readings of the clock. */
const BATCH = 64;

/** Zero bits in front of a number of 32-bit words. */
export function leadingZeroBits(words: Uint32Array): number {
  const first = words.findIndex((word) => word !== 0);
  return first < 0 ? words.length * 32 : first * 32 + Math.clz32(words[first] as number);
}

const encoder = new TextEncoder();

export const isProof = ({ seed, difficulty }: Proof, nonce: string): boolean =>
  leadingZeroBits(sha256(encoder.encode(`${seed}:${nonce}`))) >= difficulty;

/** Probability of having found it by now: 0–1, never quite 1. */
export const progressOf = (tries: number, difficulty: number): number =>
  1 - Math.exp(-tries / 2 ** difficulty);

export interface SolveOptions {
  signal: AbortSignal;
  /** 0–1, after each slice. */
  onProgress(progress: number): void;
  /** A clock in ms. Default: `performance.now`. */
  now?: () => number;
  /** Yields to the page. */
  breathe?: () => Promise<void>;
}

/**
 * Looks for a nonce in slices that leave the page responsive. No worker: a strict Content Security Policy forbids
 * those made from a string, and a package cannot know where its host serves a file from.
 * @throws the signal's reason when aborted
 */
export async function solveProof(
  proof: Proof,
  {
    signal,
    onProgress,
    now = () => performance.now(),
    breathe = () => new Promise((go) => setTimeout(go)),
  }: SolveOptions,
): Promise<string> {
  let nonce = 0;
  for (;;) {
    for (const until = now() + SLICE_MS; now() < until; ) {
      for (const end = nonce + BATCH; nonce < end; nonce++) {
        if (isProof(proof, String(nonce))) return String(nonce);
      }
    }
    onProgress(progressOf(nonce, proof.difficulty));
    await breathe();
    signal.throwIfAborted();
  }
}
