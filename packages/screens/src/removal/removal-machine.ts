import { RESEND_AFTER_MS } from '@companion/ui/login-machine';
import { CODE_LENGTH, readCode } from '@companion/ui/phone';
import { assign, fromPromise, setup } from 'xstate';

/**
 * What removing an account needs from outside. Where the server says no each rejects with an error named
 * `ApiError` or `SessionExpired`, whose `message` the visitor may read; `retry_after_s`: the seconds to wait.
 */
export interface RemovalServices {
  /** A code by SMS to the account's own number. */
  sendCode(signal: AbortSignal): Promise<void>;
  /** The code for a ticket. */
  verify(input: { code: string }, signal: AbortSignal): Promise<{ ticket: string }>;
  /** There is no way back. Resolves once the account is gone. */
  remove(input: { ticket: string }, signal: AbortSignal): Promise<void>;
  /** ms since epoch. */
  now(): number;
}

interface RemovalContext {
  services: RemovalServices;
  code: string;
  /** A code is on its way, or was. */
  sent: boolean;
  /** When another code may be sent, ms since epoch. */
  resendAt: number;
  ticket: string;
  failure: unknown;
}

type RemovalEvent =
  | { type: 'code.requested' }
  | { type: 'code.changed'; value: string }
  | { type: 'code.submitted' }
  | { type: 'confirmed' };

/** How long to wait, ms, when an error says so. */
const retryAfterMs = (error: unknown): number =>
  typeof error === 'object' &&
  error !== null &&
  'retry_after_s' in error &&
  typeof error.retry_after_s === 'number'
    ? error.retry_after_s * 1000
    : 0;

/**
 * Removing an account (decisions.md, SMS, login and removal): a fresh code, its ticket, and a last yes.
 * Leaving at any moment aborts what is under way; until the last step nothing has happened.
 */
export const removalMachine = setup({
  types: {
    context: {} as RemovalContext,
    events: {} as RemovalEvent,
    input: {} as { services: RemovalServices },
  },
  actors: {
    sendCode: fromPromise<void, RemovalServices>(({ input, signal }) => input.sendCode(signal)),
    verify: fromPromise<{ ticket: string }, { services: RemovalServices; code: string }>(
      ({ input: { services, code }, signal }) => services.verify({ code }, signal),
    ),
    remove: fromPromise<void, { services: RemovalServices; ticket: string }>(
      ({ input: { services, ticket }, signal }) => services.remove({ ticket }, signal),
    ),
  },
  guards: {
    mayAskForCode: ({ context }) => context.services.now() >= context.resendAt,
    wasSent: ({ context }) => context.sent,
    isWhole: ({ context }) => context.code.length === CODE_LENGTH,
  },
  actions: {
    forgetFailure: assign({ failure: undefined }),
    fail: assign((_, { error }: { error: unknown }) => ({ failure: error })),
    waitForNext: assign(({ context }, { ms }: { ms: number }) => ({
      resendAt: context.services.now() + ms,
    })),
  },
}).createMachine({
  id: 'removal',
  context: ({ input: { services } }) => ({
    services,
    code: '',
    sent: false,
    resendAt: 0,
    ticket: '',
    failure: undefined,
  }),
  initial: 'explaining',
  states: {
    explaining: {
      on: { 'code.requested': { guard: 'mayAskForCode', target: 'sending' } },
    },
    sending: {
      entry: 'forgetFailure',
      invoke: {
        src: 'sendCode',
        input: ({ context }) => context.services,
        onDone: {
          target: 'entering',
          actions: [
            { type: 'waitForNext', params: { ms: RESEND_AFTER_MS } },
            assign({ code: '', sent: true }),
          ],
        },
        onError: [
          // The code that was sent before still counts.
          {
            guard: 'wasSent',
            target: 'entering',
            actions: [
              { type: 'waitForNext', params: ({ event }) => ({ ms: retryAfterMs(event.error) }) },
              { type: 'fail', params: ({ event }) => ({ error: event.error }) },
            ],
          },
          {
            target: 'explaining',
            actions: [
              { type: 'waitForNext', params: ({ event }) => ({ ms: retryAfterMs(event.error) }) },
              { type: 'fail', params: ({ event }) => ({ error: event.error }) },
            ],
          },
        ],
      },
    },
    entering: {
      on: {
        'code.changed': {
          actions: assign(({ event }) => ({ code: readCode(event.value), failure: undefined })),
        },
        'code.submitted': { guard: 'isWhole', target: 'verifying' },
        'code.requested': { guard: 'mayAskForCode', target: 'sending' },
      },
    },
    verifying: {
      entry: 'forgetFailure',
      invoke: {
        src: 'verify',
        input: ({ context: { services, code } }) => ({ services, code }),
        onDone: {
          target: 'confirming',
          actions: assign(({ event }) => ({ ticket: event.output.ticket })),
        },
        onError: {
          target: 'entering',
          actions: { type: 'fail', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    confirming: {
      on: { confirmed: 'removing' },
    },
    removing: {
      entry: 'forgetFailure',
      invoke: {
        src: 'remove',
        input: ({ context: { services, ticket } }) => ({ services, ticket }),
        onDone: 'removed',
        // A ticket that is used up or too old: back to a fresh code.
        onError: {
          target: 'explaining',
          actions: [
            { type: 'fail', params: ({ event }) => ({ error: event.error }) },
            assign({ sent: false }),
          ],
        },
      },
    },
    removed: { type: 'final' },
  },
});
