import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { after, matrix } from '../../internal/testing/matrix.tsx';
import { Miniature } from '../../internal/testing/usage.tsx';
import {
  apiError,
  captchaError,
  memoryCooldown,
  offline,
  overlayCaptcha,
} from '../login-machine/testing/fake-services.ts';
import { captchaMessages as captcha } from '../slider-captcha/messages.ts';
import { drag, ready } from '../slider-captcha/testing/actions.ts';
import { challenge, sliderProvider } from '../slider-captcha/testing/fake-slider.ts';
import { loginDialogTexts } from './login-dialog.texts.ts';
import { LoginDialog } from './login-dialog.tsx';
import { loginDialogUsage } from './login-dialog.usage.tsx';
import { loginMessages as login } from './messages.ts';
import {
  button,
  codeField,
  counts,
  fillIn,
  openCaptcha,
  phoneField,
  reads,
  say,
  sendButton,
  solveCaptcha,
  submitButton,
  user,
} from './testing/actions.ts';
import {
  CODE,
  countingServices,
  forever,
  type InternationalLoginProps,
  loginArgTypes,
  NOON,
  PHONE,
  renderLogin,
  storyServices,
} from './testing/login-harness.tsx';
import { followMachine, LoginPlayground, type Scenario } from './testing/login-playground.tsx';
import { type LoginState, loginStates } from './testing/login-states.ts';

const texts = loginDialogTexts.zh;

/** One story per state. The services hold the state, and the clock stands still. */
const meta = {
  title: 'Flows/Login dialog',
  tags: ['opens'],
  parameters: { texts: loginDialogTexts },
  component: LoginDialog,
  argTypes: loginArgTypes,
  render: renderLogin,
  globals: { viewport: { value: 'desktop' } },
  args: { open: true, mobile: false },
} satisfies Meta<InternationalLoginProps>;

export default meta;
type Story = StoryObj<InternationalLoginProps>;

const playgroundTexts = {
  scenario: texts.whatHappens,
  scenarios: {
    allWell: texts.allWell,
    wrongCode: texts.wrongCode,
    tooManyCodes: texts.tooManyCodes,
    tooOften: texts.tooOften,
    serverDown: texts.serverDown,
    slow: texts.slow,
    captchaClosed: texts.captchaClosed,
    captchaNotLoaded: texts.captchaNotLoaded,
  },
  wrongCode: texts.wrongCodeAnswer,
  tooManyCodes: texts.tooManyCodesAnswer,
  tooOften: texts.tooOftenAnswer,
};

const code = `import { createClient, createLoginServices, createSessionStore } from '@companion/sdk';
import { createGeetest } from '@companion/sdk/captcha';
import { LoginDialog } from '@companion/ui/login-dialog';
import { ToastAnnouncer, ToastViewport } from '@companion/ui/toast';
import '@companion/ui/login-dialog.css';
import '@companion/ui/toast.css';
import { useState } from 'react';

const session = createSessionStore();
const client = createClient({ baseUrl: 'https://api.example', session });
const captcha = createGeetest({ captchaId: 'your captcha id', language: () => 'zh' });
const services = createLoginServices(client, { captcha });

export function Login() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        登录
      </button>
      <LoginDialog open={open} onClose={() => setOpen(false)} services={services} />
      <ToastAnnouncer />
      <ToastViewport />
    </>
  );
}`;

/** Press 登录/注册 after the dialog has closed. The number 13800138000 and any six digits are right. */
export const Playground: Story = {
  tags: ['playground', '!visual'],
  globals: { viewport: { value: undefined } },
  parameters: { docs: { source: { code } } },
  args: {
    closingMs: 300,
    resendAfterMs: 60_000,
    onClose: fn(),
    onSuccess: fn(),
    onCodeSent: fn(),
    onError: fn(),
    onInvalid: fn(),
  },
  render: (args) => <LoginPlayground {...args} texts={playgroundTexts} />,
  beforeEach: followMachine,
};

export const PlaygroundScenarios: Story = {
  ...Playground,
  name: 'In the playground a scenario is chosen while the dialog is open, and the chart follows',
  tags: ['!dev', '!autodocs', '!visual'],
  play: async ({ canvas, args, step }) => {
    const choose = (scenario: Scenario) =>
      userEvent.selectOptions(canvas.getByRole('combobox', { name: texts.whatHappens }), scenario);
    const lit = () =>
      [...document.querySelectorAll('[aria-current] > div > :first-child')].map(
        ({ textContent }) => textContent,
      );
    const shows = (...states: string[]) =>
      waitFor(() => expect(lit()).toEqual(expect.arrayContaining(states)));
    await shows('open', 'editing', 'usable');
    await step('the code is wrong', async () => {
      await choose('wrongCode');
      await fillIn();
      await user.click(submitButton());
      await reads(texts.wrongCodeAnswer);
      await shows('editing');
    });
    await step('the captcha does not load', async () => {
      await choose('captchaNotLoaded');
      await user.click(sendButton());
      await reads(captcha.notInitialised);
      await shows('solvingCaptcha');
      await user.keyboard('{Escape}');
    });
    await step('too often: the server names a wait', async () => {
      await choose('tooOften');
      await user.click(sendButton());
      await solveCaptcha();
      await counts(42);
      await shows('editing', 'counting');
    });
    await step('all goes well', async () => {
      await choose('allWell');
      await user.type(codeField(), CODE);
      await user.click(submitButton());
      await waitFor(() => expect(args.onClose).toHaveBeenCalledWith('success'));
      await shows('closed');
    });
  },
};

export const Empty: Story = { tags: ['languages'] };

export const InvalidPhone: Story = {
  name: 'An invalid number shows an error at its field and no captcha',
  play: async () => {
    await user.type(phoneField(), '12345678901');
    await user.click(sendButton());
    await reads(login.phoneInvalid);
    await expect(phoneField()).toHaveFocus();
    await expect(phoneField()).toHaveAccessibleDescription(say(login.phoneInvalid));
    await expect(screen.queryByRole('slider')).toBeNull();
  },
};

export const EverythingMissing: Story = {
  name: 'An empty form shows all errors and focuses the first field',
  tags: ['languages'],
  play: async () => {
    await user.click(submitButton());
    for (const message of [login.phoneRequired, login.codeRequired, login.agreementRequired])
      await reads(message);
    await expect(phoneField()).toHaveFocus();
    await expect(phoneField()).toBeInvalid();
  },
};

export const CaptchaOpen: Story = {
  name: 'The captcha covers the form',
  tags: ['languages'],
  play: async () => {
    await expect(await openCaptcha()).toHaveFocus();
    await expect(screen.queryByRole('textbox')).toBeNull();
  },
};

export const CaptchaWrongPlace: Story = {
  name: 'Captcha failed: the wrong place loads a new picture',
  play: async () => {
    drag(await openCaptcha(), 120);
    await reads(captcha.failed);
    await expect(await ready()).toHaveAttribute('aria-valuenow', '0');
  },
};

export const CaptchaResultMissing: Story = {
  name: 'Captcha failed: no result arrived',
  parameters: {
    makeServices: () =>
      storyServices({
        captcha: sliderProvider({ answer: () => Promise.reject(captchaError('missing-result')) }),
      }),
  },
  play: async () => {
    drag(await openCaptcha(), 302);
    await reads(captcha.missingResult);
  },
};

export const CaptchaNotLoaded: Story = {
  name: 'Captcha not loaded: a message and a retry',
  parameters: {
    makeServices: () =>
      storyServices({ captcha: sliderProvider({ load: () => Promise.reject(offline()) }) }),
  },
  play: async () => {
    await user.type(phoneField(), PHONE);
    await user.click(sendButton());
    await reads(captcha.notInitialised);
    await expect(button(captcha.retry)).toBeEnabled();
  },
};

export const CaptchaExpired: Story = {
  name: 'Captcha expired: a new picture is offered',
  parameters: {
    makeServices: () =>
      storyServices({
        captcha: sliderProvider({
          load: () => Promise.resolve(challenge({ expires_at: new Date(NOON + 20).toISOString() })),
        }),
      }),
  },
  play: async () => {
    await user.type(phoneField(), PHONE);
    await user.click(sendButton());
    await reads(captcha.expired);
  },
};

export const CaptchaWithoutPicture: Story = {
  name: 'The way without the picture shows its progress',
  // The progress depends on the speed of the machine.
  tags: ['!visual'],
  parameters: {
    makeServices: () =>
      storyServices({
        captcha: sliderProvider({
          load: async () => challenge({ proof: { seed: 's', difficulty: 60 } }),
        }),
      }),
  },
  play: async () => {
    await openCaptcha();
    await user.click(button(captcha.withoutPicture));
    await expect(
      await screen.findByRole('progressbar', { name: say(captcha.progress) }),
    ).toBeInTheDocument();
    await expect(button(captcha.withPicture)).toHaveFocus();
  },
};

export const CaptchaClosed: Story = {
  name: 'A closed captcha shows no error and focuses Send',
  play: async () => {
    await openCaptcha();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(sendButton()).toHaveFocus());
    await expect(sendButton()).toHaveTextContent(say(login.sendCode));
    await expect(screen.queryByText(say(captcha.failed))).toBeNull();
  },
};

export const VendorNotReady: Story = {
  name: "A vendor's captcha that failed to load shows an error on request",
  parameters: {
    makeServices: () =>
      storyServices({
        captcha: overlayCaptcha({ prepare: () => Promise.reject(captchaError('not-initialised')) }),
      }),
  },
  play: async () => {
    await user.type(phoneField(), PHONE);
    await user.click(sendButton());
    await reads(captcha.notInitialised);
    await waitFor(() => expect(sendButton()).toHaveFocus());
  },
};

export const Sending: Story = {
  parameters: { makeServices: () => storyServices({ sendCode: forever }) },
  play: async () => {
    await openCaptcha();
    await solveCaptcha();
    await waitFor(() => expect(sendButton()).toHaveAttribute('aria-busy', 'true'));
  },
};

export const CountingDown: Story = {
  name: 'Counting down: 42 s are left',
  tags: ['languages'],
  parameters: { makeServices: () => countingServices() },
  play: async () => {
    await user.type(phoneField(), PHONE);
    await counts(42);
    await user.click(sendButton());
    await expect(screen.queryByRole('slider')).toBeNull();
  },
};

export const WrongCode: Story = {
  name: 'A wrong code is cleared and focused, and the message of the server stays',
  parameters: {
    makeServices: () =>
      countingServices({
        login: () => Promise.reject(apiError('验证码错误，还可以试 4 次')),
      }),
  },
  play: async () => {
    await fillIn();
    await user.click(submitButton());
    await reads('验证码错误，还可以试 4 次');
    await waitFor(() => expect(codeField()).toHaveFocus());
    await expect(codeField()).toHaveValue('');
    await expect(codeField()).toHaveAccessibleDescription('验证码错误，还可以试 4 次');
    await expect(phoneField()).toHaveValue(PHONE);
  },
};

export const ExpiredCode: Story = {
  parameters: {
    makeServices: () =>
      storyServices({ login: () => Promise.reject(apiError('验证码已过期，请重新获取')) }),
  },
  play: WrongCodePlay('验证码已过期，请重新获取'),
};

export const Submitting: Story = {
  parameters: { makeServices: () => countingServices({ login: forever }) },
  play: async () => {
    await fillIn();
    await user.click(submitButton());
    await expect(submitButton()).toHaveAttribute('aria-busy', 'true');
    await expect(submitButton()).toHaveFocus();
  },
};

export const ServerError: Story = {
  name: 'The server refuses to send a code: its message stays',
  parameters: {
    makeServices: () =>
      storyServices({
        sendCode: () => Promise.reject(apiError('该号码今日获取验证码次数已达上限，请明天再试')),
      }),
  },
  play: async () => {
    await openCaptcha();
    await solveCaptcha();
    await reads('该号码今日获取验证码次数已达上限');
    await waitFor(() => expect(sendButton()).toHaveFocus());
    await expect(sendButton()).toHaveTextContent(say(login.sendCode));
  },
};

export const ServerSaysWait: Story = {
  name: 'The server names a wait, and the button counts it down',
  parameters: {
    makeServices: () =>
      storyServices({ sendCode: () => Promise.reject(apiError('操作太频繁', 42)) }),
  },
  play: async () => {
    await openCaptcha();
    await solveCaptcha();
    await counts(42);
  },
};

export const Offline: Story = {
  tags: ['languages'],
  parameters: { makeServices: () => storyServices({ sendCode: () => Promise.reject(offline()) }) },
  play: async () => {
    await openCaptcha();
    await solveCaptcha();
    await reads(login.sendFailed);
    await reads(login.unreachable);
  },
};

export const Done: Story = {
  // A long `closingMs` keeps the dialog open.
  args: { closingMs: 3_600_000 },
  play: async () => {
    await fillIn();
    const regions = screen.getAllByRole('status');
    await user.click(submitButton());
    await reads(login.welcome);
    // Screen readers announce only a region that was mounted before its text.
    await expect(
      regions.some((region) => region.textContent === login.welcome.defaultMessage),
    ).toBe(true);
  },
};

export const OnAPhone: Story = {
  tags: ['languages'],
  parameters: {
    makeServices: () => storyServices({ cooldown: memoryCooldown({ '': NOON + 42_000 }) }),
  },
  args: { mobile: true },
  globals: { viewport: { value: 'phone' } },
};

export const CaptchaOnAPhone: Story = {
  args: { mobile: true },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await openCaptcha();
  },
};

export const OtherAgreements: Story = {
  name: 'Three agreements and another companion',
  args: {
    companion: { seed: 'mochi' },
    agreements: [
      { label: texts.starportTermsService, href: '/a' },
      { label: texts.listPersonalDataCollected, href: '/b' },
      { label: texts.statementOnProtectionMinors, href: '/c' },
    ],
  },
};

function WrongCodePlay(message: string): NonNullable<Story['play']> {
  return async () => {
    await fillIn();
    await user.click(submitButton());
    await reads(message);
    await expect(codeField()).not.toHaveValue(CODE);
  };
}

type InWindowProps = LoginState & Omit<InternationalLoginProps, 'services'>;

function InWindow({ makeServices = storyServices, act, ...props }: InWindowProps) {
  const [services] = useState(makeServices);
  const window = (
    <Miniature device={props.mobile ? 'phone' : 'desktop'} height={props.mobile ? 640 : 800}>
      {(container) => <LoginDialog {...props} container={container} services={services} />}
    </Miniature>
  );
  // One of many dialogs would take the focus.
  return <div inert>{act ? after('form', act)(window) : window}</div>;
}

export const EveryState: Story = matrix<InWindowProps>({
  component: InWindow,
  args: { open: true, onClose: fn() },
  variants: { 'on a desktop': { mobile: false }, 'on a phone': { mobile: true } },
  states: loginStates,
  width: 400,
});

export const GoodAndBadUse: Story = { tags: ['!visual'], ...loginDialogUsage };
