import { useSelector } from '@xstate/react';
import { useCallback, useEffect, useMemo } from 'react';
import { useText } from '../../i18n/messages-provider.tsx';
import { useEvent } from '../../internal/use-event.ts';
import { toast } from '../../primitives/toast/toast-store.ts';
import type { LoginActor, LoginEmitted, LoginInput } from '../login-machine/login-actor.ts';
import type { LoginErrors } from '../login-machine/login-rules.ts';
import type { LoginServices } from '../login-machine/services.ts';
import type { PhoneCountry } from '../phone/phone.ts';
import type { CaptchaResult, SliderCaptchaProvider } from '../slider-captcha/challenge.ts';
import { failureText } from './failure-text.ts';
import type { Agreement } from './login-fields.tsx';
import { loginMessages as messages } from './messages.ts';
import { useLoginActor } from './use-login.ts';

/** Props of the form, with or without a dialog around it. */
export interface LoginFlowProps {
  /** Sends codes and logs in, such as `createLoginServices(client, { captcha })` of the SDK. Those of the latest render are called. */
  services: LoginServices;
  /**
   * Country of the phone numbers. Another one than `mainlandChina` needs services with `countryCodes`. Read once.
   * Default: `mainlandChina`, code 86 (spec §9).
   */
  country?: PhoneCountry | undefined;
  /** Called after a login, once the session is stored. */
  onSuccess?: (() => void) | undefined;
  /** Layout for phones: agreements open in the same tab, and a dialog is a sheet at the lower edge. Default: `false`. */
  mobile?: boolean | undefined;
  /**
   * Documents that the visitor must agree to. Their links use `LinkProvider`. With an empty list there is no
   * checkbox. Default: `/terms.html` and `/privacy.html` (spec §2).
   */
  agreements?: ReadonlyArray<Agreement> | undefined;
  /** Digits of the codes that the backend sends. Read once. Default: 6. */
  codeLength?: number | undefined;
  /** Wait between two codes, ms. Read once. Default: 60 000 (spec §4). */
  resendAfterMs?: number | undefined;
  /** Called after a code was sent and its toast was shown. */
  onCodeSent?: (() => void) | undefined;
  /** Called with the text of each failure (captcha, sending, login), after its toast was shown. */
  onError?: ((message: string) => void) | undefined;
  /** Called when validation rejects the form, for logs (spec §5). */
  onInvalid?: ((errors: LoginErrors) => void) | undefined;
}

/** What the form draws. */
export interface LoginFlow {
  actor: LoginActor;
  agreements: ReadonlyArray<Agreement>;
  succeeded: boolean;
  /** Whether a captcha is being solved. */
  challenged: boolean;
  /** The captcha that is being solved, if we draw it. */
  slider: SliderCaptchaProvider | null;
  solve: (result: CaptchaResult) => void;
  closeCaptcha: () => void;
  now: () => number;
}

type LoginFlowOptions = Omit<LoginFlowProps, 'mobile'> &
  Pick<LoginInput, 'closingMs'> & { open: boolean };

/** Runs a login, shows its toasts and calls the host. */
export function useLoginFlow(options: LoginFlowOptions): LoginFlow {
  const { onSuccess, onCodeSent, onError, onInvalid, agreements, ...login } = options;
  const { services } = login;
  const text = useText();
  const mustAgree = useEvent(() => agreements?.length !== 0);
  const actor = useLoginActor({ ...login, mustAgree, onStoredLate: onSuccess });
  const challenged = useSelector(actor, (state) =>
    state.matches({ open: { form: 'solvingCaptcha' } }),
  );
  const succeeded = useSelector(actor, ({ context }) => context.succeeded);
  const slider = challenged && services.captcha.kind === 'slider' ? services.captcha : null;

  useEmitted(actor, {
    'code.sent': () => {
      toast.success(text(messages.codeSent));
      onCodeSent?.();
    },
    failed: ({ failure }) => {
      const message = failureText(failure, text);
      toast.error(message);
      onError?.(message);
    },
    'form.refused': ({ errors }) => onInvalid?.(errors),
    'login.succeeded': () => onSuccess?.(),
  });

  const documents = useMemo(
    () =>
      agreements ?? [
        { label: text(messages.terms), href: '/terms.html' },
        { label: text(messages.privacy), href: '/privacy.html' },
      ],
    [agreements, text],
  );

  const now = useEvent(() => services.now());
  const closeCaptcha = useCallback(() => actor.send({ type: 'captcha.closed' }), [actor]);
  const solve = useCallback(
    (result: CaptchaResult) => actor.send({ type: 'captcha.solved', result }),
    [actor],
  );

  return {
    actor,
    agreements: documents,
    succeeded,
    challenged,
    slider,
    solve,
    closeCaptcha,
    now,
  };
}

type Handlers = { [E in LoginEmitted as E['type']]?: (event: E) => void };

/** Calls the handlers of the latest render. */
function useEmitted(actor: LoginActor, handlers: Handlers): void {
  const handle = useEvent((event: LoginEmitted) =>
    (handlers[event.type] as ((event: LoginEmitted) => void) | undefined)?.(event),
  );
  useEffect(() => {
    const subscription = actor.on('*', handle);
    return () => subscription.unsubscribe();
  }, [actor, handle]);
}
