import { assign, fromCallback, type SnapshotFrom, setup } from 'xstate';
import { fromCall } from '../../internal/from-call.ts';
import { retryImport } from '../../primitives/retry-import/retry-import.ts';
import {
  type CaptchaFailureReason,
  type CaptchaResult,
  captchaReasonOf,
  type SliderAnswer,
  type SliderCaptchaProvider,
  type SliderChallenge,
} from './challenge.ts';

export interface SliderInput {
  provider: SliderCaptchaProvider;
  /** Phone number that the result is valid for. */
  phone: string;
  /** Clock, ms since the epoch. Default: `Date.now`. */
  now?: (() => number) | undefined;
}

export interface SliderContext extends Required<SliderInput> {
  now: () => number;
  challenge: SliderChallenge | null;
  /** Why the picture was replaced or is missing. */
  trouble: 'wrong-place' | CaptchaFailureReason | null;
  answer: SliderAnswer | null;
  progress: number;
  result: CaptchaResult | null;
}

export type SliderEvent =
  | { type: 'piece.placed'; x: number }
  | { type: 'challenge.refreshed' }
  | { type: 'proof.requested' }
  | { type: 'proof.cancelled' }
  | { type: 'proof.advanced'; progress: number }
  | { type: 'proof.found'; nonce: string };

const load = fromCall<SliderChallenge, { provider: SliderCaptchaProvider; phone: string }>(
  ({ provider, phone }, signal) => provider.load({ phone }, signal),
);

const answer = fromCall<
  CaptchaResult | null,
  { provider: SliderCaptchaProvider; answer: SliderAnswer | null }
>(async ({ provider, answer }, signal) => answer && provider.answer(answer, signal));

/** The code is loaded on demand: few visitors ask for the way without the picture. */
const prove = fromCallback<SliderEvent, { proof: SliderChallenge['proof'] | undefined }>(
  ({ input: { proof }, sendBack }) => {
    if (!proof) return;
    const stopping = new AbortController();
    const { signal } = stopping;
    retryImport(() => import('./proof.ts'))
      .then(({ solveProof }) =>
        solveProof(proof, {
          signal,
          onProgress: (progress) => sendBack({ type: 'proof.advanced', progress }),
        }),
      )
      .then(
        (nonce) => {
          if (!signal.aborted) sendBack({ type: 'proof.found', nonce });
        },
        () => {}, // Aborted.
      );
    return () => stopping.abort();
  },
);

/** Longest plausible life of a challenge, ms. */
const MAX_LIFE_MS = 24 * 60 * 60 * 1_000;

/** Time until the challenge expires, ms. */
const lifeOf = ({ challenge, now }: SliderContext): number =>
  Date.parse(challenge?.expires_at ?? '') - now();

/**
 * Loads challenges until one is solved. A wrong place, an expired challenge and a failed call lead to a new one.
 * The component keeps the position of the piece until it is submitted.
 */
export const sliderMachine = setup({
  types: {} as {
    context: SliderContext;
    events: SliderEvent;
    input: SliderInput;
  },
  actors: { load, answer, prove },
  guards: {
    /**
     * False when the device's clock is far from the server's. It would expire every challenge at once, or overflow
     * the timer. The server decides then.
     */
    expiresLater: ({ context }) => lifeOf(context) > 0 && lifeOf(context) <= MAX_LIFE_MS,
    isAnsweredByProof: ({ context: { answer } }) =>
      answer !== null && Object.hasOwn(answer, 'nonce'),
  },
  delays: {
    life: ({ context }) => lifeOf(context),
  },
}).createMachine({
  id: 'slider',
  context: ({ input }) => ({
    provider: input.provider,
    phone: input.phone,
    now: input.now ?? Date.now,
    challenge: null,
    trouble: null,
    answer: null,
    progress: 0,
    result: null,
  }),
  initial: 'loading',
  on: { 'challenge.refreshed': { target: '.loading', actions: assign({ trouble: null }) } },
  states: {
    loading: {
      entry: assign({ challenge: null, answer: null }),
      invoke: {
        id: 'load',
        src: 'load',
        input: ({ context: { provider, phone } }) => ({ provider, phone }),
        onDone: { target: 'posed', actions: assign({ challenge: ({ event }) => event.output }) },
        onError: { target: 'notLoaded', actions: assign({ trouble: 'not-initialised' }) },
      },
    },
    notLoaded: {},
    posed: {
      initial: 'undated',
      states: {
        undated: { always: { guard: 'expiresLater', target: 'dated' } },
        dated: { after: { life: '#slider.expired' } },
      },
      on: {
        'piece.placed': {
          target: 'checking',
          actions: assign({
            answer: ({ context, event }) => ({
              lot_number: context.challenge?.lot_number ?? '',
              x: event.x,
            }),
          }),
        },
        'proof.requested': 'proving',
      },
    },
    expired: {},
    proving: {
      entry: assign({ progress: 0, trouble: null }),
      invoke: {
        id: 'prove',
        src: 'prove',
        input: ({ context }) => ({ proof: context.challenge?.proof }),
      },
      on: {
        'proof.advanced': { actions: assign({ progress: ({ event }) => event.progress }) },
        'proof.cancelled': 'posed',
        'proof.found': {
          target: 'checking',
          actions: assign({
            answer: ({ context, event }) => ({
              lot_number: context.challenge?.lot_number ?? '',
              nonce: event.nonce,
            }),
          }),
        },
      },
    },
    checking: {
      invoke: {
        id: 'answer',
        src: 'answer',
        input: ({ context }) => ({ provider: context.provider, answer: context.answer }),
        onDone: [
          {
            guard: ({ event }) => event.output !== null,
            target: 'solved',
            actions: assign({ result: ({ event }) => event.output, trouble: null }),
          },
          // A proof is never wrong, only late.
          { guard: 'isAnsweredByProof', target: 'expired' },
          { target: 'loading', actions: assign({ trouble: 'wrong-place' }) },
        ],
        onError: {
          target: 'failed',
          actions: assign({ trouble: ({ event }) => captchaReasonOf(event.error) }),
        },
      },
    },
    failed: {},
    solved: { type: 'final' },
  },
});

export type SliderSnapshot = SnapshotFrom<typeof sliderMachine>;
