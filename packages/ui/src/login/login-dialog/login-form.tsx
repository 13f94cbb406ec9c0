import { useComposedRefs } from '@radix-ui/react-compose-refs';
import {
  type ComponentPropsWithoutRef,
  forwardRef,
  type ReactNode,
  type RefObject,
  useRef,
} from 'react';
import { useBeforePaint } from '../../internal/use-before-paint.ts';
import type { LoginActor } from '../login-machine/login-actor.ts';
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
  const steps = useRef<HTMLDivElement>(null);
  useInputBeforeHydration(steps, flow.actor);
  return <LoginSteps {...rest} ref={useComposedRefs(steps, ref)} flow={flow} mobile={mobile} />;
});

/** Reports what the visitor entered before hydration, which only the DOM knows. */
function useInputBeforeHydration(root: RefObject<HTMLElement | null>, actor: LoginActor): void {
  const isAdopted = useRef(false);
  useBeforePaint(() => {
    if (isAdopted.current) return;
    isAdopted.current = true;
    for (const { name, value, checked } of root.current?.querySelectorAll('input') ?? []) {
      if (name === 'phone' && value) actor.send({ type: 'phone.changed', value });
      if (name === 'code' && value) actor.send({ type: 'code.changed', value });
      if (name === 'agreement' && checked) actor.send({ type: 'agreement.changed', agreed: true });
    }
  }, [root, actor]);
}
