import type { Meta, StoryObj } from '@storybook/react-vite';
import { useCallback, useState, useSyncExternalStore } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import { Sprite } from '../../brand/sprite/index.ts';
import { useText } from '../../i18n/index.ts';
import { Button } from '../../primitives/button/index.ts';
import type { LoginActor, LoginServices, LoginSnapshot } from '../login-machine/index.ts';
import { apiError } from '../login-machine/testing/fake-services.ts';
import { SliderCaptcha } from '../slider-captcha/index.ts';
import { drag } from '../slider-captcha/testing/actions.ts';
import { PIECE_X } from '../slider-captcha/testing/pictures.ts';
import * as css from './custom-ui.css.ts';
import { failureText, useLogin } from './index.ts';
import { loginDialogTexts } from './login-dialog.texts.ts';
import { CODE, PHONE, storyServices } from './testing/login-harness.tsx';

const texts = loginDialogTexts.zh;

function useSnapshot(actor: LoginActor): LoginSnapshot {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const subscription = actor.subscribe(onChange);
      return () => subscription.unsubscribe();
    },
    [actor],
  );
  return useSyncExternalStore(subscribe, () => actor.getSnapshot());
}

interface ConversationProps {
  makeServices: () => LoginServices;
  texts: typeof conversationTexts;
}

/**
 * A custom UI of the login machine: a conversation that asks one question at a time. Rules, captcha, countdown and
 * failures come from the machine. Uses public entries only.
 */
function Conversation({ makeServices, texts }: ConversationProps) {
  const text = useText();
  const [services] = useState(makeServices);
  const actor = useLogin({ open: true, services });
  const snapshot = useSnapshot(actor);
  const { phone, code, country, secondsLeft, failure, challengedPhone } = snapshot.context;
  const step = stepOf(snapshot);
  return (
    <main className={css.room}>
      <Sprite seed="mochi" size={160} mood={failure ? 'sad' : moods[step]} still />
      <h1 className={css.question}>{texts.questions[step]}</h1>
      {step === 'phone' && (
        <input
          className={css.line}
          aria-label={texts.phone}
          placeholder="138 …"
          inputMode="tel"
          autoComplete="tel-national"
          value={phone}
          onChange={({ target }) => actor.send({ type: 'phone.changed', value: target.value })}
          onKeyDown={({ key }) => key === 'Enter' && actor.send({ type: 'code.requested' })}
        />
      )}
      {step === 'captcha' && services.captcha.kind === 'slider' && (
        <SliderCaptcha
          provider={services.captcha}
          phone={challengedPhone}
          now={() => services.now()}
          onSolved={(result) => actor.send({ type: 'captcha.solved', result })}
          onClose={() => actor.send({ type: 'captcha.closed' })}
        />
      )}
      {step === 'code' && (
        <input
          className={css.line}
          aria-label={texts.code}
          placeholder="······"
          inputMode="numeric"
          autoComplete="one-time-code"
          value={code}
          onChange={({ target }) => actor.send({ type: 'code.changed', value: target.value })}
        />
      )}
      <p className={css.trouble} role="status">
        {failure && failureText(failure, text)}
      </p>
      <div className={css.acts}>
        {step === 'phone' && (
          <Button
            tone="primary"
            size="l"
            aria-disabled={!country.isValid(phone)}
            onClick={() => actor.send({ type: 'code.requested' })}
          >
            {texts.send}
          </Button>
        )}
        {step === 'code' && (
          <>
            <Button
              tone="primary"
              size="l"
              loading={snapshot.matches({ open: { form: 'submitting' } })}
              aria-disabled={code.length < CODE.length}
              onClick={() => {
                actor.send({ type: 'agreement.changed', agreed: true });
                actor.send({ type: 'login.submitted' });
              }}
            >
              {texts.enter}
            </Button>
            <Button
              size="l"
              aria-disabled={secondsLeft > 0}
              onClick={() => actor.send({ type: 'code.requested' })}
            >
              {secondsLeft > 0 ? texts.wait.replace('{n}', String(secondsLeft)) : texts.again}
            </Button>
          </>
        )}
      </div>
    </main>
  );
}

type Step = 'phone' | 'captcha' | 'sending' | 'code' | 'done';

function stepOf(snapshot: LoginSnapshot): Step {
  if (snapshot.context.succeeded) return 'done';
  if (snapshot.matches({ open: { form: 'solvingCaptcha' } })) return 'captcha';
  if (snapshot.matches({ open: { form: 'sending' } })) return 'sending';
  return snapshot.context.endsAt === null ? 'phone' : 'code';
}

const conversationTexts = {
  questions: {
    phone: texts.helloIAmMochi,
    captcha: texts.waitHelpMePut,
    sending: texts.goodMessageOnIts,
    code: texts.whatAreSixDigits,
    done: texts.welcomeSitWhereYou,
  } satisfies Record<Step, string>,
  phone: texts.phoneNumber,
  code: texts.verificationCode,
  send: texts.sendMeCode,
  enter: texts.iAgreeToTerms,
  wait: texts.nothingCameWaitN,
  again: texts.sendAgain,
};

const moods = {
  phone: 'idle',
  captcha: 'curious',
  sending: 'thinking',
  code: 'talking',
  done: 'happy',
} as const;

const meta = {
  title: 'Flows/Login machine with a custom UI',
  parameters: { texts: loginDialogTexts },
  component: Conversation,
  args: { makeServices: () => storyServices(), texts: conversationTexts },
} satisfies Meta<typeof Conversation>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AskingForThePhone: Story = {};

export const WholeWay: Story = {
  name: 'A conversation follows the same rules',
  args: {
    makeServices: () => {
      let tries = 0;
      return storyServices({
        login: () => (++tries === 1 ? Promise.reject(apiError('验证码错误')) : Promise.resolve()),
      });
    },
  },
  play: async ({ userEvent: user }) => {
    await user.type(screen.getByLabelText(texts.phoneNumber), `${PHONE}{Enter}`);
    const handle = await screen.findByRole('slider');
    await waitFor(() => expect(handle).toHaveAttribute('aria-disabled', 'false'));
    drag(handle, PIECE_X);
    await user.type(await screen.findByLabelText(texts.verificationCode), '000000');
    await user.click(screen.getByRole('button', { name: texts.iAgreeToTerms }));
    await expect(await screen.findByText('验证码错误')).toBeVisible();
    await expect(screen.getByLabelText(texts.verificationCode)).toHaveValue('');
    await user.type(screen.getByLabelText(texts.verificationCode), CODE);
    await user.click(screen.getByRole('button', { name: texts.iAgreeToTerms }));
    await expect(await screen.findByText(texts.welcomeSitWhereYou)).toBeVisible();
  },
};
