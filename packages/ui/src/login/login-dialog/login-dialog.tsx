import {
  type ComponentPropsWithoutRef,
  forwardRef,
  type MouseEvent,
  type ReactNode,
  useContext,
  useRef,
} from 'react';
import { ourCompanion } from '../../brand/logo/our-companion.ts';
import type { CompanionLook } from '../../brand/sprite/companion.ts';
import { useText } from '../../i18n/messages-provider.tsx';
import { classNames } from '../../internal/class-names.ts';
import { useEvent } from '../../internal/use-event.ts';
import { CLOSING_MS } from '../../primitives/dialog/closing-ms.ts';
import { Dialog } from '../../primitives/dialog/dialog.tsx';
import { DialogDescription } from '../../primitives/dialog/dialog-parts.tsx';
import type { DialogCloseReason } from '../../primitives/dialog/dialog-root.tsx';
import { BrandContext } from '../../theme/theme-provider/brand-context.ts';
import type { ServedCountry } from '../login-machine/services.ts';
import { LoginCrown } from './login-crown.tsx';
import * as css from './login-dialog.css.ts';
import { LoginSteps } from './login-steps.tsx';
import { loginMessages } from './messages.ts';
import { type LoginFlowProps, useLoginFlow } from './use-login-flow.ts';

export type LoginCloseReason = DialogCloseReason | 'navigation' | 'success';

interface LoginDialogOptions
  extends LoginFlowProps,
    Omit<ComponentPropsWithoutRef<'div'>, keyof LoginFlowProps | 'title' | 'children'> {
  /** Whether the dialog is open. Only the host changes it. */
  open: boolean;
  /** Asks the host to set `open` to false. After a login the reason is `success`, and `onSuccess` was called. */
  onClose: (reason: LoginCloseReason) => void;
  /** Length of the closing animation, ms. Default: 300 (spec §4). */
  closingMs?: number | undefined;
  /** Element to render into. Default: the end of `body`. */
  container?: HTMLElement | null | undefined;
  /** Companion on the edge of the dialog. Default: the companion of the logo. */
  companion?: CompanionLook | undefined;
  /**
   * Above the title, such as a logo; `null` for nothing. Default: the crown of `ThemeProvider`, or the
   * companion with its lamp.
   */
  crown?: ReactNode;
  /** Text below the title. Describes the dialog to screen readers. */
  subtitle?: ReactNode;
  /** Further ways to log in, below the button. Covered while a captcha is solved, and after a login. */
  children?: ReactNode;
  /** Below everything, such as a note or a link to help. */
  footer?: ReactNode;
}

export type LoginDialogProps = LoginDialogOptions & ServedCountry;

/**
 * Login and registration with a phone number and a code (spec §2). Its toasts need `ToastAnnouncer` and
 * `ToastViewport` of `@companion/ui/toast` on the page. `LoginForm` is the same without a dialog. For a custom UI use
 * `useLogin` with the state machine of `@companion/ui/login-machine`.
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
    codeLength,
    resendAfterMs,
    closingMs = CLOSING_MS,
    companion = ourCompanion,
    crown,
    subtitle,
    children,
    footer,
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
  const flow = useLoginFlow({
    services,
    country,
    open,
    closingMs,
    agreements,
    codeLength,
    resendAfterMs,
    onCodeSent,
    onError,
    onInvalid,
    onSuccess: () => {
      onSuccess?.();
      onClose('success');
    },
  });
  const { actor, slider } = flow;

  const follow = useEvent(({ metaKey, ctrlKey, shiftKey }: MouseEvent) => {
    if (!metaKey && !ctrlKey && !shiftKey) onClose('navigation');
  });

  const steps = useRef<HTMLDivElement>(null);
  /** No field on phones: the keyboard would cover the opening dialog. */
  const firstFocus = () => {
    if (mobile) return steps.current;
    const { phone, secondsLeft } = actor.getSnapshot().context;
    const name = phone !== '' && secondsLeft > 0 ? 'code' : 'phone';
    return steps.current?.querySelector<HTMLElement>(`[name="${name}"]`) ?? null;
  };

  /** The back gesture and a press outside the dialog close the slider first. */
  const close = (reason: DialogCloseReason) => {
    if (slider && reason !== 'close-button') flow.closeCaptcha();
    else onClose(reason);
  };

  return (
    <Dialog
      {...rest}
      ref={ref}
      open={open}
      onClose={close}
      title={text(loginMessages.title)}
      placement={mobile ? 'bottom' : 'center'}
      closingMs={closingMs}
      suspended={flow.challenged && slider === null}
      className={classNames(ownCrown === undefined && css.lit, className)}
      header={
        ownCrown === undefined ? (
          <LoginCrown actor={actor} companion={companion} />
        ) : (
          ownCrown !== null && (
            <div className={css.hostCrown} data-part="crown">
              {ownCrown}
            </div>
          )
        )
      }
      initialFocus={firstFocus}
    >
      {subtitle !== undefined && (
        <DialogDescription className={css.subtitle} data-part="subtitle">
          {subtitle}
        </DialogDescription>
      )}
      <LoginSteps ref={steps} flow={flow} mobile={mobile} onFollow={follow}>
        {children}
      </LoginSteps>
      {footer !== undefined && (
        <div className={css.footer} data-part="footer">
          {footer}
        </div>
      )}
    </Dialog>
  );
});
