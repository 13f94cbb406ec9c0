import type { Meta, StoryObj } from '@storybook/react-vite';
import { Activity, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Frame } from '../../internal/testing/frame.tsx';
import { after, handled, matrix } from '../../internal/testing/matrix.tsx';
import { Button } from '../../primitives/button/index.ts';
import { ToastAnnouncer } from '../../primitives/toast/index.ts';
import type {
  CaptchaOutcome,
  InternationalLoginServices,
  LoginServices,
} from '../login-machine/services.ts';
import {
  captchaResult,
  memoryCooldown,
  overlayCaptcha,
} from '../login-machine/testing/fake-services.ts';
import { ready } from '../slider-captcha/testing/actions.ts';
import { sliderProvider } from '../slider-captcha/testing/fake-slider.ts';
import { LoginForm, type LoginFormProps } from './index.ts';
import { loginDialogTexts } from './login-dialog.texts.ts';
import { loginMessages as login } from './messages.ts';
import { say, solveCaptcha, user } from './testing/actions.ts';
import {
  CODE,
  forever,
  loginArgTypes,
  NOON,
  PHONE,
  storyServices,
} from './testing/login-harness.tsx';
import { playgroundServices } from './testing/login-playground.tsx';
import { type LoginState, loginStates } from './testing/login-states.ts';

const texts = loginDialogTexts.zh;

/** Props with any country. */
type InternationalFormProps = Extract<LoginFormProps, { services: InternationalLoginServices }>;

interface LoginPageProps extends Partial<Omit<InternationalFormProps, 'services'>> {
  makeServices?: (() => InternationalLoginServices) | undefined;
}

/** A page of its own, with its heading. */
function LoginPage({ makeServices = storyServices, ...props }: LoginPageProps) {
  const { codeLength, resendAfterMs, country } = props;
  const [services] = useState(makeServices);
  return (
    <Frame>
      <main style={{ maxInlineSize: 400, marginInline: 'auto' }}>
        <h1>{texts.harbourBank}</h1>
        {/* The form reads these once. */}
        <LoginForm
          key={[codeLength, resendAfterMs, country?.code].join()}
          {...props}
          services={services}
        />
        <ToastAnnouncer />
      </main>
    </Frame>
  );
}

const meta = {
  title: 'Flows/Login dialog/In a page',
  tags: ['!visual'],
  parameters: { texts: loginDialogTexts },
  component: LoginForm,
  args: { onSuccess: fn() },
  argTypes: loginArgTypes,
  render: (args, { parameters }) => (
    <LoginPage {...args} makeServices={parameters['makeServices']} />
  ),
} satisfies Meta<InternationalFormProps>;

export default meta;
type Story = StoryObj<InternationalFormProps>;

const code = `import { createClient, createLoginServices, createSessionStore } from '@companion/sdk';
import { createGeetest } from '@companion/sdk/captcha';
import { LoginForm } from '@companion/ui/login-dialog';
import { ToastAnnouncer, ToastViewport } from '@companion/ui/toast';
import '@companion/ui/login-dialog.css';
import '@companion/ui/toast.css';

const session = createSessionStore();
const client = createClient({ baseUrl: 'https://api.example', session });
const captcha = createGeetest({ captchaId: 'your captcha id', language: () => 'zh' });
const services = createLoginServices(client, { captcha });

export const Login = () => (
  <>
    <LoginForm services={services} onSuccess={() => location.assign('/account')} />
    <ToastAnnouncer />
    <ToastViewport />
  </>
);`;

/** The number 13800138000 and any six digits are right. */
export const Playground: Story = {
  tags: ['playground'],
  parameters: { makeServices: playgroundServices, docs: { source: { code } } },
  args: {
    mobile: false,
    resendAfterMs: 60_000,
    onCodeSent: fn(),
    onError: fn(),
    onInvalid: fn(),
  },
};

const field = (message: { id: string; defaultMessage: string; description: string }) =>
  screen.getByRole('textbox', { name: say(message) });
const press = (message: { id: string; defaultMessage: string; description: string }) =>
  user.click(screen.getByRole('button', { name: say(message) }));

export const Empty: Story = {
  args: { children: <Button fullWidth>{texts.passkey}</Button> },
  play: async () => {
    await expect(screen.queryByRole('dialog')).toBeNull();
    await expect(document.body).toHaveFocus();
    await expect(document.querySelector('[inert]')).toBeNull();
  },
};

export const WholeLogin: Story = {
  play: async ({ args, step }) => {
    await step('Escape closes the captcha and leaves the form', async () => {
      await user.type(field(login.phone), PHONE);
      await press(login.sendCode);
      await ready();
      await userEvent.keyboard('{Escape}');
      await waitFor(() =>
        expect(screen.getByRole('button', { name: say(login.sendCode) })).toHaveFocus(),
      );
    });
    await step('solving it sends a code', async () => {
      await press(login.sendCode);
      await solveCaptcha();
      await screen.findByRole('button', { name: say(login.resendIn, { n: 60 }) });
    });
    await step('a login welcomes', async () => {
      await user.type(field(login.code), CODE);
      await user.click(screen.getByRole('checkbox'));
      await press(login.submit);
      await waitFor(() => expect(args.onSuccess).toHaveBeenCalledOnce());
      await waitFor(() => expect(screen.getByText(say(login.welcome))).toBeVisible());
      await expect(screen.queryByRole('textbox')).toBeNull();
      await expect(document.querySelector('[data-part="login"]')).toHaveFocus();
    });
  },
};

type InStateProps = LoginState & Partial<Omit<InternationalFormProps, 'services'>>;

function InState({ makeServices = storyServices, act, ...props }: InStateProps) {
  const [services] = useState(makeServices);
  const form = <LoginForm {...props} services={services} />;
  // One of many forms would take the focus.
  return <div inert>{act ? after('form', act)(form) : form}</div>;
}

export const EveryState: Story = {
  ...matrix<InStateProps>({
    component: InState,
    states: { ...handled('a'), ...loginStates },
    width: 320,
  }),
  tags: ['visual', 'both-themes'],
};

let finishSending = () => {};
const sendCode = () =>
  new Promise<void>((resolve) => {
    finishSending = resolve;
  });

/** A page with a search field. Sending takes until `finishSending`. */
function PageWithASearch(parts: Parameters<typeof storyServices>[0]) {
  const [services] = useState(() => storyServices({ sendCode, ...parts }));
  return (
    <Frame>
      <input type="search" aria-label="search" />
      <LoginForm services={services} />
      <ToastAnnouncer />
    </Frame>
  );
}

const codeIsSent = () => screen.findByRole('button', { name: say(login.resendIn, { n: 60 }) });

export const TheFocusStaysWhereTheVisitorWent: Story = {
  tags: ['!autodocs'],
  render: () => <PageWithASearch />,
  play: async () => {
    await user.type(field(login.phone), PHONE);
    await press(login.sendCode);
    await solveCaptcha();
    await waitFor(() =>
      expect(screen.getByRole('button', { name: say(login.sendCode) })).toHaveFocus(),
    );
    const search = screen.getByRole('searchbox');
    await user.type(search, 'a');
    finishSending();
    await codeIsSent();
    await user.keyboard('b');
    await expect(search).toHaveValue('ab');
  },
};

export const EscapeBesideTheFormIsThePages: Story = {
  name: 'Escape closes the captcha only from within',
  tags: ['!autodocs'],
  render: () => <PageWithASearch />,
  play: async () => {
    await user.type(field(login.phone), PHONE);
    await press(login.sendCode);
    const slider = await ready();
    // It fades in.
    await waitFor(() => expect(slider).toBeVisible());
    const search = screen.getByRole('searchbox');
    const heard = fn();
    search.addEventListener('keydown', ({ defaultPrevented }) => heard(defaultPrevented));
    search.focus();
    await userEvent.keyboard('{Escape}');
    await expect(heard).toHaveBeenCalledOnce();
    await expect(heard).toHaveBeenCalledWith(false);
    await expect(slider).toBeVisible();
    slider.focus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('slider')).toBeNull());
    await expect(heard).toHaveBeenCalledOnce();
  },
};

const sendCodeOnce = fn(sendCode);
const loginOnce = fn(() => forever<void>());

/** A router that keeps pages hides them so, and stops their effects. */
function HiddenPage() {
  const [isShown, setShown] = useState(true);
  return (
    <>
      <Button onClick={() => setShown(!isShown)}>other page</Button>
      <Activity mode={isShown ? 'visible' : 'hidden'}>
        <PageWithASearch sendCode={sendCodeOnce} login={loginOnce} />
      </Activity>
    </>
  );
}

export const NothingIsSentTwice: Story = {
  name: 'A page that was hidden sends nothing again when it comes back',
  tags: ['!autodocs'],
  beforeEach: () => {
    sendCodeOnce.mockClear();
    loginOnce.mockClear();
  },
  render: () => <HiddenPage />,
  play: async ({ step }) => {
    const leaveAndComeBack = async () => {
      const link = screen.getByRole('button', { name: 'other page' });
      await user.click(link);
      await waitFor(() => expect(screen.queryByRole('searchbox')).toBeNull());
      await user.click(link);
      await screen.findByRole('searchbox');
    };
    await step('a code', async () => {
      await user.type(field(login.phone), PHONE);
      await press(login.sendCode);
      await solveCaptcha();
      await waitFor(() => expect(sendCodeOnce).toHaveBeenCalledOnce());
      await leaveAndComeBack();
      await expect(field(login.phone)).toHaveValue(PHONE);
      await expect(sendCodeOnce).toHaveBeenCalledOnce();
    });
    await step('a login', async () => {
      await user.type(field(login.code), CODE);
      await user.click(screen.getByRole('checkbox'));
      await press(login.submit);
      await waitFor(() => expect(loginOnce).toHaveBeenCalledOnce());
      await leaveAndComeBack();
      await expect(field(login.code)).toHaveValue(CODE);
      await expect(loginOnce).toHaveBeenCalledOnce();
    });
  },
};

let solve = () => {};
const verify = fn(
  () =>
    new Promise<CaptchaOutcome>((resolve) => {
      solve = () => resolve({ status: 'solved', result: captchaResult() });
    }),
);

export const TheFocusComesBackFromAVendor: Story = {
  tags: ['!autodocs'],
  beforeEach: () => void verify.mockClear(),
  render: () => <PageWithASearch captcha={overlayCaptcha({ verify })} />,
  play: async () => {
    await user.type(field(login.phone), PHONE);
    await press(login.sendCode);
    await waitFor(() => expect(verify).toHaveBeenCalledOnce());
    // In the place of a field in the vendor's window, which fades out after the answer.
    screen.getByRole('searchbox').focus();
    solve();
    await waitFor(() =>
      expect(screen.getByRole('button', { name: say(login.sendCode) })).toHaveFocus(),
    );
    finishSending();
    await codeIsSent();
    await waitFor(() => expect(field(login.code)).toHaveFocus());
  },
};

/** Each method needs its object. */
class BankServices implements LoginServices {
  readonly #skew = 0;
  readonly captcha = sliderProvider();
  readonly cooldown = memoryCooldown();
  async sendCode() {}
  async login() {}
  now() {
    return NOON + this.#skew;
  }
}

const bankServices = new BankServices();

export const ServicesMayBeAClass: Story = {
  tags: ['!autodocs'],
  render: () => <LoginForm services={bankServices} />,
  play: async () => {
    await user.type(field(login.phone), PHONE);
    await press(login.sendCode);
    const slider = await ready();
    await waitFor(() => expect(slider).toBeVisible());
  },
};

const destroyCaptcha = fn();

/** One login takes the place of another, with the same services: `country` and `codeLength` are read once. */
function OneLoginAfterAnother() {
  const [services] = useState(() =>
    storyServices({ captcha: overlayCaptcha({ destroy: destroyCaptcha }) }),
  );
  const [logins, setLogins] = useState(1);
  return (
    <>
      <Button onClick={() => setLogins(logins + 1)}>next</Button>
      <Button onClick={() => setLogins(0)}>none</Button>
      {logins > 0 && <LoginForm key={logins} services={services} />}
      <output>{logins}</output>
    </>
  );
}

export const TheCaptchaStaysForTheNextLogin: Story = {
  tags: ['!autodocs'],
  beforeEach: () => void destroyCaptcha.mockClear(),
  render: () => <OneLoginAfterAnother />,
  play: async ({ canvas }) => {
    const timersHaveRun = () => new Promise((resolve) => setTimeout(resolve));
    await user.click(canvas.getByRole('button', { name: 'next' }));
    await waitFor(() => expect(document.querySelector('output')).toHaveTextContent('2'));
    await timersHaveRun();
    await expect(destroyCaptcha).not.toHaveBeenCalled();
    await user.click(canvas.getByRole('button', { name: 'none' }));
    await waitFor(() => expect(destroyCaptcha).toHaveBeenCalledOnce());
  },
};

export const FilledInBeforeHydration: Story = {
  name: 'What was entered before hydration counts, and cannot be submitted into the address',
  tags: ['!autodocs'],
  render: () => <div data-testid="server" />,
  play: async ({ canvas }) => {
    const place = canvas.getByTestId('server');
    const sent = fn(async () => {});
    const form = <LoginForm services={storyServices({ login: sent })} />;
    place.innerHTML = renderToString(form);
    await expect(place.querySelector('[type="submit"]')).toBeNull();
    const named = (name: string) => place.querySelector<HTMLInputElement>(`[name="${name}"]`);
    for (const [name, value] of [
      ['phone', PHONE],
      ['code', CODE],
    ] as const) {
      const input = named(name);
      if (input) input.value = value;
    }
    named('agreement')?.click();
    const root = hydrateRoot(place, form);
    await waitFor(() => expect(place.querySelector('[type="submit"]')).not.toBeNull());
    await press(login.submit);
    await waitFor(() => expect(sent).toHaveBeenCalledOnce());
    await expect(sent).toHaveBeenCalledWith(
      { countryCode: '86', phone: PHONE, code: CODE },
      expect.any(AbortSignal),
    );
    root.unmount();
  },
};
