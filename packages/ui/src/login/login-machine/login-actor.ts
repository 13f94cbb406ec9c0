import type { PhoneCountry } from '../phone/phone.ts';
import type { CaptchaFailureReason, CaptchaResult } from '../slider-captcha/challenge.ts';
import type { LoginContext, LoginErrors, LoginFailure, LoginField } from './login-rules.ts';
import type { LoginServices } from './services.ts';

// No types of XState: these are public.

export interface LoginInput {
  services: LoginServices;
  /** Country of the phone numbers. Default: `mainlandChina`. */
  country?: PhoneCountry | undefined;
  /** Digits of a code. Default: 6. */
  codeLength?: number | undefined;
  /** Wait between two codes, ms. Default: 60 000 (spec §4). */
  resendAfterMs?: number | undefined;
  /** Length of the closing animation, ms. Default: 300 (spec §4). */
  closingMs?: number | undefined;
  /** Whether the visitor must agree to documents. Called at each validation. Default: true. */
  mustAgree?: (() => boolean) | undefined;
}

export type LoginEvent =
  | { type: 'dialog.opened' }
  | { type: 'dialog.closed' }
  | { type: 'phone.changed'; value: string }
  | { type: 'code.changed'; value: string }
  /** The browser filled in the code (WebOTP). Submits when the form is complete, with its agreement. */
  | { type: 'code.received'; value: string }
  | { type: 'agreement.changed'; agreed: boolean }
  | { type: 'code.requested' }
  | { type: 'login.submitted' }
  /** The service stored the session after the login was closed, for example by a listener of the session. */
  | { type: 'login.stored' }
  /** The UI that draws a slider sends these. For an overlay the machine sends them. */
  | { type: 'captcha.solved'; result: CaptchaResult }
  | { type: 'captcha.closed' }
  | { type: 'captcha.failed'; reason: CaptchaFailureReason }
  /** Computes the countdown again: the clock may have jumped while the tab was asleep. */
  | { type: 'clock.checked' };

/** Events for the UI. Unlike state, each is handled once. */
export type LoginEmitted =
  | { type: 'code.sent' }
  | { type: 'login.succeeded' }
  | { type: 'form.refused'; errors: LoginErrors }
  | { type: 'failed'; failure: LoginFailure }
  | { type: 'focus.wanted'; at: LoginField | 'send' };

type FormState =
  | 'editing'
  | 'awaitingCaptcha'
  | 'solvingCaptcha'
  | 'sending'
  | 'submitting'
  | 'done';

/** A state of the login. While it is open, three regions have a state each. */
export type LoginState =
  | 'closed'
  | 'open'
  | 'closing'
  | {
      open:
        | { form: FormState }
        | { captcha: 'preparing' | 'ready' | 'unavailable' }
        | { resend: 'usable' | 'counting' };
    };

/** A login at one moment. */
export interface LoginSnapshot {
  readonly context: LoginContext;
  /** Whether the login is in the state, or in a state inside of it. */
  matches(state: LoginState): boolean;
}

export interface LoginSubscription {
  unsubscribe(): void;
}

interface LoginObserver {
  next?: (snapshot: LoginSnapshot) => void;
}

/** A running login: takes events, and has a snapshot after each. `useSelector` of `@xstate/react` reads it, too. */
export interface LoginActor {
  send(event: LoginEvent): void;
  getSnapshot(): LoginSnapshot;
  subscribe(observer: LoginObserver): LoginSubscription;
  /** Calls the listener after each event. */
  subscribe(listener: (snapshot: LoginSnapshot) => void): LoginSubscription;
  /** Calls the listener for each emitted event of this type, with `*` for all. */
  on<Type extends LoginEmitted['type'] | '*'>(
    type: Type,
    listener: (event: LoginEmitted & (Type extends '*' ? unknown : { type: Type })) => void,
  ): LoginSubscription;
  /** Begins. `useLogin` does it. */
  start(): this;
  /** Ends, and aborts a running request. */
  stop(): this;
}
