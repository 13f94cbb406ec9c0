import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react';
import type { ServedCountry } from '../login-machine/services.ts';
import { LoginSteps } from './login-steps.tsx';
import { type LoginFlowProps, useLoginFlow } from './use-login-flow.ts';

interface LoginFormOptions
  extends LoginFlowProps,
    Omit<ComponentPropsWithoutRef<'div'>, keyof LoginFlowProps | 'children'> {
  /** Further ways to log in, below the button. Covered while a captcha is solved, and after a login. */
  children?: ReactNode;
}

export type LoginFormProps = LoginFormOptions & ServedCountry;

/**
 * The form of `LoginDialog` for a page of its own or a panel: the same fields, captcha, toasts and texts, without a dialog.
 * Title, text and footer belong to the page. After a login it shows a welcome until the host replaces it.
 */
export const LoginForm = forwardRef<HTMLDivElement, LoginFormProps>(function LoginForm(
  {
    onSuccess,
    mobile = false,
    agreements,
    codeLength,
    resendAfterMs,
    onCodeSent,
    onError,
    onInvalid,
    services,
    country,
    ...rest
  },
  ref,
) {
  const flow = useLoginFlow({
    services,
    country,
    open: true,
    onSuccess,
    agreements,
    codeLength,
    resendAfterMs,
    onCodeSent,
    onError,
    onInvalid,
  });
  return <LoginSteps {...rest} ref={ref} flow={flow} mobile={mobile} />;
});
