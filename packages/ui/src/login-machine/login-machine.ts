import {
  type ActorRefFrom,
  assign,
  enqueueActions,
  not,
  type SnapshotFrom,
  setup,
  stateIn,
} from 'xstate';
import { mainlandChina, type PhoneCountry, readCode } from '../phone/phone.ts';
import {
  type CaptchaFailureReason,
  type CaptchaResult,
  captchaReasonOf,
} from '../slider-captcha/challenge.ts';
import { RESEND_AFTER_MS, untilNextSecond } from './cooldown.ts';
import { login, prepareCaptcha, sendCode, showCaptcha } from './login-actors.ts';
import {
  cooldownOf,
  counted,
  failureOf,
  firstWrong,
  formErrors,
  isComplete,
  type LoginContext,
  type LoginErrors,
  type LoginFailure,
  type LoginField,
  mayRequest,
  phoneError,
  retryAfterMs,
  saidByServer,
  without,
} from './login-rules.ts';
import type { LoginServices } from './services.ts';

/**
 * Logging in with a phone number and a code sent to it, without a face: spec §4 and §5.
 *
 * Three things go on side by side while the dialog is open, each a region: what the visitor does (`form`), whether a
 * vendor's captcha is at hand (`captcha`), and the wait until the next code (`resend`). One request is under way at
 * most; leaving a state aborts what it began; a countdown cannot run without a code that was sent, because only a
 * successful send, or a server that names a wait, writes its deadline.
 */

/** spec §4: from open to closed. */
export const CLOSING_MS = 300;

export interface LoginInput {
  services: LoginServices;
  country?: PhoneCountry | undefined;
  /** ms from a successful send until the next; 60 000 by default (spec §4). */
  resendAfterMs?: number | undefined;
  /** ms of the closing animation; 300 by default (spec §4). */
  closingMs?: number | undefined;
}

export type LoginEvent =
  | { type: 'dialog.opened' }
  | { type: 'dialog.closed' }
  | { type: 'phone.changed'; value: string }
  | { type: 'code.changed'; value: string }
  /** The code came by itself (WebOTP). Submits when nothing else is missing, the agreement least of all. */
  | { type: 'code.received'; value: string }
  | { type: 'agreement.changed'; agreed: boolean }
  | { type: 'code.requested' }
  | { type: 'login.submitted' }
  /** From the face that draws a slider; an overlay's come from its provider. */
  | { type: 'captcha.solved'; result: CaptchaResult }
  | { type: 'captcha.closed' }
  | { type: 'captcha.failed'; reason: CaptchaFailureReason }
  /** Time may have leapt: the tab woke up. */
  | { type: 'clock.checked' };

/** What a face may want to act on once, rather than to draw. */
export type LoginEmitted =
  | { type: 'code.sent' }
  | { type: 'login.succeeded' }
  | { type: 'form.refused'; errors: LoginErrors }
  | { type: 'failed'; failure: LoginFailure }
  | { type: 'focus.wanted'; at: LoginField | 'send' };

const flow = setup({
  types: {} as {
    context: LoginContext;
    events: LoginEvent;
    emitted: LoginEmitted;
    input: LoginInput;
  },
  actors: { sendCode, login, prepareCaptcha, showCaptcha },
  guards: {
    isCoolingDown: ({ context }) => context.secondsLeft > 0,
    phoneIsWrong: ({ context }) => phoneError(context).phone !== undefined,
    codeMayBeRequested: ({ context }) => mayRequest(context),
    formIsComplete: ({ context }) => isComplete(context),
    formIsCompleteWith: ({ context }, code: string) =>
      isComplete({ ...context, code: readCode(code) }),
    captchaIsAnOverlay: ({ context }) => context.services.captcha.kind === 'overlay',
    captchaIsReady: stateIn({ open: { captcha: 'ready' } }),
    captchaIsLost: (_, reason: CaptchaFailureReason) => reason === 'not-initialised',
    serverSaidNo: (_, error: unknown) => saidByServer(error),
  },
  delays: {
    closing: ({ context }) => context.closingMs,
    nextSecond: ({ context }) => untilNextSecond(context.endsAt ?? 0, context.services.now()),
  },
  actions: {
    startAfresh: assign(({ context }) => ({ errors: {}, failure: null, ...cooldownOf(context) })),
    succeed: assign({ succeeded: true }),
    /** What was typed survives a dialog that was closed too early, but not a login. */
    forgetAfterSuccess: assign(({ context }) =>
      context.succeeded ? { succeeded: false, phone: '', code: '', agreed: false } : {},
    ),
    count: assign(({ context }) => counted(context.endsAt, context)),
    lookUpCooldown: assign(({ context }) => cooldownOf(context)),
    heedServer: assign(({ context }, error: unknown) => {
      const longestWaitMs = Math.max(context.longestWaitMs, retryAfterMs(error));
      return { longestWaitMs, ...cooldownOf({ ...context, longestWaitMs }) };
    }),
    changePhone: assign(({ context }, value: string) => {
      const phone = context.country.normalize(value);
      return {
        phone,
        errors: without(context.errors, 'phone'),
        failure: null,
        ...cooldownOf(context, phone),
      };
    }),
    changeCode: assign(({ context }, value: string) => ({
      code: readCode(value),
      errors: without(context.errors, 'code'),
      failure: null,
    })),
    changeAgreement: assign(({ context }, agreed: boolean) => ({
      agreed,
      errors: without(context.errors, 'agreement'),
      failure: null,
    })),
    clearCode: assign({ code: '' }),
    beginRequest: assign(({ context }) => ({ challengedPhone: context.phone, failure: null })),
    keepResult: assign((_, captchaResult: CaptchaResult) => ({ captchaResult })),
    dropResult: assign({ captchaResult: null }),
    resetCaptcha: ({ context: { services } }) => {
      if (services.captcha.kind === 'overlay') services.captcha.reset();
    },
    reportCaptcha: enqueueActions(({ enqueue }, error: unknown) =>
      enqueue.raise({ type: 'captcha.failed', reason: captchaReasonOf(error) }),
    ),
    clearFailure: assign({ failure: null }),
    refusePhone: enqueueActions(({ context, enqueue }) => {
      const errors = { ...context.errors, ...phoneError(context) };
      enqueue.assign({ errors, failure: null });
      enqueue.emit({ type: 'form.refused', errors });
      enqueue.emit({ type: 'focus.wanted', at: 'phone' });
    }),
    refuseForm: enqueueActions(({ context, enqueue }) => {
      const errors = formErrors(context);
      enqueue.assign({ errors, failure: null });
      enqueue.emit({ type: 'form.refused', errors });
      enqueue.emit({ type: 'focus.wanted', at: firstWrong(errors) });
    }),
    fail: enqueueActions(({ enqueue }, failure: LoginFailure) => {
      enqueue.assign({ failure });
      enqueue.emit({ type: 'failed', failure });
    }),
    wantFocus: enqueueActions(({ enqueue }, at: LoginField | 'send') =>
      enqueue.emit({ type: 'focus.wanted', at }),
    ),
    announceSent: enqueueActions(({ enqueue }) => enqueue.emit({ type: 'code.sent' })),
    announceSuccess: enqueueActions(({ enqueue }) => enqueue.emit({ type: 'login.succeeded' })),
  },
});

const typedValue = ({ event }: { event: { value: string } }) => event.value;
const errorOf = ({ event }: { event: { error: unknown } }) => event.error;
const reasonOf = ({ event }: { event: { reason: CaptchaFailureReason } }) => event.reason;

const focusOn = (at: LoginField | 'send') => ({ type: 'wantFocus', params: at }) as const;

const captchaFailed = {
  target: 'editing',
  actions: [
    {
      type: 'fail',
      params: ({ event }: { event: { reason: CaptchaFailureReason } }): LoginFailure => ({
        act: 'captcha',
        reason: event.reason,
      }),
    },
    focusOn('send'),
  ],
} as const;

const form = flow.createStateConfig({
  initial: 'editing',
  states: {
    editing: {
      on: {
        'code.requested': [
          { guard: 'codeMayBeRequested', target: 'awaitingCaptcha', actions: 'beginRequest' },
          { guard: 'phoneIsWrong', actions: 'refusePhone' },
        ],
        'code.received': [
          {
            guard: { type: 'formIsCompleteWith', params: typedValue },
            target: 'submitting',
            actions: { type: 'changeCode', params: typedValue },
          },
          { actions: { type: 'changeCode', params: typedValue } },
        ],
        'login.submitted': [
          { guard: 'formIsComplete', target: 'submitting', actions: 'clearFailure' },
          { actions: 'refuseForm' },
        ],
      },
    },
    awaitingCaptcha: {
      description: 'Asked for before the vendor was ready.',
      always: { guard: 'captchaIsReady', target: 'solvingCaptcha' },
      on: { 'captcha.failed': captchaFailed },
    },
    solvingCaptcha: {
      invoke: {
        id: 'showCaptcha',
        src: 'showCaptcha',
        input: ({ context }) => ({ provider: context.services.captcha }),
      },
      on: {
        'captcha.solved': {
          target: 'sending',
          actions: [{ type: 'keepResult', params: ({ event }) => event.result }, focusOn('send')],
        },
        'captcha.closed': { target: 'editing', actions: focusOn('send') },
        'captcha.failed': captchaFailed,
      },
    },
    sending: {
      invoke: {
        id: 'sendCode',
        src: 'sendCode',
        input: ({ context }) => ({
          services: context.services,
          phone: context.challengedPhone,
          captcha: context.captchaResult,
          waitMs: context.resendAfterMs,
        }),
        onDone: { target: 'editing', actions: ['lookUpCooldown', 'announceSent', focusOn('code')] },
        onError: {
          target: 'editing',
          actions: [
            { type: 'heedServer', params: errorOf },
            { type: 'fail', params: ({ event }) => failureOf('send', event.error) },
            focusOn('send'),
          ],
        },
      },
      // spec §4: after every attempt, successful or not.
      exit: ['dropResult', 'resetCaptcha'],
    },
    submitting: {
      on: { 'phone.changed': {}, 'code.changed': {}, 'agreement.changed': {} },
      invoke: {
        id: 'login',
        src: 'login',
        input: ({ context: { services, phone, code } }) => ({ services, phone, code }),
        onDone: 'done',
        onError: [
          {
            guard: { type: 'serverSaidNo', params: errorOf },
            target: 'editing',
            actions: [
              'clearCode',
              { type: 'fail', params: ({ event }) => failureOf('login', event.error) },
              focusOn('code'),
            ],
          },
          {
            target: 'editing',
            actions: { type: 'fail', params: ({ event }) => failureOf('login', event.error) },
          },
        ],
      },
    },
    done: { entry: ['succeed', 'announceSuccess'] },
  },
});

const captcha = flow.createStateConfig({
  initial: 'unprepared',
  states: {
    unprepared: {
      always: [{ guard: 'captchaIsAnOverlay', target: 'preparing' }, { target: 'ready' }],
    },
    preparing: {
      invoke: {
        id: 'prepareCaptcha',
        src: 'prepareCaptcha',
        input: ({ context }) => ({ provider: context.services.captcha }),
        onDone: 'ready',
        // Nobody asked for it yet, perhaps: only who waits for it hears of it.
        onError: {
          target: 'unavailable',
          actions: { type: 'reportCaptcha', params: errorOf },
        },
      },
    },
    ready: {
      on: {
        'captcha.failed': {
          guard: { type: 'captchaIsLost', params: reasonOf },
          target: 'unavailable',
        },
      },
    },
    unavailable: { on: { 'code.requested': { guard: 'codeMayBeRequested', target: 'preparing' } } },
  },
});

const resend = flow.createStateConfig({
  initial: 'usable',
  states: {
    usable: { always: { guard: 'isCoolingDown', target: 'counting' } },
    counting: {
      always: { guard: not('isCoolingDown'), target: 'usable' },
      after: { nextSecond: { target: 'counting', reenter: true, actions: 'count' } },
      on: { 'clock.checked': { target: 'counting', reenter: true, actions: 'count' } },
    },
  },
});

export const loginMachine = flow.createMachine({
  id: 'login',
  context: ({ input }) => ({
    services: input.services,
    country: input.country ?? mainlandChina,
    resendAfterMs: input.resendAfterMs ?? RESEND_AFTER_MS,
    closingMs: input.closingMs ?? CLOSING_MS,
    phone: '',
    code: '',
    agreed: false,
    errors: {},
    failure: null,
    succeeded: false,
    challengedPhone: '',
    captchaResult: null,
    endsAt: null,
    secondsLeft: 0,
    longestWaitMs: input.resendAfterMs ?? RESEND_AFTER_MS,
  }),
  initial: 'closed',
  states: {
    closed: { entry: 'forgetAfterSuccess', on: { 'dialog.opened': 'open' } },
    open: {
      type: 'parallel',
      entry: ['forgetAfterSuccess', 'startAfresh'],
      states: { form, captcha, resend },
      on: {
        'dialog.closed': 'closing',
        'phone.changed': { actions: { type: 'changePhone', params: typedValue } },
        'code.changed': { actions: { type: 'changeCode', params: typedValue } },
        'agreement.changed': {
          actions: { type: 'changeAgreement', params: ({ event }) => event.agreed },
        },
      },
    },
    closing: {
      after: { closing: 'closed' },
      on: { 'dialog.opened': 'open' },
    },
  },
});

export type LoginActor = ActorRefFrom<typeof loginMachine>;
export type LoginSnapshot = SnapshotFrom<typeof loginMachine>;
