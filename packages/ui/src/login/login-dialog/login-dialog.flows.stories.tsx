import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  type ComponentType,
  lazy,
  type ReactNode,
  StrictMode,
  Suspense,
  useCallback,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
import { expect, fireEvent, fn, screen, spyOn, waitFor } from 'storybook/test';
import { fillText } from '../../i18n/messages.ts';
import { type FormatText, MessagesProvider } from '../../i18n/messages-provider.tsx';
import {
  goBack,
  installCloseWatcher,
  isBackHandled,
} from '../../internal/testing/fake-close-watcher.ts';
import { type LinkProps, LinkProvider } from '../../primitives/link/link.tsx';
import { keepToasts } from '../../primitives/toast/testing/keep-toasts.ts';
import { toast, toasts } from '../../primitives/toast/toast-store.ts';
import {
  apiError,
  captchaResult,
  memoryCooldown,
  overlayCaptcha,
} from '../login-machine/testing/fake-services.ts';
import { drag, ready } from '../slider-captcha/testing/actions.ts';
import { PIECE_X } from '../slider-captcha/testing/pictures.ts';
import { loginDialogTexts } from './login-dialog.texts.ts';
import { LoginDialog } from './login-dialog.tsx';
import { loginMessages } from './messages.ts';
import {
  agreement,
  codeField,
  counts,
  fillIn,
  openCaptcha,
  phoneField,
  reads,
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
  NOON,
  OTHER_PHONE,
  PHONE,
  renderLogin,
  storyServices,
} from './testing/login-harness.tsx';

const texts = loginDialogTexts.zh;

/** Whole flows. They have no pictures: each state has its own story. */
const meta = {
  title: 'Flows/Login dialog/What visitors do',
  parameters: { texts: loginDialogTexts },
  component: LoginDialog,
  render: renderLogin,
  tags: ['!visual'],
  args: { open: true, mobile: false },
} satisfies Meta<InternationalLoginProps>;

export default meta;
type Story = StoryObj<InternationalLoginProps>;

const dialogIsGone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
const opener = () => screen.getByRole('main').querySelector('button') as HTMLButtonElement;
const wasCalledOnceWith = async (listener: unknown, argument: string) => {
  await expect(listener).toHaveBeenCalledOnce();
  await expect(listener).toHaveBeenCalledWith(argument);
};

/** A clock that the story changes, with a store of deadlines. */
const clock = {
  time: NOON,
  now: () => clock.time,
  cooldown: memoryCooldown(),
  add(ms: number) {
    clock.time += ms;
  },
  reset(deadlines: Record<string, number> = {}) {
    clock.time = NOON;
    clock.cooldown = memoryCooldown(deadlines);
  },
};

const clockServices = () => storyServices({ now: clock.now, cooldown: clock.cooldown });

const sendCode = fn(storyServices().sendCode);
const login = fn(storyServices().login);
const spiedServices = () => {
  sendCode.mockClear();
  login.mockClear();
  return storyServices({ sendCode, login });
};

export const ByMouse: Story = {
  name: 'Login by mouse',
  parameters: { makeServices: spiedServices, withToasts: true },
  args: { open: false, onSuccess: fn(), onClose: fn(), onCodeSent: fn() },
  beforeEach: keepToasts,
  play: async ({ args, step }) => {
    await step('open the dialog: the first field has the focus', async () => {
      await user.click(opener());
      await waitFor(() => expect(phoneField()).toHaveFocus());
    });
    await step('request a code and drag the piece into its gap', async () => {
      await openCaptcha();
      await solveCaptcha();
    });
    await step('a toast appears and the button counts from 60', async () => {
      await counts(60);
      await waitFor(() => expect(screen.getAllByText('验证码发送成功').length).toBeGreaterThan(0));
      await expect(args.onCodeSent).toHaveBeenCalledOnce();
      await waitFor(() => expect(codeField()).toHaveFocus());
    });
    await step('type the code, agree and log in', async () => {
      await user.type(codeField(), CODE);
      await user.click(agreement());
      await user.click(submitButton());
      await dialogIsGone();
    });
    await expect(sendCode.mock.calls.map(([input]) => input.phone)).toEqual([PHONE]);
    await expect(login.mock.calls.map(([input]) => input)).toEqual([
      { countryCode: '86', phone: PHONE, code: CODE },
    ]);
    await expect(args.onSuccess).toHaveBeenCalledOnce();
    await wasCalledOnceWith(args.onClose, 'success');
    await waitFor(() => expect(opener()).toHaveFocus());
  },
};

export const ByKeyboard: Story = {
  name: 'Login by keyboard',
  parameters: { makeServices: spiedServices },
  args: { open: false },
  play: async ({ step }) => {
    await step('open the dialog with Enter', async () => {
      await user.tab();
      await expect(opener()).toHaveFocus();
      await user.keyboard('{Enter}');
      await waitFor(() => expect(phoneField()).toHaveFocus());
    });
    await step('Enter in the phone field requests the code', async () => {
      await user.keyboard(`${PHONE}{Enter}`);
      await waitFor(async () => expect(await ready()).toHaveFocus());
    });
    await step('arrows and Page keys move the piece, Home returns it, Enter submits', async () => {
      const handle = await ready();
      await user.keyboard('{End}');
      await expect(handle).toHaveAttribute('aria-valuetext', '离左边 100%');
      await user.keyboard('{Home}{PageUp>7/}{ArrowRight>5/}{ArrowLeft}');
      await expect(handle).toHaveAttribute('aria-valuenow', '296');
      await user.keyboard('{ArrowUp}{ArrowDown}{ArrowRight}{Enter}');
      await counts(60);
    });
    await step('the code field has the focus; Tab reaches Send and the checkbox', async () => {
      await waitFor(() => expect(codeField()).toHaveFocus());
      await user.keyboard(CODE);
      await user.tab();
      await expect(sendButton()).toHaveFocus();
      await user.tab();
      await expect(agreement()).toHaveFocus();
      await user.keyboard(' ');
      await expect(agreement()).toBeChecked();
    });
    await step('Tab stays inside the dialog', async () => {
      const close = screen.getByRole('button', { name: '关闭' });
      for (let presses = 0; presses < 8 && document.activeElement !== close; presses++)
        await user.tab();
      await expect(close).toHaveFocus();
      await user.tab({ shift: true });
      await expect(submitButton()).toHaveFocus();
    });
    await step('Enter logs in, and the focus returns to the opener', async () => {
      await user.keyboard('{Enter}');
      await dialogIsGone();
      await expect(login).toHaveBeenCalledOnce();
      await waitFor(() => expect(opener()).toHaveFocus());
    });
  },
};

export const ByTaps: Story = {
  name: 'The captcha by taps: rail, step buttons and submit button',
  args: { mobile: true },
  play: async () => {
    const handle = await openCaptcha();
    const rail = handle.parentElement as HTMLElement;
    const box = rail.getBoundingClientRect();
    const room = box.width - handle.getBoundingClientRect().width;
    const tap = {
      pointerId: 3,
      pointerType: 'touch',
      button: 0,
      clientX: box.left + handle.getBoundingClientRect().width / 2 + (room * (PIECE_X - 20)) / 528,
      clientY: box.top + box.height / 2,
    };
    fireEvent.pointerDown(rail, tap);
    fireEvent.pointerUp(rail, tap);
    await expect(
      Math.abs(Number(handle.getAttribute('aria-valuenow')) - (PIECE_X - 20)),
    ).toBeLessThan(8);
    for (let presses = 0; presses < 5; presses++)
      await user.click(screen.getByRole('button', { name: '向右一点' }));
    await user.click(screen.getByRole('button', { name: '向右一点' }));
    await user.click(screen.getByRole('button', { name: '向左一点' }));
    await user.click(screen.getByRole('button', { name: '就放这里' }));
    await counts(60);
  },
};

export const ByTouch: Story = {
  name: 'The captcha by touch',
  args: { mobile: true },
  play: async () => {
    drag(await openCaptcha(), PIECE_X, 'touch');
    await counts(60);
  },
};

export const WithoutThePicture: Story = {
  name: 'The captcha without its picture: a proof of work',
  play: async () => {
    await openCaptcha();
    await user.click(screen.getByRole('button', { name: '不看图，换一种方式' }));
    await counts(60);
  },
};

export const DoubleClicks: Story = {
  name: 'Twenty clicks send one request',
  parameters: { makeServices: spiedServices },
  play: async () => {
    await user.type(phoneField(), PHONE);
    const send = sendButton();
    for (let clicks = 0; clicks < 20; clicks++) send.click();
    await solveCaptcha();
    for (let clicks = 0; clicks < 20; clicks++) send.click();
    await counts(60);
    for (let clicks = 0; clicks < 20; clicks++) send.click();
    await user.type(codeField(), CODE);
    await user.click(agreement());
    const submit = submitButton();
    for (let clicks = 0; clicks < 20; clicks++) submit.click();
    await dialogIsGone();
    await expect(sendCode).toHaveBeenCalledOnce();
    await expect(login).toHaveBeenCalledOnce();
  },
};

export const EnterInEachField: Story = {
  name: 'Enter requests a code while there is none, then logs in, in each field',
  parameters: { makeServices: spiedServices },
  play: async ({ step }) => {
    await step('an empty phone field shows an error', async () => {
      await user.type(phoneField(), '{Enter}');
      await reads('请输入手机号');
    });
    await step('a filled phone field opens the captcha', async () => {
      await user.type(phoneField(), `${PHONE}{Enter}`);
      await solveCaptcha();
      await counts(60);
    });
    await step('after a code was sent, the phone field moves on to the code field', async () => {
      await user.type(phoneField(), '{Enter}');
      await expect(codeField()).toHaveFocus();
      await expect(sendCode).toHaveBeenCalledOnce();
    });
    await step('the code field submits and shows the missing agreement', async () => {
      await user.type(codeField(), `${CODE}{Enter}`);
      await reads('请阅读并同意协议');
      await expect(agreement()).toHaveFocus();
    });
    await step('the phone field submits once when there is a code', async () => {
      await user.click(agreement());
      await user.type(phoneField(), '{Enter}{Enter}');
      await dialogIsGone();
      await expect(login).toHaveBeenCalledOnce();
    });
  },
};

export const KeysOfAnInputMethod: Story = {
  name: 'Enter and Escape of an input method submit and close nothing',
  args: { onClose: fn() },
  play: async ({ args, step }) => {
    await user.type(phoneField(), PHONE);
    // WebKit ends the composition first: only `keyCode` 229 marks its keydown.
    for (const isComposing of [true, false])
      await step(isComposing ? 'during the composition' : 'just after it', async () => {
        for (const field of [phoneField(), codeField()])
          await expect(fireEvent.keyDown(field, { key: 'Enter', isComposing, keyCode: 229 })).toBe(
            false,
          );
        fireEvent.keyDown(phoneField(), { key: 'Escape', isComposing, keyCode: 229 });
      });
    await expect(args.onClose).not.toHaveBeenCalled();
    await user.type(codeField(), CODE);
    await expect(codeField()).toHaveValue(CODE);
    await expect(screen.queryByRole('slider')).toBeNull();
  },
};

export const PasteAndAutofill: Story = {
  name: 'Pasted numbers and codes are read in any form',
  play: async ({ step }) => {
    const cases: [() => HTMLElement, string, string][] = [
      [phoneField, '+86 138 0013 8000', PHONE],
      [phoneField, '１３８００１３８０００', PHONE],
      [phoneField, '0086-138-0013-8000', PHONE],
      [codeField, '【伙伴】验证码123456，5分钟内有效', CODE],
      [codeField, '123 456', CODE],
      [codeField, '１２３４５６', CODE],
    ];
    for (const [field, pasted, value] of cases)
      await step(pasted, async () => {
        await user.clear(field());
        await user.click(field());
        await user.paste(pasted);
        await expect(field()).toHaveValue(value);
      });
    await step('the fields have autocomplete and inputmode', async () => {
      await expect(phoneField()).toHaveAttribute('autocomplete', 'tel-national');
      await expect(phoneField()).toHaveAttribute('inputmode', 'tel');
      await expect(codeField()).toHaveAttribute('autocomplete', 'one-time-code');
      await expect(codeField()).toHaveAttribute('inputmode', 'numeric');
      for (const field of [phoneField(), codeField()])
        await expect(Number.parseFloat(getComputedStyle(field).fontSize)).toBeGreaterThanOrEqual(
          16,
        );
    });
  },
};

export const WholeNumberReplaces: Story = {
  name: 'A whole number that is pasted replaces what was typed',
  play: async () => {
    await user.type(phoneField(), '138');
    await user.paste(`+86 ${OTHER_PHONE}`);
    await expect(phoneField()).toHaveValue(OTHER_PHONE);
    await user.type(phoneField(), '{Backspace}{Backspace}');
    await user.paste(PHONE);
    await expect(phoneField()).toHaveValue(PHONE);
  },
};

export const NewCodeVoidsTheOld: Story = {
  name: 'A new code clears the old one, and can be pasted at once',
  play: async () => {
    await user.type(phoneField(), PHONE);
    await user.type(codeField(), '111111');
    await user.click(sendButton());
    await solveCaptcha();
    await waitFor(() => expect(codeField()).toHaveFocus());
    await expect(codeField()).toHaveValue('');
    await user.paste(CODE);
    await expect(codeField()).toHaveValue(CODE);
  },
};

export const ReopenDuringCountdown: Story = {
  name: 'The countdown continues from its deadline after reopening',
  parameters: { makeServices: clockServices },
  beforeEach: () => clock.reset(),
  play: async ({ step }) => {
    await openCaptcha();
    await solveCaptcha();
    await counts(60);
    await step('reopened after 18 s', async () => {
      await user.keyboard('{Escape}');
      await dialogIsGone();
      clock.add(18_000);
      await user.click(opener());
      await counts(42);
      await expect(phoneField()).toHaveValue(PHONE);
    });
    await step('another number may send at once', async () => {
      await user.clear(phoneField());
      await user.type(phoneField(), OTHER_PHONE);
      await expect(sendButton()).toHaveTextContent('发送验证码');
    });
    await step('the first number still waits', async () => {
      await user.clear(phoneField());
      await user.type(phoneField(), PHONE);
      await counts(42);
    });
    await step('the countdown is correct when a sleeping tab wakes', async () => {
      clock.add(40_000);
      document.dispatchEvent(new Event('visibilitychange'));
      await counts(2);
      clock.add(2_000);
      document.dispatchEvent(new Event('visibilitychange'));
      await waitFor(() => expect(sendButton()).toHaveTextContent('发送验证码'));
      await expect(sendButton()).not.toHaveAttribute('aria-disabled', 'true');
    });
  },
};

export const ReloadDuringCountdown: Story = {
  name: 'The countdown continues after a reload, before and after the number is typed',
  parameters: { makeServices: () => countingServices() },
  play: async () => {
    await counts(42);
    await user.type(phoneField(), OTHER_PHONE);
    await expect(sendButton()).toHaveTextContent('发送验证码');
    await user.clear(phoneField());
    await user.type(phoneField(), PHONE);
    await counts(42);
  },
};

export const FailureStands: Story = {
  name: 'A failure stays until the next action and is announced once',
  parameters: {
    makeServices: () => storyServices({ login: () => Promise.reject(apiError('验证码错误')) }),
  },
  args: { onError: fn() },
  play: async ({ args }) => {
    await fillIn();
    await user.click(submitButton());
    await reads('验证码错误');
    await wasCalledOnceWith(args.onError, '验证码错误');
    const alerts = screen
      .getAllByRole('alert')
      .filter((alert) => alert.textContent?.includes('验证码错误'));
    await expect(alerts).toHaveLength(1);
    for (const { id } of toasts.getSnapshot().visible) toast.close(id);
    await reads('验证码错误');
    await user.type(codeField(), '1');
    await waitFor(() => expect(screen.getByRole('dialog')).not.toHaveTextContent('验证码错误'));
  },
};

export const Announcements: Story = {
  name: 'A countdown has two announcements: the code was sent, and another may be sent',
  parameters: { makeServices: clockServices },
  beforeEach: () => clock.reset(),
  play: async () => {
    const announced: string[] = [];
    await openCaptcha();
    const observer = new MutationObserver((records) => {
      for (const { target, addedNodes } of records) {
        const element = target instanceof Element ? target : target.parentElement;
        const added = [...addedNodes].map((node) => node.textContent).join('');
        if (added.trim() && element?.closest('[aria-live], [role=status], [role=alert]'))
          announced.push(added);
      }
    });
    await solveCaptcha();
    await waitFor(() => expect(screen.queryByRole('slider')).toBeNull());
    observer.observe(document.body, { subtree: true, childList: true, characterData: true });
    announced.push(
      ...screen
        .getAllByRole('status')
        .map((region) => region.textContent ?? '')
        .filter(Boolean),
    );
    for (let second = 0; second < 60; second++) {
      clock.add(1_000);
      document.dispatchEvent(new Event('visibilitychange'));
      await Promise.resolve();
    }
    await waitFor(() => expect(announced).toContain('可以重新发送验证码了'));
    observer.disconnect();
    await expect(new Set(announced)).toEqual(new Set(['验证码发送成功', '可以重新发送验证码了']));
    await expect(announced.length).toBeLessThanOrEqual(3);
  },
};

let pending: PromiseWithResolvers<void>;
let signals: AbortSignal[];
const stall = (_: unknown, signal: AbortSignal) => {
  signals.push(signal);
  return pending.promise;
};

export const ClosingAnywhere: Story = {
  name: 'Closing aborts requests and ignores late results',
  parameters: { makeServices: () => storyServices({ sendCode: stall, login: stall }) },
  args: { open: false, onSuccess: fn(), onCodeSent: fn(), onError: fn() },
  beforeEach: () => {
    pending = Promise.withResolvers();
    signals = [];
  },
  play: async ({ args, step }) => {
    const close = async () => {
      await user.click(screen.getByRole('button', { name: '关闭' }));
      await dialogIsGone();
      await waitFor(() => expect(opener()).toHaveFocus());
      await user.click(opener());
      await screen.findByRole('dialog');
    };
    await user.click(opener());
    await step('while the captcha is open', async () => {
      await openCaptcha();
      await close();
      await expect(screen.queryByRole('slider')).toBeNull();
    });
    await step('while the code is being sent', async () => {
      await user.click(sendButton());
      await solveCaptcha();
      await waitFor(() => expect(signals).toHaveLength(1));
      await close();
      await expect(signals[0]?.aborted).toBe(true);
    });
    await step('while logging in', async () => {
      await user.type(codeField(), CODE);
      await user.click(agreement());
      await user.click(submitButton());
      await waitFor(() => expect(signals).toHaveLength(2));
      await close();
      await expect(signals[1]?.aborted).toBe(true);
      pending.reject(apiError('太迟了'));
      await Promise.resolve();
    });
    await step('the input is kept, and no failure is shown', async () => {
      await expect(phoneField()).toHaveValue(PHONE);
      await expect(sendButton()).toHaveTextContent('发送验证码');
      await expect(screen.getByRole('dialog')).not.toHaveTextContent('太迟了');
      for (const listener of [args.onSuccess, args.onCodeSent, args.onError])
        await expect(listener).not.toHaveBeenCalled();
    });
  },
};

const Nothing = () => null;
/** A lazy component that `load` resolves. */
function createPart(text: string) {
  const { promise, resolve } = Promise.withResolvers<{ default: ComponentType }>();
  const load = () => resolve({ default: () => <p>{text}</p> });
  return { Part: lazy(() => promise), load };
}

const suspenseTexts = {
  show: texts.lookAtSea,
  load: texts.hasCome,
  fallback: texts.lookingAtSea,
  part: texts.wavesGradeThreeToday,
};

/** A page that suspends: React hides its content until the lazy part has loaded. */
function SuspendingPage({ texts, children }: { texts: typeof suspenseTexts; children: ReactNode }) {
  const [late] = useState(() => createPart(texts.part));
  const [Part, setPart] = useState<ComponentType>(() => Nothing);
  return (
    <>
      <button type="button" onClick={() => setPart(late.Part)}>
        {texts.show}
      </button>
      <button type="button" onClick={late.load}>
        {texts.load}
      </button>
      <Suspense fallback={<p>{texts.fallback}</p>}>
        <Part />
        {children}
      </Suspense>
    </>
  );
}

export const HiddenForAMoment: Story = {
  name: 'The dialog works after a suspended page hid it',
  args: { open: false },
  render: (args, context) => (
    <SuspendingPage texts={suspenseTexts}>{renderLogin(args, context)}</SuspendingPage>
  ),
  play: async ({ canvas }) => {
    await user.click(canvas.getByRole('button', { name: texts.lookAtSea }));
    await canvas.findByText(texts.lookingAtSea);
    await user.click(canvas.getByRole('button', { name: texts.hasCome }));
    await canvas.findByText(texts.wavesGradeThreeToday);
    await user.click(opener());
    await user.type(phoneField(), PHONE);
    await expect(phoneField()).toHaveValue(PHONE);
  },
};

/** A host that renders its page and the dialog in a shadow root. */
function InAShadowRoot({ opener }: { opener: string }) {
  const [services] = useState(storyServices);
  const [open, setOpen] = useState(false);
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const attach = useCallback((host: HTMLElement | null) => {
    if (!host || host.shadowRoot) return;
    const inside = document.createElement('div');
    host.attachShadow({ mode: 'open' }).append(inside);
    setPlace(inside);
  }, []);
  return (
    <>
      <div ref={attach} data-testid="host">
        {place &&
          createPortal(
            <>
              <button type="button" onClick={() => setOpen(true)}>
                {opener}
              </button>
              <LoginDialog
                open={open}
                onClose={() => setOpen(false)}
                services={services}
                container={place}
              />
            </>,
            place,
          )}
      </div>
      <div data-testid="beside" />
    </>
  );
}

export const InAShadowTree: Story = {
  name: 'In a shadow root focus, inertness and closing work, and the companion follows the focus',
  render: () => <InAShadowRoot opener={texts.logInSignUp} />,
  play: async ({ canvas, step }) => {
    const { shadowRoot } = canvas.getByTestId('host');
    const find = (selector: string) => shadowRoot?.querySelector<HTMLElement>(selector);
    const focused = () => shadowRoot?.activeElement;
    const page = find('button');
    await step('the phone field gets the focus', async () => {
      page?.focus();
      await user.keyboard('{Enter}');
      await waitFor(() => expect(focused()).toBe(find('[name="phone"]')));
    });
    await step('the companion covers its eyes at the code field', async () => {
      await waitFor(() => expect(find('ellipse')).not.toBeNull());
      const hand = () => find('svg[aria-hidden] > ellipse[style]')?.getAttribute('class');
      const before = hand();
      find('[name="code"]')?.focus();
      await waitFor(() => expect(hand()).not.toBe(before));
    });
    await step('the rest of the shadow root and of the page is inert', async () => {
      await waitFor(() => expect(page?.inert).toBe(true));
      await expect(canvas.getByTestId('beside').inert).toBe(true);
      await expect(canvas.getByTestId('host').closest('[inert]')).toBeNull();
    });
    await step('Tab goes round inside, both ways', async () => {
      const close = find('[role="dialog"] button:has(> svg)');
      const submit = find('[role="dialog"] form > button');
      submit?.focus();
      await user.keyboard('{Tab}');
      await expect(focused()).toBe(close);
      await user.keyboard('{Shift>}{Tab}{/Shift}');
      await expect(focused()).toBe(submit);
    });
    const isGone = () => waitFor(() => expect(find('[role="dialog"]')).toBeNull());
    await step('Escape closes it, and the focus returns', async () => {
      await user.keyboard('{Escape}');
      await isGone();
      await waitFor(() => expect(page?.inert).toBe(false));
      await waitFor(() => expect(focused()).toBe(page));
    });
    await step('a press beside the dialog closes it, a press in it does not', async () => {
      await user.keyboard('{Enter}');
      await waitFor(() => expect(focused()).toBe(find('[name="phone"]')));
      await user.click(focused() as HTMLElement);
      await expect(find('[role="dialog"]')).not.toBeNull();
      await user.click(find('[data-phase] > div') as HTMLElement);
      await isGone();
    });
  },
};

export const ClosingByEscapeAndOutside: Story = {
  name: 'Escape closes the captcha first, then the dialog',
  args: { onClose: fn() },
  play: async ({ args }) => {
    await openCaptcha();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('slider')).toBeNull());
    await expect(args.onClose).not.toHaveBeenCalled();
    await user.keyboard('{Escape}');
    await dialogIsGone();
    await wasCalledOnceWith(args.onClose, 'escape');
  },
};

export const ClosingTheCaptchaBeforeAnOlderToast: Story = {
  name: 'Escape closes the captcha before a toast that is older',
  parameters: { withToasts: true },
  beforeEach: keepToasts,
  play: async () => {
    toast.error('网络不太好');
    const close = { name: '关闭通知' };
    await screen.findByRole('button', close);
    await openCaptcha();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('slider')).toBeNull());
    // It fades in, which a busy browser begins late.
    await waitFor(() => expect(screen.getByRole('button', close)).toBeVisible());
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('button', close)).toBeNull());
    await expect(screen.getByRole('dialog')).toBeVisible();
  },
};

export const ClosingByTheWayBack: Story = {
  name: 'The back gesture of Android closes the captcha, then the dialog, then leaves the page',
  args: { mobile: true, onClose: fn() },
  beforeEach: installCloseWatcher,
  play: async ({ args }) => {
    await openCaptcha();
    goBack();
    await waitFor(() => expect(screen.queryByRole('slider')).toBeNull());
    await expect(args.onClose).not.toHaveBeenCalled();
    goBack();
    await dialogIsGone();
    await wasCalledOnceWith(args.onClose, 'escape');
    await expect(isBackHandled()).toBe(false);
  },
};

export const EscapeInAWindowOfOthers: Story = {
  name: 'Escape in a consent banner is the banner’s: the captcha stays',
  beforeEach: () => () => document.querySelector('[data-testid="banner"]')?.remove(),
  play: async () => {
    await openCaptcha();
    const slider = screen.getByRole('slider');
    await waitFor(() => expect(slider).toBeVisible());
    const banner = document.createElement('button');
    banner.setAttribute('data-testid', 'banner');
    banner.textContent = 'OK';
    banner.style.cssText = 'position:fixed;inset:0 auto auto 0;z-index:2147483647';
    const heard = fn();
    banner.addEventListener('keydown', heard);
    document.body.append(banner);
    banner.focus();
    await user.keyboard('{Escape}');
    await expect(heard).toHaveBeenCalledOnce();
    await expect(slider).toBeVisible();
  },
};

export const VendorOverlay: Story = {
  name: "A vendor's captcha over the dialog is usable and returns the focus",
  parameters: {
    makeServices: () => storyServices({ captcha: overlayCaptcha({ verify: drawOverlay }) }),
  },
  args: { onClose: fn() },
  play: async ({ args, step }) => {
    await step('its field and buttons work', async () => {
      await user.type(phoneField(), PHONE);
      await user.click(sendButton());
      const field = await screen.findByRole('textbox', { name: 'vendor' });
      field.focus();
      await user.type(field, 'ok');
      await expect(field).toHaveFocus();
      await expect(field).toHaveValue('ok');
      await user.click(screen.getByRole('button', { name: 'cancel' }));
    });
    await step('after closing there is no error, and Send has the focus', async () => {
      await waitFor(() => expect(sendButton()).toHaveFocus());
      await expect(args.onClose).not.toHaveBeenCalled();
      await expect(sendButton()).toHaveTextContent('发送验证码');
    });
    await step('after solving the code is sent', async () => {
      await user.click(sendButton());
      await user.click(await screen.findByRole('button', { name: 'solve' }));
      await counts(60);
      await waitFor(() => expect(codeField()).toHaveFocus());
    });
  },
};

const destroyCaptcha = fn();

/** Strict mode mounts twice only after the first render. */
function Toggle({ label, children }: { label: string; children: ReactNode }) {
  const [here, setHere] = useState(false);
  return (
    <StrictMode>
      <button type="button" data-companion-layer="" onClick={() => setHere(!here)}>
        {label}
      </button>
      {here && children}
    </StrictMode>
  );
}

export const PreparedInStrictMode: Story = {
  name: "A prepared vendor's captcha survives strict mode and is destroyed with the dialog",
  parameters: {
    makeServices: () => storyServices({ captcha: overlayCaptcha({ destroy: destroyCaptcha }) }),
  },
  render: (args, context) => <Toggle label={texts.comeOrGo}>{renderLogin(args, context)}</Toggle>,
  beforeEach: () => {
    destroyCaptcha.mockClear();
  },
  play: async ({ canvas }) => {
    const toggle = canvas.getByRole('button', { name: texts.comeOrGo });
    await user.click(toggle);
    await user.type(phoneField(), PHONE);
    await expect(destroyCaptcha).not.toHaveBeenCalled();
    await user.click(sendButton());
    await counts(60);
    await user.click(toggle);
    await waitFor(() => expect(destroyCaptcha).toHaveBeenCalledOnce());
  },
};

export const AgreementLinks: Story = {
  name: 'A click on a link of the agreement does not tick the box; links open in a new tab',
  play: async () => {
    const links = screen.getAllByRole('link');
    await expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/terms.html',
      '/privacy.html',
    ]);
    for (const link of links) {
      await expect(link).toHaveAttribute('target', '_blank');
      link.addEventListener('click', (event) => event.preventDefault(), { once: true });
      await user.click(link);
    }
    await expect(agreement()).not.toBeChecked();
    await expect(agreement()).toHaveAccessibleName('我已阅读并同意《用户协议》、《隐私政策》');
    await user.click(screen.getByText(/我已阅读并同意/));
    await expect(agreement()).toBeChecked();
  },
};

export const NothingToAgreeTo: Story = {
  name: 'Without agreements there is no checkbox',
  parameters: { makeServices: spiedServices },
  args: { agreements: [] },
  play: async () => {
    await expect(screen.queryByRole('checkbox')).toBeNull();
    await user.type(phoneField(), PHONE);
    await user.type(codeField(), `${CODE}{Enter}`);
    await dialogIsGone();
    await expect(login).toHaveBeenCalledOnce();
  },
};

const consoleError = fn();

export const TwoAgreementsAtOneAddress: Story = {
  name: 'Two agreements may have the same address',
  args: {
    agreements: [
      { label: texts.termsService, href: '/rules' },
      { label: texts.communityGuidelines, href: '/rules' },
    ],
  },
  beforeEach: () => {
    consoleError.mockClear();
    spyOn(console, 'error').mockImplementation(consoleError);
  },
  play: async () => {
    await expect(agreement()).toHaveAccessibleName('我已阅读并同意《服务协议》、《社区公约》');
    await expect(consoleError).not.toHaveBeenCalled();
  },
};

export const FromRightToLeft: Story = {
  name: 'On a right-to-left page numbers run left to right, with their country code',
  beforeEach: () => {
    document.documentElement.dir = 'rtl';
    return () => document.documentElement.removeAttribute('dir');
  },
  play: async () => {
    const [plus, eight] = [0, 1].map((at) => {
      const letter = document.createRange();
      const code = screen.getByText('+86').firstChild as Text;
      letter.setStart(code, at);
      letter.setEnd(code, at + 1);
      return letter.getBoundingClientRect().left;
    });
    await expect(plus).toBeLessThan(eight ?? 0);
    for (const field of [phoneField(), codeField()]) {
      await expect(field).toHaveAttribute('dir', 'ltr');
      await expect(field).toHaveStyle({ textAlign: 'right' });
    }
  },
};

const goTo = fn();

const HostLink = ({ href, onClick, children, ...rest }: LinkProps) => (
  <a
    {...rest}
    href={href}
    onClick={(event) => {
      onClick?.(event);
      event.preventDefault();
      goTo(href);
    }}
  >
    {children}
  </a>
);

export const AgreementOnAPhone: Story = {
  name: 'On a phone the app navigates to the agreement, and the dialog closes',
  args: { mobile: true, onClose: fn() },
  decorators: [(Story) => <LinkProvider value={HostLink}>{<Story />}</LinkProvider>],
  play: async ({ args }) => {
    await user.click(screen.getByRole('link', { name: '《隐私政策》' }));
    await wasCalledOnceWith(goTo, '/privacy.html');
    await wasCalledOnceWith(args.onClose, 'navigation');
    await dialogIsGone();
  },
};

export const PhoneKeepsItsKeyboardDown: Story = {
  name: 'On a phone no field has the focus at first: the keyboard would cover the dialog',
  args: { mobile: true },
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    await expect(document.activeElement).not.toBeInstanceOf(HTMLInputElement);
  },
};

let receive: (code: string) => void;
let otpSignals: AbortSignal[];

/** Fakes a browser with WebOTP. */
function fakeWebOtp() {
  const { credentials } = navigator;
  otpSignals = [];
  Object.assign(window, { OTPCredential: class {} });
  Object.defineProperty(credentials, 'get', {
    configurable: true,
    value: ({ signal }: { signal: AbortSignal }) => {
      otpSignals.push(signal);
      return new Promise((resolve) => {
        receive = (code) => resolve({ code });
      });
    },
  });
  return () => {
    Reflect.deleteProperty(window, 'OTPCredential');
    Reflect.deleteProperty(credentials, 'get');
  };
}

export const CodeFromTheMessage: Story = {
  name: 'A code that the browser reads from the SMS is filled in; it is submitted only when the agreement is ticked',
  parameters: { makeServices: spiedServices },
  beforeEach: fakeWebOtp,
  play: async ({ step }) => {
    await openCaptcha();
    await expect(otpSignals).toHaveLength(0);
    await solveCaptcha();
    await counts(60);
    await step('without the agreement it is only filled in', async () => {
      receive('654321');
      await waitFor(() => expect(codeField()).toHaveValue('654321'));
      await expect(login).not.toHaveBeenCalled();
    });
    await step('typing stops the waiting for an SMS', async () => {
      await user.type(codeField(), '{Backspace}');
      await expect(otpSignals[0]?.aborted).toBe(true);
    });
  },
};

export const CodeFromTheMessageWithNothingToAgreeTo: Story = {
  name: 'Without agreements a code that the browser reads is submitted',
  parameters: { makeServices: spiedServices },
  args: { agreements: [] },
  beforeEach: fakeWebOtp,
  play: async () => {
    await openCaptcha();
    await solveCaptcha();
    await counts(60);
    receive('654321');
    await dialogIsGone();
    await expect(login).toHaveBeenCalledOnce();
  },
};

/** Ids of the texts that were formatted. A part formats its texts at each render. */
let formatted = new Set<string>();
const recordFormatted: FormatText = ({ id, defaultMessage }, values) => {
  formatted.add(id);
  return fillText(defaultMessage, values);
};
const idsOf = (...names: (keyof typeof loginMessages)[]) =>
  names.map((name) => loginMessages[name].id);

export const RendersOfAKey: Story = {
  name: 'A key press renders one field, a second one button',
  decorators: [
    (Story) => (
      <MessagesProvider locale="zh" formatMessage={recordFormatted}>
        <Story />
      </MessagesProvider>
    ),
  ],
  parameters: { makeServices: clockServices },
  beforeEach: () => clock.reset({ [PHONE]: NOON + 42_000 }),
  play: async () => {
    await user.type(phoneField(), PHONE);
    await counts(42);
    await user.click(codeField());
    formatted = new Set();
    await user.keyboard('1');
    await expect(codeField()).toHaveValue('1');
    await expect([...formatted].sort()).toEqual(idsOf('code', 'codePlaceholder'));
    formatted = new Set();
    clock.add(1_000);
    document.dispatchEvent(new Event('visibilitychange'));
    await counts(41);
    await expect([...formatted]).toEqual(idsOf('resendIn'));
  },
};

export const SubmittingHoldsStill: Story = {
  name: 'While logging in, fields are read-only and the button stays focusable',
  parameters: { makeServices: () => storyServices({ login: forever }) },
  play: async () => {
    await fillIn();
    await user.click(submitButton());
    await user.type(codeField(), '9');
    await expect(codeField()).toHaveValue(CODE);
    await expect(codeField()).toHaveAttribute('readonly');
    await expect(submitButton()).not.toBeDisabled();
    await expect(submitButton()).toHaveAttribute('aria-disabled', 'true');
  },
};

export const SendingHoldsTheButton: Story = {
  name: 'While a code is sent, the fields take input and the button waits',
  parameters: { makeServices: () => storyServices({ sendCode: forever }) },
  play: async () => {
    await openCaptcha();
    await solveCaptcha();
    await waitFor(() => expect(submitButton()).toHaveAttribute('aria-disabled', 'true'));
    await user.type(codeField(), CODE);
    await expect(codeField()).toHaveValue(CODE);
  },
};

/** As a vendor: an element at the end of `body`, above everything. */
function drawOverlay(signal: AbortSignal) {
  return new Promise<
    { status: 'closed' } | { status: 'solved'; result: ReturnType<typeof captchaResult> }
  >((resolve) => {
    const overlay = document.createElement('div');
    overlay.style.cssText =
      'position:fixed;inset:30% 40%;z-index:2200;background:#fff;padding:16px';
    overlay.innerHTML = '<input aria-label="vendor"><button>solve</button><button>cancel</button>';
    const [solve, cancel] = overlay.querySelectorAll('button');
    const end = (outcome: Parameters<typeof resolve>[0]) => {
      overlay.remove();
      resolve(outcome);
    };
    solve?.addEventListener('click', () => end({ status: 'solved', result: captchaResult() }));
    cancel?.addEventListener('click', () => end({ status: 'closed' }));
    signal.addEventListener('abort', () => overlay.remove());
    document.body.append(overlay);
  });
}
