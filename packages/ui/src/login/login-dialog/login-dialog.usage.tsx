import { useState } from 'react';
import { Miniature, usage } from '../../internal/testing/usage.tsx';
import { Button } from '../../primitives/button/index.ts';
import { LoginDialog } from './index.ts';
import { storyServices } from './testing/login-harness.tsx';

const nothing = () => {};

/** The dialog before any act, drawn in a window of its own. */
function Drawn({ container }: { container: HTMLElement }) {
  const [services] = useState(() => storyServices());
  return <LoginDialog open container={container} mobile onClose={nothing} services={services} />;
}

export const loginDialogUsage = usage(
  {
    title: { zh: '阿灯', en: 'Lumen', ja: 'アカリ' },
    say: { zh: '跟阿灯说点什么', en: 'Say something to Lumen', ja: 'アカリに話しかける' },
    login: { zh: '登录/注册', en: 'Log in', ja: 'ログイン' },
    good: {
      zh: '要收下这次聊天的时候才问，问的人自己按的。',
      en: 'Asked when something is to be kept, by a press of the visitor.',
      ja: '会話を残すときに、本人が押してから。',
    },
    bad: {
      zh: '刚进门就挡住：还不知道这里有什么，先要手机号。',
      en: 'It blocks the door: a number is wanted before anybody knows what is here.',
      ja: '入った途端にふさぐ。何があるかも知らないうちに番号を求めています。',
    },
  },
  (texts) => ({
    good: {
      why: texts.good,
      drawn: (
        <>
          {texts.say}
          <Button tone="primary">{texts.login}</Button>
        </>
      ),
    },
    bad: {
      why: texts.bad,
      isWide: true,
      drawn: (
        <Miniature device="phone" height={600}>
          {(container) => (
            <>
              <p style={{ margin: 24, fontSize: 24 }}>{texts.title}</p>
              <Drawn container={container} />
            </>
          )}
        </Miniature>
      ),
    },
  }),
);
