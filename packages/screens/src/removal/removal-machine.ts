import {
  deadline,
  RESEND_AFTER_MS,
  retryAfterMs,
  saidByServer,
  secondsLeft,
  untilNextSecond,
} from '@companion/ui/login-machine';
import { CODE_LENGTH, readCode } from '@companion/ui/phone';
import { assign, enqueueActions, fromPromise, setup } from 'xstate';

/** What is lost with the account. */
export interface RemovalCounts {
  talks: number;
  messages: number;
  /** Items on the shelf. */
  kept: number;
  /** Stories that were begun. */
  stories: number;
}

/**
 * Calls of the removal. Refused by the server, each rejects with an error named `ApiError` or `SessionExpiredError`:
 * `message` is for the visitor, `retryAfterSeconds` is the time to wait in seconds.
 */
export interface RemovalServices {
  /** Counts what the account holds. Without it, or when it fails, the flow tells it without numbers. */
  count?(signal: AbortSignal): Promise<RemovalCounts>;
  /** Sends a code by SMS to the account's number. Never aborted, because an SMS can't be taken back. */
  sendCode(): Promise<void>;
  /** Exchanges the code for a ticket. */
  verify(input: { code: string }, signal: AbortSignal): Promise<{ ticket: string }>;
  /** Resolves when the account is removed. Never aborted, because it can't be undone. */
  remove(input: { ticket: string }): Promise<void>;
  /** ms since epoch. */
  now(): number;
  /** Stores when the last unused code was sent (`now`), so that a reload keeps it; `null`: no code. */
  sentAt: { read(): number | null; write(at: number | null): void };
}

/** Lifetime of a code, also named in `messages.sent`. */
const CODE_LIFETIME_MS = 5 * 60 * 1_000;

interface RemovalContext {
  services: RemovalServices;
  code: string;
  /** Code in the field when the last one was requested. Once that is sent, it is void. */
  codeAtRequest: string;
  /** When the next code may be sent, ms since epoch; `null`: now. */
  resendAt: number | null;
  /** Seconds of the countdown; 0 when a code may be sent. */
  secondsLeft: number;
  /** Limit of the wait: the usual one, or the server's. Protects against a clock that is set back. */
  longestWaitMs: number;
  ticket: string;
  failure: unknown;
}

export type RemovalEvent =
  | { type: 'code.requested' }
  | { type: 'code.changed'; value: string }
  | { type: 'code.submitted' }
  | { type: 'confirmed' }
  /** Computes the wait again: the clock may have been changed. */
  | { type: 'clock.checked' };

/** When the next code may be sent after a stored one. Ignores it when it is too old or in the future. */
function resendAfterSent({ now, sentAt }: RemovalServices): number | null {
  const sent = sentAt.read();
  if (sent === null) return null;
  const age = now() - sent;
  return age >= 0 && age < CODE_LIFETIME_MS ? sent + RESEND_AFTER_MS : null;
}

/** When the next code may be sent; `null`: now. A flow that was left may have sent a code meanwhile. */
export function nextCodeAt({ services, resendAt, longestWaitMs }: RemovalContext): number | null {
  const latest = Math.max(resendAt ?? -Infinity, resendAfterSent(services) ?? -Infinity);
  return deadline(latest, services.now(), longestWaitMs);
}

/**
 * Removing an account (docs/decisions/010-sms-and-account-removal.md): a new code, its ticket, a confirmation.
 * Leaving aborts the check of a code. A code that is on its way and the removal itself go on. Nothing is changed before
 * the removal. A code can still be entered after a reload, or when the flow was left while it was sent.
 *
 * Tags: what is shown (`explaining`, `entering`, `confirming`), and that a call is running (`busy`).
 */
const removal = setup({
  types: {
    context: {} as RemovalContext,
    events: {} as RemovalEvent,
    input: {} as { services: RemovalServices },
    tags: {} as 'explaining' | 'entering' | 'confirming' | 'busy',
  },
  actors: {
    sendCode: fromPromise<void, RemovalServices>(async ({ input: { sendCode, sentAt, now } }) => {
      await sendCode();
      // Also after the flow was left: the SMS was sent.
      sentAt.write(now());
    }),
    verify: fromPromise<{ ticket: string }, { services: RemovalServices; code: string }>(
      ({ input: { services, code }, signal }) => services.verify({ code }, signal),
    ),
    remove: fromPromise<void, { services: RemovalServices; ticket: string }>(
      ({ input: { services, ticket } }) => services.remove({ ticket }),
    ),
  },
  guards: {
    hasSentCode: ({ context: { services } }) => resendAfterSent(services) !== null,
    canRequestCode: ({ context }) => nextCodeAt(context) === null,
    isComplete: ({ context }) => context.code.length === CODE_LENGTH,
    isRefused: (_, { error }: { error: unknown }) => saidByServer(error),
    // A flow that was left has sent a code meanwhile.
    isTooSoon: ({ context: { services } }, { error }: { error: unknown }) =>
      resendAfterSent(services) !== null && retryAfterMs(error) > 0,
  },
  actions: {
    /** Computes the countdown, and again when its second is over. */
    count: enqueueActions(({ context, enqueue }) => {
      const now = context.services.now();
      const resendAt = nextCodeAt(context);
      enqueue.assign({ resendAt, secondsLeft: secondsLeft(resendAt, now) });
      enqueue.cancel('second');
      if (resendAt === null) return;
      const delay = untilNextSecond(resendAt, now);
      enqueue.raise({ type: 'clock.checked' }, { id: 'second', delay });
    }),
    clearFailure: assign({ failure: undefined }),
    changeCode: assign((_, { value }: { value: string }) => ({
      code: readCode(value),
      failure: undefined,
    })),
    beginRequest: assign(({ context }) => ({
      codeAtRequest: context.code,
      failure: undefined,
    })),
    fail: assign((_, { error }: { error: unknown }) => ({ failure: error })),
    /** A code that was typed after the request may be the new one already. */
    resetCode: assign(({ context }) => ({
      code: context.code === context.codeAtRequest ? '' : context.code,
      resendAt: context.services.now() + RESEND_AFTER_MS,
    })),
    clearSentAt: ({ context: { services } }) => services.sentAt.write(null),
    applyServerWait: assign(({ context }, { error }: { error: unknown }) => ({
      resendAt: context.services.now() + retryAfterMs(error),
      longestWaitMs: Math.max(context.longestWaitMs, retryAfterMs(error)),
    })),
  },
});

const codeChanged = {
  actions: {
    type: 'changeCode',
    params: ({ event: { value } }: { event: { value: string } }) => ({ value }),
  },
} as const;

const errorOf = ({ event: { error } }: { event: { error: unknown } }) => ({ error });

/** Sends a code; returns to `before` when that fails. */
const sendCode = <const Before extends string>(before: Before) =>
  ({
    src: 'sendCode',
    input: ({ context }: { context: RemovalContext }) => context.services,
    onDone: { target: 'entering', actions: ['resetCode', 'count'] },
    onError: {
      target: before,
      actions: [
        { type: 'applyServerWait', params: errorOf },
        'count',
        { type: 'fail', params: errorOf },
      ],
    },
  }) as const;

export const removalMachine = removal.createMachine({
  id: 'removal',
  context: ({ input: { services } }) => ({
    services,
    code: '',
    codeAtRequest: '',
    resendAt: null,
    secondsLeft: 0,
    longestWaitMs: RESEND_AFTER_MS,
    ticket: '',
    failure: undefined,
  }),
  initial: 'starting',
  on: { 'clock.checked': { actions: 'count' } },
  states: {
    starting: {
      always: [
        { guard: 'hasSentCode', target: 'entering', actions: 'count' },
        { target: 'explaining' },
      ],
    },
    explaining: {
      tags: 'explaining',
      on: {
        'code.requested': [
          { guard: 'canRequestCode', target: 'sending' },
          { guard: 'hasSentCode', target: 'entering', actions: 'count' },
        ],
        'clock.checked': [
          // A flow that was left has sent a code meanwhile.
          { guard: 'hasSentCode', target: 'entering', actions: ['clearFailure', 'count'] },
          { actions: 'count' },
        ],
      },
    },
    sending: {
      tags: ['explaining', 'busy'],
      entry: 'beginRequest',
      invoke: {
        ...sendCode('explaining'),
        onError: [
          {
            guard: { type: 'isTooSoon', params: errorOf },
            target: 'entering',
            actions: [{ type: 'applyServerWait', params: errorOf }, 'count'],
          },
          sendCode('explaining').onError,
        ],
      },
    },
    entering: {
      tags: 'entering',
      on: {
        'code.changed': codeChanged,
        'code.submitted': { guard: 'isComplete', target: 'verifying' },
        'code.requested': [{ guard: 'canRequestCode', target: 'resending' }, { actions: 'count' }],
      },
    },
    resending: {
      description: 'The previous code stays valid.',
      tags: ['entering', 'busy'],
      entry: 'beginRequest',
      invoke: sendCode('entering'),
      on: { 'code.changed': codeChanged },
    },
    verifying: {
      tags: ['entering', 'busy'],
      entry: 'clearFailure',
      invoke: {
        src: 'verify',
        input: ({ context: { services, code } }) => ({ services, code }),
        onDone: {
          target: 'confirming',
          actions: [assign(({ event }) => ({ ticket: event.output.ticket })), 'clearSentAt'],
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
      entry: 'clearFailure',
      invoke: {
        src: 'remove',
        input: ({ context: { services, ticket } }) => ({ services, ticket }),
        onDone: 'removed',
        onError: [
          {
            // The ticket is used or expired: a new code is needed.
            guard: { type: 'isRefused', params: errorOf },
            target: 'explaining',
            actions: { type: 'fail', params: errorOf },
          },
          // No answer: the ticket may still be valid.
          { target: 'confirming', actions: { type: 'fail', params: errorOf } },
        ],
      },
    },
    removed: { tags: 'confirming', type: 'final' },
  },
});
