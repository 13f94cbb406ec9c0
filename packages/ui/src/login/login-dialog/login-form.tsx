import { type FormEvent, type MouseEvent, memo, useEffect, useId, useRef, useState } from 'react';
import { classNames } from '../../internal/class-names.ts';
import type { LoginEmitted } from '../login-machine/login-flow.ts';
import type { LoginActor } from '../login-machine/login-machine.ts';
import * as css from './login-dialog.css.ts';
import { LoginFailureNote } from './login-failure.tsx';
import {
  type Agreement,
  AgreementField,
  LoginCodeField,
  LoginPhoneField,
  SubmitButton,
} from './login-fields.tsx';

interface LoginFormProps {
  actor: LoginActor;
  agreements: ReadonlyArray<Agreement>;
  mobile: boolean;
  onFollow: (event: MouseEvent) => void;
  /** Hidden by the captcha or the welcome. It stays mounted, so that a late autofill finds its field. */
  covered: boolean;
}

type FocusRequest = Extract<LoginEmitted, { type: 'focus.wanted' }>;

export const LoginForm = memo(function LoginForm({
  actor,
  agreements,
  mobile,
  onFollow,
  covered,
}: LoginFormProps) {
  const failureId = useId();
  const phone = useRef<HTMLInputElement>(null);
  const code = useRef<HTMLInputElement>(null);
  const agreement = useRef<HTMLInputElement>(null);
  const send = useRef<HTMLButtonElement>(null);

  // A covered form cannot take the focus: wait until the cover is gone.
  const [wanted, setWanted] = useState<FocusRequest | null>(null);
  useEffect(() => {
    const subscription = actor.on('focus.wanted', setWanted);
    return () => subscription.unsubscribe();
  }, [actor]);
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
    <form className={classNames(css.form, covered && css.covered)} noValidate onSubmit={onSubmit}>
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
