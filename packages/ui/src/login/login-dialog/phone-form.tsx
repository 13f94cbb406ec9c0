import { type FormEvent, type MouseEvent, memo, useEffect, useId, useRef, useState } from 'react';
import { useEvent } from '../../internal/use-event.ts';
import type { LoginActor, LoginEmitted } from '../login-machine/login-actor.ts';
import { isFocusElsewhere } from './is-focus-elsewhere.ts';
import * as css from './login-dialog.css.ts';
import { LoginFailureNote } from './login-failure.tsx';
import {
  type Agreement,
  AgreementField,
  LoginCodeField,
  LoginPhoneField,
  SubmitButton,
} from './login-fields.tsx';

interface PhoneFormProps {
  actor: LoginActor;
  agreements: ReadonlyArray<Agreement>;
  mobile: boolean;
  onFollow: ((event: MouseEvent) => void) | undefined;
  /** Whether a captcha, which takes the focus, is being solved. */
  challenged: boolean;
  /** Hidden by the captcha or the welcome. */
  covered: boolean;
}

type FocusRequest = Extract<LoginEmitted, { type: 'focus.wanted' }>;

/** The fields and the button of a login with a phone number. */
export const PhoneForm = memo(function PhoneForm({
  actor,
  agreements,
  mobile,
  onFollow,
  challenged,
  covered,
}: PhoneFormProps) {
  const failureId = useId();
  const form = useRef<HTMLFormElement>(null);
  const phone = useRef<HTMLInputElement>(null);
  const code = useRef<HTMLInputElement>(null);
  const agreement = useRef<HTMLInputElement>(null);
  const send = useRef<HTMLButtonElement>(null);

  // A covered form cannot take the focus: wait until the cover is gone.
  const [wanted, setWanted] = useState<FocusRequest | null>(null);
  const want = useEvent((request: FocusRequest) => {
    // The visitor went on to something beside the form.
    if (!challenged && form.current && isFocusElsewhere(form.current)) return;
    setWanted(request);
  });
  useEffect(() => {
    const subscription = actor.on('focus.wanted', want);
    return () => subscription.unsubscribe();
  }, [actor, want]);
  useEffect(() => {
    if (!wanted || covered) return;
    ({ phone, code, agreement, send })[wanted.at].current?.focus();
    setWanted(null);
  }, [wanted, covered]);

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    actor.send({ type: 'login.submitted' });
  };
  const [goToCode] = useState(() => () => code.current?.focus());

  return (
    <form ref={form} className={css.form} noValidate onSubmit={onSubmit}>
      <LoginPhoneField actor={actor} focusRef={phone} onFilled={goToCode} />
      <LoginCodeField actor={actor} focusRef={code} sendRef={send} failureId={failureId} />
      <LoginFailureNote actor={actor} id={failureId} />
      {agreements.length > 0 && (
        <AgreementField
          actor={actor}
          focusRef={agreement}
          agreements={agreements}
          mobile={mobile}
          onFollow={onFollow}
        />
      )}
      <SubmitButton actor={actor} />
    </form>
  );
});
