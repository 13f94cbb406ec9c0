import { deadline, RESEND_AFTER_MS, retryAfterMs, saidByServer } from '@companion/ui/login-machine';
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
  /** There is no way back, so it is never aborted. Resolves once the account is gone. */
  remove(input: { ticket: string }): Promise<void>;
  /** ms since epoch. */
  now(): number;
  /** Keeps over a reload when the code was sent that may still be entered, by `now`; `null`: none was. */
  sentAt: { read(): number | null; write(at: number | null): void };
}

/** How long a code counts, as `messages.sent` says. */
const CODE_LIFE_MS = 5 * 60 * 1_000;

interface RemovalContext {
  services: RemovalServices;
  code: string;
  /** When another code may be sent, ms since epoch; null: now. */
  resendAt: number | null;
  /** Longest wait that is believed: the usual one, or what the server asked for. */
  longestWaitMs: number;
  ticket: string;
  failure: unknown;
}

export type RemovalEvent =
  | { type: 'code.requested' }
  | { type: 'code.changed'; value: string }
  | { type: 'code.submitted' }
  | { type: 'confirmed' }
  /** The interface counts on: the wait is computed again, as the clock may have jumped. */
  | { type: 'clock.checked' };

/** When another code may be sent, or null if it may now. */
export const nextCodeAt = ({ services, resendAt, longestWaitMs }: RemovalContext) =>
  deadline(resendAt, services.now(), longestWaitMs);

/** When another code may be sent, if one is on its way or there; a clock that was set back knows of none. */
function resendAfterSent({ now, sentAt }: RemovalServices): number | null {
  const sent = sentAt.read();
  if (sent === null) return null;
  const age = now() - sent;
  return age >= 0 && age < CODE_LIFE_MS ? sent + RESEND_AFTER_MS : null;
}

/**
 * Removing an account (decisions.md, SMS, login and removal): a fresh code, its ticket, and a last yes.
 * Leaving aborts what is under way, but for the last step; until then nothing has happened. Who comes back while a
 * code counts may enter it.
 *
 * Tags say what is shown (`explaining`, `entering`, `confirming`), and that an answer is awaited (`busy`).
 */
const removal = setup({
  types: {
    context: {} as RemovalContext,
    events: {} as RemovalEvent,
    input: {} as { services: RemovalServices },
    tags: {} as 'explaining' | 'entering' | 'confirming' | 'busy',
  },
  actors: {
    sendCode: fromPromise<void, RemovalServices>(({ input, signal }) => input.sendCode(signal)),
    verify: fromPromise<{ ticket: string }, { services: RemovalServices; code: string }>(
      ({ input: { services, code }, signal }) => services.verify({ code }, signal),
    ),
    remove: fromPromise<void, { services: RemovalServices; ticket: string }>(
      ({ input: { services, ticket } }) => services.remove({ ticket }),
    ),
  },
  guards: {
    codeIsOut: ({ context }) => context.resendAt !== null,
    mayAskForCode: ({ context }) => nextCodeAt(context) === null,
    isWhole: ({ context }) => context.code.length === CODE_LENGTH,
    serverSaidNo: (_, { error }: { error: unknown }) => saidByServer(error),
  },
  actions: {
    count: assign(({ context }) => ({ resendAt: nextCodeAt(context) })),
    forgetFailure: assign({ failure: undefined }),
    fail: assign((_, { error }: { error: unknown }) => ({ failure: error })),
    startAfresh: assign(({ context }) => ({
      code: '',
      resendAt: context.services.now() + RESEND_AFTER_MS,
    })),
    keepTime: ({ context: { services } }) => services.sentAt.write(services.now()),
    forgetTime: ({ context: { services } }) => services.sentAt.write(null),
    heedServer: assign(({ context }, { error }: { error: unknown }) => ({
      resendAt: context.services.now() + retryAfterMs(error),
      longestWaitMs: Math.max(context.longestWaitMs, retryAfterMs(error)),
    })),
  },
});

const errorOf = ({ event: { error } }: { event: { error: unknown } }) => ({ error });

/** Sends a code; what was shown before is shown again when that fails. */
const sendCode = <const Before extends string>(before: Before) =>
  ({
    src: 'sendCode',
    input: ({ context }: { context: RemovalContext }) => context.services,
    onDone: { target: 'entering', actions: ['startAfresh', 'keepTime'] },
    onError: {
      target: before,
      actions: [
        { type: 'heedServer', params: errorOf },
        { type: 'fail', params: errorOf },
      ],
    },
  }) as const;

export const removalMachine = removal.createMachine({
  id: 'removal',
  context: ({ input: { services } }) => ({
    services,
    code: '',
    resendAt: resendAfterSent(services),
    longestWaitMs: RESEND_AFTER_MS,
    ticket: '',
    failure: undefined,
  }),
  initial: 'coming',
  on: { 'clock.checked': { actions: 'count' } },
  states: {
    coming: {
      always: [{ guard: 'codeIsOut', target: 'entering' }, { target: 'explaining' }],
    },
    explaining: {
      tags: 'explaining',
      on: { 'code.requested': { guard: 'mayAskForCode', target: 'sending' } },
    },
    sending: {
      tags: ['explaining', 'busy'],
      entry: 'forgetFailure',
      invoke: sendCode('explaining'),
    },
    entering: {
      tags: 'entering',
      on: {
        'code.changed': {
          actions: assign(({ event }) => ({ code: readCode(event.value), failure: undefined })),
        },
        'code.submitted': { guard: 'isWhole', target: 'verifying' },
        'code.requested': { guard: 'mayAskForCode', target: 'resending' },
      },
    },
    resending: {
      description: 'The code that was sent before still counts.',
      tags: ['entering', 'busy'],
      entry: 'forgetFailure',
      invoke: sendCode('entering'),
    },
    verifying: {
      tags: ['entering', 'busy'],
      entry: 'forgetFailure',
      invoke: {
        src: 'verify',
        input: ({ context: { services, code } }) => ({ services, code }),
        onDone: {
          target: 'confirming',
          actions: [assign(({ event }) => ({ ticket: event.output.ticket })), 'forgetTime'],
        },
        onError: { target: 'entering', actions: { type: 'fail', params: errorOf } },
      },
    },
    confirming: {
      tags: 'confirming',
      on: { confirmed: 'removing' },
    },
    removing: {
      tags: ['confirming', 'busy'],
      entry: 'forgetFailure',
      invoke: {
        src: 'remove',
        input: ({ context: { services, ticket } }) => ({ services, ticket }),
        onDone: 'removed',
        onError: [
          {
            // A ticket that is used up or too old: back to a fresh code.
            guard: { type: 'serverSaidNo', params: errorOf },
            target: 'explaining',
            actions: { type: 'fail', params: errorOf },
          },
          // No answer: the ticket may still be good.
          { target: 'confirming', actions: { type: 'fail', params: errorOf } },
        ],
      },
    },
    removed: { tags: 'confirming', type: 'final' },
  },
});
