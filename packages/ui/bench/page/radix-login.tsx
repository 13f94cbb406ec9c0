import * as Dialog from '@radix-ui/react-dialog';
import { type FormEvent, useEffect, useState } from 'react';
import { Shell } from './shell.tsx';
import './radix-login.css';

const RESEND_AFTER_S = 60;

/** The login as a product would write it by hand with Radix's dialog: what ours is compared with. */
export default function RadixLogin() {
  const [open, setOpen] = useState(false);
  return (
    <Shell onLogin={() => setOpen(true)}>
      <Dialog.Root open={open} onOpenChange={setOpen}>
        <Dialog.Portal>
          <Dialog.Overlay className="overlay" />
          <Dialog.Content className="content">
            <Dialog.Title className="title">登录</Dialog.Title>
            <Dialog.Description className="hidden">用手机号登录</Dialog.Description>
            <Form onSuccess={() => setOpen(false)} />
            <Dialog.Close className="close" aria-label="关闭">
              ×
            </Dialog.Close>
          </Dialog.Content>
        </Dialog.Portal>
      </Dialog.Root>
    </Shell>
  );
}

const digitsOf = (input: string, most: number) => input.replace(/\D/g, '').slice(0, most);

function Form({ onSuccess }: { onSuccess: () => void }) {
  const [phone, setPhone] = useState('');
  const [code, setCode] = useState('');
  const [agreed, setAgreed] = useState(false);
  const [secondsLeft, setSecondsLeft] = useState(0);
  const [error, setError] = useState('');
  useEffect(() => {
    if (secondsLeft === 0) return;
    const timer = setTimeout(() => setSecondsLeft(secondsLeft - 1), 1000);
    return () => clearTimeout(timer);
  }, [secondsLeft]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!/^1[3-9]\d{9}$/.test(phone)) setError('请输入正确的手机号');
    else if (code.length < 6) setError('请输入验证码');
    else if (!agreed) setError('请阅读并同意协议');
    else onSuccess();
  };
  return (
    <form className="form" noValidate onSubmit={submit}>
      <div className="field">
        <span className="prefix">+86</span>
        <input
          name="phone"
          type="tel"
          autoComplete="tel-national"
          aria-label="手机号"
          placeholder="请输入手机号"
          aria-invalid={error !== ''}
          value={phone}
          onChange={({ target }) => {
            setError('');
            setPhone(digitsOf(target.value, 11));
          }}
        />
      </div>
      <div className="field">
        <input
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          aria-label="验证码"
          placeholder="请输入验证码"
          value={code}
          onChange={({ target }) => {
            setError('');
            setCode(digitsOf(target.value, 6));
          }}
        />
        <button
          type="button"
          disabled={secondsLeft > 0}
          onClick={() => setSecondsLeft(RESEND_AFTER_S)}
        >
          {secondsLeft > 0 ? `${secondsLeft}s` : '发送验证码'}
        </button>
      </div>
      <p role="alert" className="error">
        {error}
      </p>
      <label className="agreement">
        <input
          type="checkbox"
          checked={agreed}
          onChange={({ target }) => setAgreed(target.checked)}
        />
        我已阅读并同意 <a href="/terms.html">《用户协议》</a> 和{' '}
        <a href="/privacy.html">《隐私政策》</a>
      </label>
      <button type="submit" className="submit">
        登录/注册
      </button>
    </form>
  );
}
