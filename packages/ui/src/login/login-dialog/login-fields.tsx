import { useSelector } from '@xstate/react';
import {
  type KeyboardEvent,
  type MouseEvent,
  memo,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react';
import { useText } from '../../i18n/messages-provider.tsx';
import { isImeKey } from '../../internal/ime.ts';
import { Button } from '../../primitives/button/button.tsx';
import { Checkbox } from '../../primitives/checkbox/checkbox.tsx';
import { CodeField } from '../../primitives/code-field/code-field.tsx';
import { Link } from '../../primitives/link/link.tsx';
import { DigitsField } from '../../primitives/text-field/digits-field.tsx';
import { useHydrated } from '../../primitives/use-hydrated/index.ts';
import { visuallyHidden } from '../../theme/type.css.ts';
import type { LoginActor } from '../login-machine/login-actor.ts';
import * as css from './login-dialog.css.ts';
import { loginMessages as messages } from './messages.ts';
import { useWebOtp } from './use-web-otp.ts';

/** Each part selects only what it shows: a key press renders one field, a tick of the countdown one button. */
interface PartProps<T extends HTMLElement> {
  actor: LoginActor;
  focusRef: RefObject<T | null>;
}

const phoneErrors = { required: messages.phoneRequired, invalid: messages.phoneInvalid };
const codeErrors = { required: messages.codeRequired, incomplete: messages.codeIncomplete };

export const LoginPhoneField = memo(function LoginPhoneField({
  actor,
  focusRef,
  onFilled,
}: PartProps<HTMLInputElement> & {
  /** Enter was pressed after a code was sent: focus the code field. */
  onFilled: () => void;
}) {
  const text = useText();
  const phone = useSelector(actor, ({ context }) => context.phone);
  const error = useSelector(actor, ({ context }) => context.errors.phone);
  const country = useSelector(actor, ({ context }) => context.country);
  const readOnly = useSelector(actor, (state) => state.matches({ open: { form: 'submitting' } }));

  /** Without a code Enter does not submit: it requests a code, or moves on to the code field. */
  const onKeyDown = (event: KeyboardEvent) => {
    const { code, secondsLeft, errors } = actor.getSnapshot().context;
    if (event.key !== 'Enter' || isImeKey(event.nativeEvent) || code !== '') return;
    event.preventDefault();
    actor.send({ type: 'code.requested' });
    if (secondsLeft > 0 && !errors.phone && !actor.getSnapshot().context.errors.phone) onFilled();
  };

  return (
    <DigitsField
      ref={focusRef}
      data-part="phone"
      data-state={error ? 'invalid' : 'ready'}
      label={text(messages.phone)}
      labelHidden
      placeholder={text(messages.phonePlaceholder)}
      prefix={`+${country.code}`}
      name="phone"
      type="tel"
      inputMode="tel"
      autoComplete="tel-national"
      enterKeyHint="next"
      value={phone}
      readOnly={readOnly}
      error={error && text(phoneErrors[error])}
      read={(input) => country.normalize(input)}
      isWhole={(digits) => country.isValid(digits)}
      onRead={(value) => actor.send({ type: 'phone.changed', value })}
      onKeyDown={onKeyDown}
    />
  );
});

export const LoginCodeField = memo(function LoginCodeField({
  actor,
  focusRef,
  sendRef,
  failureId,
}: PartProps<HTMLInputElement> & {
  sendRef: RefObject<HTMLButtonElement | null>;
  failureId: string;
}) {
  const text = useText();
  const code = useSelector(actor, ({ context }) => context.code);
  const error = useSelector(actor, ({ context }) => context.errors.code);
  const codeLength = useSelector(actor, ({ context }) => context.codeLength);
  const refused = useSelector(actor, ({ context }) => context.failure?.act === 'login');
  const readOnly = useSelector(actor, (state) => state.matches({ open: { form: 'submitting' } }));
  useWebOtp(actor);
  return (
    <CodeField
      ref={focusRef}
      data-part="code"
      data-state={error ? 'invalid' : 'ready'}
      label={text(messages.code)}
      labelHidden
      placeholder={text(messages.codePlaceholder)}
      length={codeLength}
      value={code}
      readOnly={readOnly}
      error={error && text(codeErrors[error], { n: codeLength })}
      aria-describedby={refused ? failureId : undefined}
      trailing={<SendButton actor={actor} focusRef={sendRef} />}
      onValueChange={(value) => actor.send({ type: 'code.changed', value })}
    />
  );
});

function sendState(busy: boolean, counting: boolean): 'loading' | 'counting' | 'ready' {
  if (busy) return 'loading';
  return counting ? 'counting' : 'ready';
}

export const SendButton = memo(function SendButton({
  actor,
  focusRef,
}: PartProps<HTMLButtonElement>) {
  const text = useText();
  const secondsLeft = useSelector(actor, ({ context }) => context.secondsLeft);
  const busy = useSelector(
    actor,
    (state) =>
      state.matches({ open: { form: 'awaitingCaptcha' } }) ||
      state.matches({ open: { form: 'sending' } }),
  );
  const counting = secondsLeft > 0;
  return (
    <>
      <Button
        ref={focusRef}
        data-part="send"
        data-state={sendState(busy, counting)}
        tone="quiet"
        size="s"
        className={css.send}
        loading={busy}
        aria-disabled={counting}
        onClick={() => actor.send({ type: 'code.requested' })}
      >
        {counting ? text(messages.resendIn, { n: secondsLeft }) : text(messages.sendCode)}
      </Button>
      <ResendAnnouncement counting={counting} />
    </>
  );
});

/** Announces once that the wait is over. The seconds are not announced. */
function ResendAnnouncement({ counting }: { counting: boolean }) {
  const text = useText();
  const [over, setOver] = useState(false);
  const before = useRef(counting);
  useEffect(() => {
    if (before.current !== counting) setOver(!counting);
    before.current = counting;
  }, [counting]);
  return (
    <span className={visuallyHidden} role="status">
      {over && text(messages.resendReady)}
    </span>
  );
}

/** A document that the visitor must agree to. */
export interface Agreement {
  /** Title, with its brackets: 《用户协议》. */
  label: string;
  href: string;
}

export const AgreementField = memo(function AgreementField({
  actor,
  focusRef,
  agreements,
  mobile,
  onFollow,
}: PartProps<HTMLInputElement> & {
  agreements: ReadonlyArray<Agreement>;
  mobile: boolean;
  onFollow: ((event: MouseEvent) => void) | undefined;
}) {
  const text = useText();
  const agreed = useSelector(actor, ({ context }) => context.agreed);
  const error = useSelector(actor, ({ context }) => context.errors.agreement);
  const [before, after] = text(messages.agreement, { documents: '\n' }).split('\n');
  return (
    <Checkbox
      ref={focusRef}
      data-part="agreement"
      data-state={agreed ? 'checked' : 'unchecked'}
      name="agreement"
      checked={agreed}
      error={error && text(messages.agreementRequired)}
      onChange={(event) => actor.send({ type: 'agreement.changed', agreed: event.target.checked })}
    >
      <span>{before}</span>
      {agreements.map(({ label, href }, index) => (
        <span key={label + href}>
          {index > 0 && <span>{text(messages.agreementSeparator)}</span>}
          <Link
            className={css.link}
            href={href}
            {...(mobile ? { onClick: onFollow } : { target: '_blank', rel: 'noopener' })}
          >
            {label}
          </Link>
        </span>
      ))}
      <span>{after}</span>
    </Checkbox>
  );
});

export const SubmitButton = memo(function SubmitButton({ actor }: { actor: LoginActor }) {
  const text = useText();
  const busy = useSelector(actor, (state) => state.matches({ open: { form: 'submitting' } }));
  const sending = useSelector(actor, (state) => state.matches({ open: { form: 'sending' } }));
  // A form that submits before hydration would write the number into the address.
  const type = useHydrated() ? 'submit' : 'button';
  return (
    <Button
      type={type}
      data-part="submit"
      data-state={busy ? 'loading' : 'ready'}
      tone="primary"
      size="l"
      fullWidth
      loading={busy}
      aria-disabled={sending}
      className={css.submit}
    >
      {text(messages.submit)}
    </Button>
  );
});
