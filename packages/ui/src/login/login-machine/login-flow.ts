import { assign, enqueueActions, setup, stateIn } from 'xstate';
import { readCode } from '../phone/phone.ts';
import { type CaptchaResult, captchaReasonOf } from '../slider-captcha/challenge.ts';
import { untilNextSecond } from './cooldown.ts';
import type { LoginEmitted, LoginEvent, LoginInput } from './login-actor.ts';
import { login, prepareCaptcha, sendCode, showCaptcha } from './login-actors.ts';
import {
  cooldownOf,
  counted,
  firstWrong,
  formErrors,
  isComplete,
  type LoginContext,
  type LoginFailure,
  type LoginField,
  mayHaveCode,
  mayRequest,
  phoneError,
  saidByServer,
  without,
} from './login-rules.ts';

/** Guards, actions, actors and delays of the states in `login-machine.ts`. */
export const flow = setup({
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
    challengedMayHaveCode: ({ context }) => mayHaveCode(context, context.challengedPhone),
    formIsComplete: ({ context }) => isComplete(context),
    formIsCompleteWith: ({ context }, code: string) =>
      isComplete({ ...context, code: readCode(code, context.codeLength) }),
    captchaIsAnOverlay: ({ context }) => context.services.captcha.kind === 'overlay',
    captchaIsReady: stateIn({ open: { captcha: 'ready' } }),
    serverSaidNo: (_, error: unknown) => saidByServer(error),
  },
  delays: {
    closing: ({ context }) => context.closingMs,
    nextSecond: ({ context }) => untilNextSecond(context.endsAt ?? 0, context.services.now()),
  },
  actions: {
    resetErrors: assign(({ context }) => ({ errors: {}, failure: null, ...cooldownOf(context) })),
    succeed: assign({ succeeded: true }),
    /** Input survives closing the dialog, but not a login. */
    forgetAfterSuccess: assign(({ context }) =>
      context.succeeded ? { succeeded: false, phone: '', code: '', agreed: false } : {},
    ),
    count: assign(({ context }) => counted(context.endsAt, context)),
    lookUpCooldown: assign(({ context }) => cooldownOf(context)),
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
      code: readCode(value, context.codeLength),
      errors: without(context.errors, 'code'),
      failure: null,
    })),
    changeAgreement: assign(({ context }, agreed: boolean) => ({
      agreed,
      errors: without(context.errors, 'agreement'),
      failure: null,
    })),
    clearCode: assign({ code: '' }),
    /** A code that was typed after the request may be the new one already. */
    clearVoidCode: assign(({ context }) =>
      context.code === context.codeAtRequest
        ? { code: '', errors: without(context.errors, 'code') }
        : {},
    ),
    beginRequest: assign(({ context }) => ({ codeAtRequest: context.code, failure: null })),
    requestAgain: enqueueActions(({ enqueue }) => enqueue.raise({ type: 'code.requested' })),
    challengePhone: assign(({ context }) => ({ challengedPhone: context.phone })),
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
