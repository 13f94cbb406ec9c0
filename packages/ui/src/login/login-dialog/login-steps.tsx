import { type ComponentPropsWithoutRef, forwardRef, type MouseEvent } from 'react';
import { useText } from '../../i18n/messages-provider.tsx';
import { classNames } from '../../internal/class-names.ts';
import { SliderCaptcha } from '../slider-captcha/slider-captcha.tsx';
import * as css from './login-dialog.css.ts';
import { loginMessages } from './messages.ts';
import { PhoneForm } from './phone-form.tsx';
import type { LoginFlow } from './use-login-flow.ts';

interface LoginStepsProps extends ComponentPropsWithoutRef<'div'> {
  flow: LoginFlow;
  mobile: boolean;
  /** Called when the visitor follows the link of an agreement in the same tab. */
  onFollow?: ((event: MouseEvent) => void) | undefined;
}

function stepOf({ succeeded, slider }: LoginFlow): 'form' | 'captcha' | 'success' {
  if (succeeded) return 'success';
  return slider ? 'captcha' : 'form';
}

/**
 * The form with its further methods, the slider that covers them, and the welcome. The form stays mounted, so that a late
 * autofill finds its field.
 */
export const LoginSteps = forwardRef<HTMLDivElement, LoginStepsProps>(function LoginSteps(
  { flow, mobile, onFollow, className, children, ...rest },
  ref,
) {
  const { actor, slider } = flow;
  const text = useText();
  const step = stepOf(flow);
  const covered = step !== 'form';
  return (
    <div
      data-part="login"
      {...rest}
      ref={ref}
      className={classNames(css.steps, className)}
      data-state={step}
      tabIndex={-1}
    >
      <div className={classNames(css.ways, covered && css.covered)}>
        <PhoneForm
          actor={actor}
          agreements={flow.agreements}
          mobile={mobile}
          onFollow={onFollow}
          challenged={flow.challenged}
          covered={covered}
        />
        {children !== undefined && (
          <div className={css.furtherMethods} data-part="methods">
            {children}
          </div>
        )}
      </div>
      {slider && (
        <div className={css.cover} data-part="captcha">
          <SliderCaptcha
            provider={slider}
            phone={actor.getSnapshot().context.challengedPhone}
            onSolved={flow.solve}
            onClose={flow.closeCaptcha}
            now={flow.now}
          />
        </div>
      )}
      <div role="status" className={css.ending}>
        {flow.succeeded && (
          <p className={css.welcome} data-part="welcome">
            {text(loginMessages.welcome)}
          </p>
        )}
      </div>
    </div>
  );
});
