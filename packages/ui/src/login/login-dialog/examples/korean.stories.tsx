import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { MessagesProvider } from '../../../i18n/index.ts';
import { ToastAnnouncer, ToastViewport } from '../../../primitives/toast/index.ts';
import { keepToasts } from '../../../primitives/toast/testing/keep-toasts.ts';
import { captchaError, offline } from '../../login-machine/testing/fake-services.ts';
import { countries } from '../../phone/countries.ts';
import { drag, ready } from '../../slider-captcha/testing/actions.ts';
import { sliderProvider } from '../../slider-captcha/testing/fake-slider.ts';
import { type InternationalLoginServices, type LoginCatalogue, LoginDialog } from '../index.ts';
import { storyServices } from '../testing/login-harness.tsx';
import korean from './korean.json' with { type: 'json' };

const korea = countries.find(({ region }) => region === 'KR');

interface KoreanLoginProps {
  makeServices: () => InternationalLoginServices;
}

/** The login of another product in a fourth language: a catalogue of texts by id, and a country. */
function KoreanLogin({ makeServices }: KoreanLoginProps) {
  const [services] = useState(() => ({ ...makeServices(), countryCodes: ['82'] }));
  return (
    <div lang="ko">
      <MessagesProvider locale="ko" messages={korean satisfies LoginCatalogue}>
        <LoginDialog open onClose={() => {}} services={services} country={korea} lang="ko" />
        <ToastAnnouncer />
        <ToastViewport />
      </MessagesProvider>
    </div>
  );
}

const meta = {
  title: 'Flows/Login dialog/In Korean',
  tags: ['!visual'],
  component: KoreanLogin,
  args: { makeServices: () => storyServices() },
  beforeEach: keepToasts,
} satisfies Meta<typeof KoreanLogin>;

export default meta;
type Story = StoryObj<typeof meta>;

const field = (name: string) => screen.findByRole('textbox', { name });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

/** Opens the slider for a Korean number. */
async function openSlider() {
  await userEvent.type(await field('휴대폰 번호'), '010-2000-0000');
  await press('인증번호 받기');
  return ready();
}

const ATTRIBUTES = ['alt', 'aria-label', 'aria-valuetext', 'placeholder', 'title'];

/** Texts and names on the page in other scripts than Hangul. The key F8 has this name everywhere. */
function otherScripts(): string[] {
  const elements = document.querySelectorAll(
    '[lang="ko"], [lang="ko"] *, [data-companion-layer] *',
  );
  const texts = Array.from(elements).flatMap((element) => [
    ...Array.from(element.childNodes, (node) =>
      node.nodeType === Node.TEXT_NODE ? (node.textContent ?? '') : '',
    ),
    ...ATTRIBUTES.map((name) => element.getAttribute(name) ?? ''),
  ]);
  return texts.filter((text) =>
    /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}A-Za-z]/u.test(text.replace('F8', '')),
  );
}

/** The text is on the page, and all others are Korean. */
async function reads(text: string): Promise<void> {
  await waitFor(() => expect(document.body).toHaveTextContent(text));
  await expect(otherScripts()).toEqual([]);
}

export const Form: Story = {
  play: async () => {
    await screen.findByRole('dialog', { name: '로그인' });
    await expect(await field('휴대폰 번호')).toHaveAttribute('placeholder', '휴대폰 번호 입력');
    await expect(screen.getByRole('link', { name: '이용약관' })).toBeInTheDocument();
    await reads('이용약관 및 개인정보처리방침에 동의합니다');
  },
};

export const Errors: Story = {
  play: async () => {
    await press('로그인/회원가입');
    await reads('휴대폰 번호를 입력해 주세요');
    await reads('인증번호를 입력해 주세요');
    await userEvent.type(await field('휴대폰 번호'), '031');
    await userEvent.type(await field('인증번호'), '27');
    await press('로그인/회원가입');
    await reads('휴대폰 번호를 다시 확인해 주세요');
    await reads('인증번호는 숫자 6자리예요');
  },
};

export const Captcha: Story = {
  play: async () => {
    drag(await openSlider(), 120);
    await reads('인증에 실패했어요');
    await ready();
    await reads('퍼즐 조각을 빈자리에 맞춰 주세요');
  },
};

export const CaptchaThatDoesNotLoad: Story = {
  args: {
    makeServices: () =>
      storyServices({
        captcha: sliderProvider({
          load: () => Promise.reject(captchaError('not-initialised')),
        }),
      }),
  },
  play: async () => {
    await userEvent.type(await field('휴대폰 번호'), '01020000000');
    await press('인증번호 받기');
    await reads('인증을 시작하지 못했어요');
  },
};

export const CodeSentAndLoginWithoutAServer: Story = {
  args: { makeServices: () => storyServices({ login: () => Promise.reject(offline()) }) },
  play: async () => {
    drag(await openSlider(), 302);
    await reads('인증번호를 보냈어요');
    await userEvent.type(await field('인증번호'), '123456');
    await userEvent.click(screen.getByRole('checkbox'));
    await press('로그인/회원가입');
    await reads('서버에 연결할 수 없어요');
  },
};
