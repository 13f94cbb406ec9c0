import { useSelector } from '@xstate/react';
import {
  forwardRef,
  type MouseEvent,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
} from 'react';
import { ourCompanion } from '../../brand/logo/our-companion.ts';
import type { CompanionLook } from '../../brand/sprite/companion.ts';
import { useText } from '../../i18n/messages-provider.tsx';
import { classNames } from '../../internal/class-names.ts';
import { useEscape } from '../../internal/use-escape.ts';
import { useEvent } from '../../internal/use-event.ts';
import { CLOSING_MS } from '../../primitives/dialog/closing-ms.ts';
import { Dialog, type DialogProps } from '../../primitives/dialog/dialog.tsx';
import type { DialogCloseReason } from '../../primitives/dialog/dialog-root.tsx';
import { toast } from '../../primitives/toast/toast-store.ts';
import { BrandContext } from '../../theme/theme-provider/brand-context.ts';
import type { LoginEmitted } from '../login-machine/login-flow.ts';
import type { LoginActor } from '../login-machine/login-machine.ts';
import type { LoginErrors } from '../login-machine/login-rules.ts';
import type { LoginServices } from '../login-machine/services.ts';
import type { PhoneCountry } from '../phone/phone.ts';
import type { CaptchaResult } from '../slider-captcha/challenge.ts';
import { SliderCaptcha } from '../slider-captcha/slider-captcha.tsx';
import { failureText } from './failure-text.ts';
import { LoginCrown } from './login-crown.tsx';
import * as css from './login-dialog.css.ts';
import type { Agreement } from './login-fields.tsx';
import { LoginForm } from './login-form.tsx';
import { loginMessages as messages } from './messages.ts';
import { useLogin } from './use-login.ts';

export type LoginCloseReason = DialogCloseReason | 'navigation' | 'success';

export interface LoginDialogProps
  extends Omit<
    DialogProps,
    | 'onClose'
    | 'title'
    | 'titleHidden'
    | 'placement'
    | 'suspended'
    | 'header'
    | 'initialFocus'
    | 'children'
    | 'onError'
    | 'onInvalid'
  > {
  /** Whether the dialog is open. Only the host changes it. */
  open: boolean;
  /** Asks the host to set `open` to false. */
  onClose: (reason: LoginCloseReason) => void;
  /** Called after a login, once the session is stored; `onClose('success')` follows. */
  onSuccess?: (() => void) | undefined;
  /** Sends codes and logs in, such as `createLoginServices(client, { captcha })` of the SDK. Those of the latest render are called. */
  services: LoginServices;
  /** Layout for phones: a sheet at the lower edge; agreements open in the same tab. Default: false. */
  mobile?: boolean | undefined;
  /**
   * Documents that the visitor must agree to. Their links use `LinkProvider`. With an empty list there is no
   * checkbox. Default: `/terms.html` and `/privacy.html` (spec §2).
   */
  agreements?: readonly Agreement[] | undefined;
  /** Country of the phone numbers. Default: `mainlandChina`, code 86 (spec §9). */
  country?: PhoneCountry | undefined;
  /** Wait between two codes, ms. Default: 60 000 (spec §4). */
  resendAfterMs?: number | undefined;
  /** Length of the closing animation, ms. Default: 300 (spec §4). */
  closingMs?: number | undefined;
  /** Companion on the edge of the dialog. Default: the companion of the logo. */
  companion?: CompanionLook | undefined;
  /**
   * Above the title, such as a logo; `null` for nothing. Default: the crown of `ThemeProvider`, or the
   * companion with its lamp.
   */
  crown?: ReactNode;
  /** Called after a code was sent and its toast was shown. */
  onCodeSent?: (() => void) | undefined;
  /** Called with the text of each failure (captcha, sending, login), after its toast was shown. */
  onError?: ((message: string) => void) | undefined;
  /** Called when validation rejects the form, for logs (spec §5). */
  onInvalid?: ((errors: LoginErrors) => void) | undefined;
}

/**
 * Login and registration with a phone number and a code (spec §2). Its toasts need `ToastAnnouncer` and
 * `ToastViewport` of `@companion/ui/toast` on the page. For a custom UI use `useLogin` with the state machine of
 * `@companion/ui/login-machine`.
 */
export const LoginDialog = forwardRef<HTMLDivElement, LoginDialogProps>(function LoginDialog(
  {
    open,
    onClose,
    onSuccess,
    services,
    mobile = false,
    agreements,
    country,
    resendAfterMs,
    closingMs = CLOSING_MS,
    companion = ourCompanion,
    crown,
    onCodeSent,
    onError,
    onInvalid,
    className,
    ...rest
  },
  ref,
) {
  const text = useText();
  const brand = useContext(BrandContext);
  const ownCrown = crown === undefined ? brand.crown : crown;
  const mustAgree = useEvent(() => agreements?.length !== 0);
  const actor = useLogin({ open, services, country, resendAfterMs, closingMs, mustAgree });
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
    'login.succeeded': () => {
      onSuccess?.();
      onClose('success');
    },
  });

  const documents = useMemo(
    () =>
      agreements ?? [
        { label: text(messages.terms), href: '/terms.html' },
        { label: text(messages.privacy), href: '/privacy.html' },
      ],
    [agreements, text],
  );

  const follow = useEvent(({ metaKey, ctrlKey, shiftKey }: MouseEvent) => {
    if (!metaKey && !ctrlKey && !shiftKey) onClose('navigation');
  });

  const closeCaptcha = useCallback(() => actor.send({ type: 'captcha.closed' }), [actor]);
  const solve = useCallback(
    (result: CaptchaResult) => actor.send({ type: 'captcha.solved', result }),
    [actor],
  );

  const stack = useRef<HTMLDivElement>(null);
  /** No field on phones: the keyboard would cover the opening dialog. */
  const firstFocus = () => {
    if (mobile) return stack.current;
    const { phone, secondsLeft } = actor.getSnapshot().context;
    const name = phone !== '' && secondsLeft > 0 ? 'code' : 'phone';
    return stack.current?.querySelector<HTMLElement>(`[name="${name}"]`) ?? null;
  };

  // A layer of its own: a toast of the last try is newer than the dialog and older than the slider.
  useEscape(slider !== null, closeCaptcha);

  /** The back gesture and a press outside the dialog close the slider first. */
  const close = (reason: DialogCloseReason) => {
    if (slider && reason !== 'close-button') closeCaptcha();
    else onClose(reason);
  };

  return (
    <Dialog
      {...rest}
      ref={ref}
      open={open}
      onClose={close}
      title={text(messages.title)}
      placement={mobile ? 'bottom' : 'center'}
      closingMs={closingMs}
      suspended={challenged && slider === null}
      className={classNames(ownCrown === undefined && css.lit, className)}
      header={
        ownCrown === undefined ? (
          <LoginCrown actor={actor} companion={companion} />
        ) : (
          ownCrown !== null && <div className={css.hostCrown}>{ownCrown}</div>
        )
      }
      initialFocus={firstFocus}
    >
      <div ref={stack} className={css.stack} tabIndex={-1}>
        <LoginForm
          actor={actor}
          agreements={documents}
          mobile={mobile}
          onFollow={follow}
          covered={slider !== null || succeeded}
        />
        {slider && (
          <div className={css.cover}>
            <SliderCaptcha
              provider={slider}
              phone={actor.getSnapshot().context.challengedPhone}
              onSolved={solve}
              onClose={closeCaptcha}
              now={services.now}
            />
          </div>
        )}
        <div role="status" className={css.ending}>
          {succeeded && <p className={css.welcome}>{text(messages.welcome)}</p>}
        </div>
      </div>
    </Dialog>
  );
});

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
