import { sha256 } from '@noble/hashes/sha2.js';
import type { SliderChallenge } from './challenge.ts';

type Proof = SliderChallenge['proof'];

/** Work between two yields to the page, ms: half a frame. */
const SLICE_MS = 8;
/** Hashes between two readings of the clock. */
const BATCH = 64;

/** Number of zero bits at the start. */
export function leadingZeroBits(bytes: Uint8Array): number {
  const first = bytes.findIndex((byte) => byte !== 0);
  // `clz32` counts within 32 bits; a byte is the last 8 of them.
  return first < 0 ? bytes.length * 8 : first * 8 + Math.clz32(bytes[first] as number) - 24;
}

let encoder: TextEncoder | undefined;

/** Made at the first use: some test environments have no TextEncoder. */
function encode(text: string): Uint8Array {
  encoder ??= new TextEncoder();
  return encoder.encode(text);
}

/** Whether the SHA-256 of `seed:nonce` begins with `difficulty` zero bits. Synchronous, unlike the browser's own hash. */
export const isProof = ({ seed, difficulty }: Proof, nonce: string): boolean =>
  leadingZeroBits(sha256(encode(`${seed}:${nonce}`))) >= difficulty;

/** Probability that the proof is found by now, 0 to 1. */
export const progressOf = (tries: number, difficulty: number): number =>
  1 - Math.exp(-tries / 2 ** difficulty);

export interface SolveOptions {
  signal: AbortSignal;
  /** Probability that the proof is found by now, 0 to 1; after each slice. */
  onProgress(progress: number): void;
  /** A clock in ms. Default: `performance.now`. */
  now?: () => number;
  /** Yields to the page. */
  breathe?: () => Promise<void>;
}

/**
 * Finds a nonce, in slices that keep the page responsive. Without a worker: a strict Content Security Policy forbids one
 * made from a string, and a package does not know where its host serves files.
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
