import { useComposedRefs } from '@radix-ui/react-compose-refs';
import { type ComponentPropsWithoutRef, forwardRef, type MouseEvent, useRef } from 'react';
import { useText } from '../../i18n/messages-provider.tsx';
import { classNames } from '../../internal/class-names.ts';
import { focusedElement, holdsFocus } from '../../internal/focused-element.ts';
import { useBeforePaint } from '../../internal/use-before-paint.ts';
import { useEscape } from '../../internal/use-escape.ts';
import { isFocusWithOthers } from '../../primitives/dialog/use-modality.ts';
import { SliderCaptcha } from '../slider-captcha/slider-captcha.tsx';
import { isFocusElsewhere } from './is-focus-elsewhere.ts';
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
 * Whether a key belongs to the login: in a page only from within and from layers such as toasts, in a dialog from
 * anywhere but windows of others.
 */
const isKeyOf = (login: HTMLElement) =>
  login.closest('[data-companion-modal]')
    ? !isFocusWithOthers()
    : !isFocusElsewhere(login) || focusedElement()?.closest('[data-companion-layer]') != null;

/**
 * The form with its further methods, the slider that covers them, and the welcome. The form stays mounted, so that a late
 * autofill finds its field. Escape closes the slider.
 */
export const LoginSteps = forwardRef<HTMLDivElement, LoginStepsProps>(function LoginSteps(
  { flow, mobile, onFollow, className, children, ...rest },
  ref,
) {
  const { actor, slider, succeeded } = flow;
  const text = useText();
  const step = stepOf(flow);
  const covered = step !== 'form';
  const root = useRef<HTMLDivElement>(null);
  // Before the browser takes the focus from the hidden button.
  useBeforePaint(() => {
    const login = root.current;
    if (succeeded && holdsFocus(login)) login?.focus({ preventScroll: true });
  }, [succeeded]);
  // A layer of its own: a toast of the last try is newer than a dialog and older than the slider.
  useEscape(
    slider !== null,
    () => root.current !== null && isKeyOf(root.current) && flow.closeCaptcha(),
  );
  return (
    <div
      data-part="login"
      {...rest}
      ref={useComposedRefs(root, ref)}
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
        {succeeded && (
          <p className={css.welcome} data-part="welcome">
            {text(loginMessages.welcome)}
          </p>
        )}
      </div>
    </div>
  );
});
