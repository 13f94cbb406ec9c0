import { and, not } from 'xstate';
import { CLOSING_MS } from '../../primitives/dialog/closing-ms.ts';
import { CODE_LENGTH, mainlandChina } from '../phone/phone.ts';
import type { CaptchaFailureReason } from '../slider-captcha/challenge.ts';
import { RESEND_AFTER_MS } from './cooldown.ts';
import { flow } from './login-flow.ts';
import { failureOf, type LoginFailure, type LoginField, numberOf } from './login-rules.ts';

const typedValue = ({ event }: { event: { value: string } }) => event.value;
const errorOf = ({ event }: { event: { error: unknown } }) => event.error;

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

/** In states without a running request. */
const submittable = [
  { guard: 'formIsComplete', target: 'submitting', actions: 'clearFailure' },
  { actions: 'refuseForm' },
] as const;

const form = flow.createStateConfig({
  initial: 'editing',
  states: {
    editing: {
      on: {
        'code.requested': [
          { guard: 'codeMayBeRequested', target: 'awaitingCaptcha', actions: 'beginRequest' },
          { guard: 'phoneIsWrong', actions: 'refusePhone' },
          { actions: 'lookUpCooldown' },
        ],
        'code.received': [
          {
            guard: { type: 'formIsCompleteWith', params: typedValue },
            target: 'submitting',
            actions: { type: 'changeCode', params: typedValue },
          },
          { actions: { type: 'changeCode', params: typedValue } },
        ],
        'login.submitted': submittable,
      },
    },
    awaitingCaptcha: {
      description: 'The code was requested before the vendor was ready.',
      always: [
        {
          guard: and(['captchaIsReady', 'codeMayBeRequested']),
          target: 'solvingCaptcha',
          actions: 'challengePhone',
        },
        // Another number was typed meanwhile. It is wrong or must wait.
        { guard: 'captchaIsReady', target: 'editing', actions: 'requestAgain' },
      ],
      on: { 'captcha.failed': captchaFailed, 'login.submitted': submittable },
    },
    solvingCaptcha: {
      invoke: {
        id: 'showCaptcha',
        src: 'showCaptcha',
        input: ({ context }) => ({ provider: context.services.captcha }),
      },
      on: {
        'captcha.solved': [
          {
            guard: 'challengedMayHaveCode',
            target: 'sending',
            actions: [{ type: 'keepResult', params: ({ event }) => event.result }, focusOn('send')],
          },
          // The code of a login that was closed, or of another tab, was sent meanwhile.
          { target: 'editing', actions: ['lookUpCooldown', 'resetCaptcha', focusOn('code')] },
        ],
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
          number: numberOf(context, context.challengedPhone),
          captcha: context.captchaResult,
          waitMs: context.resendAfterMs,
        }),
        onDone: {
          target: 'editing',
          actions: ['clearVoidCode', 'lookUpCooldown', 'announceSent', focusOn('code')],
        },
        onError: {
          target: 'editing',
          actions: [
            'lookUpCooldown',
            { type: 'fail', params: ({ event }) => failureOf('send', event.error) },
            focusOn('send'),
          ],
        },
      },
      // spec §4: after every attempt, successful or not.
      exit: ['dropResult', 'resetCaptcha'],
    },
    submitting: {
      on: { 'phone.changed': {}, 'code.changed': {}, 'code.received': {}, 'agreement.changed': {} },
      invoke: {
        id: 'login',
        src: 'login',
        input: ({ context }) => ({
          services: context.services,
          number: numberOf(context, context.phone),
          code: context.code,
        }),
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
        // A failure is shown only when the visitor has requested a code.
        onError: {
          target: 'unavailable',
          actions: { type: 'reportCaptcha', params: errorOf },
        },
      },
    },
    // A vendor that failed may load anew. The dialog can be closed in `preparing`, but not in `solvingCaptcha`.
    ready: { on: { 'captcha.failed': 'unavailable' } },
    unavailable: {
      on: { 'code.requested': { guard: 'codeMayBeRequested', target: 'unprepared' } },
    },
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

/**
 * Login with a phone number and a code, without a UI: spec §4 and §5.
 *
 * While the dialog is open, three regions run in parallel: the form (`form`), the preparation of a vendor's captcha
 * (`captcha`) and the wait until the next code (`resend`). Leaving a state aborts the signal of its request. A code may be
 * sent nevertheless, so the store is asked before the next one. Only a sent code or a wait that the server names starts a
 * countdown.
 */
export const loginMachine = flow.createMachine({
  id: 'login',
  context: ({ input }) => ({
    services: input.services,
    country: input.country ?? mainlandChina,
    codeLength: input.codeLength ?? CODE_LENGTH,
    resendAfterMs: input.resendAfterMs ?? RESEND_AFTER_MS,
    closingMs: input.closingMs ?? CLOSING_MS,
    mustAgree: input.mustAgree ?? (() => true),
    phone: '',
    code: '',
    agreed: false,
    errors: {},
    failure: null,
    succeeded: false,
    challengedPhone: '',
    codeAtRequest: '',
    captchaResult: null,
    endsAt: null,
    secondsLeft: 0,
    longestWaitMs: input.resendAfterMs ?? RESEND_AFTER_MS,
  }),
  initial: 'closed',
  on: { 'login.stored': { actions: 'succeed' } },
  states: {
    closed: { entry: 'forgetAfterSuccess', on: { 'dialog.opened': 'open' } },
    open: {
      type: 'parallel',
      entry: ['forgetAfterSuccess', 'resetErrors'],
      states: { form, captcha, resend },
      on: {
        'dialog.closed': 'closing',
        'phone.changed': { actions: { type: 'changePhone', params: typedValue } },
        'code.changed': { actions: { type: 'changeCode', params: typedValue } },
        // Elsewhere than in `editing` it is only filled in.
        'code.received': { actions: { type: 'changeCode', params: typedValue } },
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
