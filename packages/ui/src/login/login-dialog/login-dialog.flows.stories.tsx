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
  giveBackButton,
  isBackTaken,
  pressBack,
} from '../../primitives/dialog/testing/fake-close-watcher.ts';
import { type LinkProps, LinkProvider } from '../../primitives/link/link.tsx';
import { toast, toasts } from '../../primitives/toast/toast-store.ts';
import type { LoginServices } from '../login-machine/services.ts';
import {
  apiError,
  captchaResult,
  memoryCooldown,
  overlayCaptcha,
} from '../login-machine/testing/fake-services.ts';
import { drag, ready } from '../slider-captcha/testing/hands.ts';
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
} from './testing/hands.ts';
import {
  CODE,
  countingServices,
  forever,
  LoginStage,
  NOON,
  OTHER_PHONE,
  PHONE,
  storyServices,
} from './testing/login-stage.tsx';

const texts = loginDialogTexts.zh;

/** What visitors do, from the first click to the last. Nothing here is photographed: the states have stories of their own. */
const meta = {
  title: 'Flows/Login dialog/What visitors do',
  parameters: { texts: loginDialogTexts },
  component: LoginStage,
  tags: ['!visual'],
  args: { makeServices: () => storyServices(), mobile: false },
  beforeEach: () => {
    for (const { id } of toasts.getSnapshot().visible) toast.close(id);
  },
} satisfies Meta<typeof LoginStage>;

export default meta;
type Story = StoryObj<typeof meta>;

const dialogIsGone = () =>
  waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), { timeout: 2_000 });
const opener = () => screen.getByRole('main').querySelector('button') as HTMLButtonElement;
const wasToldOnce = async (listener: unknown, told: string) => {
  await expect(listener).toHaveBeenCalledOnce();
  await expect(listener).toHaveBeenCalledWith(told);
};

/** A clock that a story winds, and the deadlines that outlive its dialog. */
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

const wound = () => storyServices({ now: clock.now, cooldown: clock.cooldown });

const sendCode = fn(storyServices().sendCode);
const login = fn(storyServices().login);
const watched = () => {
  sendCode.mockClear();
  login.mockClear();
  return storyServices({ sendCode, login });
};

export const ByMouse: Story = {
  name: 'The whole way by mouse',
  args: {
    makeServices: watched,
    withToasts: true,
    open: false,
    onSuccess: fn(),
    onClose: fn(),
    onCodeSent: fn(),
  },
  play: async ({ args, step }) => {
    await step('opens the dialog, whose first field is ready', async () => {
      await user.click(opener());
      await waitFor(() => expect(phoneField()).toHaveFocus());
    });
    await step('asks for a code and drags the piece into its place', async () => {
      await openCaptcha();
      await solveCaptcha();
    });
    await step('is told, and the button counts from 60', async () => {
      await counts(60);
      await waitFor(() => expect(screen.getAllByText('验证码发送成功').length).toBeGreaterThan(0));
      await expect(args.onCodeSent).toHaveBeenCalledOnce();
      await waitFor(() => expect(codeField()).toHaveFocus());
    });
    await step('types the code, agrees and logs in', async () => {
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
    await wasToldOnce(args.onClose, 'success');
    await expect(opener()).toHaveFocus();
  },
};

export const ByKeyboard: Story = {
  name: 'The whole way by keyboard alone',
  args: { makeServices: watched, open: false },
  play: async ({ step }) => {
    await step('opens the dialog with Enter', async () => {
      await user.tab();
      await expect(opener()).toHaveFocus();
      await user.keyboard('{Enter}');
      await waitFor(() => expect(phoneField()).toHaveFocus());
    });
    await step('Enter in the phone field asks for the code', async () => {
      await user.keyboard(`${PHONE}{Enter}`);
      await waitFor(async () => expect(await ready()).toHaveFocus());
    });
    await step('arrows and pages move the piece, Home brings it back, Enter submits', async () => {
      const handle = await ready();
      await user.keyboard('{End}');
      await expect(handle).toHaveAttribute('aria-valuetext', '离左边 100%');
      await user.keyboard('{Home}{PageUp>7/}{ArrowRight>5/}{ArrowLeft}');
      await expect(handle).toHaveAttribute('aria-valuenow', '296');
      await user.keyboard('{ArrowUp}{ArrowDown}{ArrowRight}{Enter}');
      await counts(60);
    });
    await step(
      'the code field has the focus; Tab reaches Send, links and the checkbox',
      async () => {
        await waitFor(() => expect(codeField()).toHaveFocus());
        await user.keyboard(CODE);
        await user.tab();
        await expect(sendButton()).toHaveFocus();
        await user.tab();
        await expect(agreement()).toHaveFocus();
        await user.keyboard(' ');
        await expect(agreement()).toBeChecked();
      },
    );
    await step('Tab goes round inside the dialog', async () => {
      const close = screen.getByRole('button', { name: '关闭' });
      for (let presses = 0; presses < 8 && document.activeElement !== close; presses++)
        await user.tab();
      await expect(close).toHaveFocus();
      await user.tab({ shift: true });
      await expect(submitButton()).toHaveFocus();
    });
    await step('Enter logs in, and the focus is where it began', async () => {
      await user.keyboard('{Enter}');
      await dialogIsGone();
      await expect(login).toHaveBeenCalledOnce();
      await expect(opener()).toHaveFocus();
    });
  },
};

export const ByTaps: Story = {
  name: 'The captcha by taps alone: the track, the step buttons, and a button that submits',
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
  name: 'The captcha by a finger that drags',
  args: { mobile: true },
  play: async () => {
    drag(await openCaptcha(), PIECE_X, 'touch');
    await counts(60);
  },
};

export const WithoutThePicture: Story = {
  name: 'The captcha without its picture: the device does a sum',
  play: async () => {
    await openCaptcha();
    await user.click(screen.getByRole('button', { name: '不看图，换一种方式' }));
    await counts(60);
  },
};

export const DoubleClicks: Story = {
  name: 'Twenty clicks are one request',
  args: { makeServices: watched },
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
  name: 'Enter asks for the code while there is none, then logs in, from every field',
  args: { makeServices: watched },
  play: async ({ step }) => {
    await step('in an empty phone field it says what is missing', async () => {
      await user.type(phoneField(), '{Enter}');
      await reads('请输入手机号');
    });
    await step('in a filled one it opens the captcha', async () => {
      await user.type(phoneField(), `${PHONE}{Enter}`);
      await solveCaptcha();
      await counts(60);
    });
    await step('while the code is on its way it goes on to the code', async () => {
      await user.type(phoneField(), '{Enter}');
      await expect(codeField()).toHaveFocus();
      await expect(sendCode).toHaveBeenCalledOnce();
    });
    await step('in the code field it submits, and names the agreement', async () => {
      await user.type(codeField(), `${CODE}{Enter}`);
      await reads('请阅读并同意协议');
      await expect(agreement()).toHaveFocus();
    });
    await step(
      'in the phone field it submits too, now that there is a code; twice is once',
      async () => {
        await user.click(agreement());
        await user.type(phoneField(), '{Enter}{Enter}');
        await dialogIsGone();
        await expect(login).toHaveBeenCalledOnce();
      },
    );
  },
};

export const KeysOfAnInputMethod: Story = {
  name: 'Enter and Escape that end a composition send nothing and close nothing',
  args: { onClose: fn() },
  play: async ({ args, step }) => {
    await user.type(phoneField(), PHONE);
    // WebKit ends the composition first: its keydown tells only by 229.
    for (const isComposing of [true, false])
      await step(isComposing ? 'within it' : 'just after it', async () => {
        fireEvent.keyDown(phoneField(), { key: 'Enter', isComposing, keyCode: 229 });
        fireEvent.keyDown(phoneField(), { key: 'Escape', isComposing, keyCode: 229 });
      });
    await expect(args.onClose).not.toHaveBeenCalled();
    await user.type(codeField(), CODE);
    await expect(codeField()).toHaveValue(CODE);
    await expect(screen.queryByRole('slider')).toBeNull();
  },
};

export const PasteAndAutofill: Story = {
  name: 'Numbers and codes are understood as people have them',
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
    await step('the fields tell keyboards and password stores what they are', async () => {
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

export const ReopenDuringCountdown: Story = {
  name: 'Closed and opened again, the countdown goes on from its deadline',
  args: { makeServices: wound },
  beforeEach: () => clock.reset(),
  play: async ({ step }) => {
    await openCaptcha();
    await solveCaptcha();
    await counts(60);
    await step('after 18 s away', async () => {
      await user.keyboard('{Escape}');
      await dialogIsGone();
      clock.add(18_000);
      await user.click(opener());
      await counts(42);
      await expect(phoneField()).toHaveValue(PHONE);
    });
    await step('another number may have its code at once', async () => {
      await user.clear(phoneField());
      await user.type(phoneField(), OTHER_PHONE);
      await expect(sendButton()).toHaveTextContent('发送验证码');
    });
    await step('the first still waits', async () => {
      await user.clear(phoneField());
      await user.type(phoneField(), PHONE);
      await counts(42);
    });
    await step('a tab that slept is right when it wakes', async () => {
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
  name: 'After a reload the countdown goes on, before the number is typed and after',
  args: { makeServices: () => countingServices() },
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
  name: 'What failed stands until the next act, and is said aloud once',
  args: {
    makeServices: () => storyServices({ login: () => Promise.reject(apiError('验证码错误')) }),
    onError: fn(),
  },
  play: async ({ args }) => {
    await fillIn();
    await user.click(submitButton());
    await reads('验证码错误');
    await wasToldOnce(args.onError, '验证码错误');
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
  name: 'A whole countdown is announced twice: that the code is sent, and that another may be',
  args: { makeServices: wound },
  beforeEach: () => clock.reset(),
  play: async () => {
    const heard: string[] = [];
    await openCaptcha();
    const observer = new MutationObserver((records) => {
      for (const { target, addedNodes } of records) {
        const element = target instanceof Element ? target : target.parentElement;
        const words = [...addedNodes].map((node) => node.textContent).join('');
        if (words.trim() && element?.closest('[aria-live], [role=status], [role=alert]'))
          heard.push(words);
      }
    });
    await solveCaptcha();
    await waitFor(() => expect(screen.queryByRole('slider')).toBeNull());
    observer.observe(document.body, { subtree: true, childList: true, characterData: true });
    heard.push(
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
    await waitFor(() => expect(heard).toContain('可以重新发送验证码了'));
    observer.disconnect();
    await expect(new Set(heard)).toEqual(new Set(['验证码发送成功', '可以重新发送验证码了']));
    await expect(heard.length).toBeLessThanOrEqual(3);
  },
};

let held: PromiseWithResolvers<void>;
let signals: AbortSignal[];
const hold = (_: unknown, signal: AbortSignal) => {
  signals.push(signal);
  return held.promise;
};

export const ClosingAnywhere: Story = {
  name: 'Closing aborts what is under way, and what comes late changes nothing',
  args: {
    open: false,
    makeServices: () => storyServices({ sendCode: hold, login: hold }),
    onSuccess: fn(),
    onCodeSent: fn(),
    onError: fn(),
  },
  beforeEach: () => {
    held = Promise.withResolvers();
    signals = [];
  },
  play: async ({ args, step }) => {
    const close = async () => {
      await user.click(screen.getByRole('button', { name: '关闭' }));
      await dialogIsGone();
      await expect(opener()).toHaveFocus();
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
      held.reject(apiError('太迟了'));
      await Promise.resolve();
    });
    await step('what was typed is still there, and nothing else', async () => {
      await expect(phoneField()).toHaveValue(PHONE);
      await expect(sendButton()).toHaveTextContent('发送验证码');
      await expect(screen.getByRole('dialog')).not.toHaveTextContent('太迟了');
      for (const heard of [args.onSuccess, args.onCodeSent, args.onError])
        await expect(heard).not.toHaveBeenCalled();
    });
  },
};

const Nothing = () => null;
/** Resolves when the story says so. */
function createPart(words: string) {
  const { promise, resolve } = Promise.withResolvers<{ default: ComponentType }>();
  const come = () => resolve({ default: () => <p>{words}</p> });
  return { Part: lazy(() => promise), come };
}

const waves = {
  ask: texts.lookAtSea,
  come: texts.hasCome,
  meanwhile: texts.lookingAtSea,
  part: texts.wavesGradeThreeToday,
};

/** A host's page with a part that is asked for: until it is there, React hides the whole. */
function PageThatWaits({ words, children }: { words: typeof waves; children: ReactNode }) {
  const [late] = useState(() => createPart(words.part));
  const [Part, setPart] = useState<ComponentType>(() => Nothing);
  return (
    <>
      <button type="button" onClick={() => setPart(late.Part)}>
        {words.ask}
      </button>
      <button type="button" onClick={late.come}>
        {words.come}
      </button>
      <Suspense fallback={<p>{words.meanwhile}</p>}>
        <Part />
        {children}
      </Suspense>
    </>
  );
}

export const HiddenForAMoment: Story = {
  name: 'A host whose page waits for something and hides the dialog for a moment has it alive again',
  args: { open: false },
  render: (args) => (
    <PageThatWaits words={waves}>
      <LoginStage {...args} />
    </PageThatWaits>
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

interface ShadowRootProps {
  makeServices: () => LoginServices;
  opener: string;
}

/** A host whose whole page, with the dialog, is in a shadow root. */
function InAShadowRoot({ makeServices, opener }: ShadowRootProps) {
  const [services] = useState(makeServices);
  const [open, setOpen] = useState(false);
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const attach = useCallback((host: HTMLElement | null) => {
    if (!host || host.shadowRoot) return;
    const inside = document.createElement('div');
    host.attachShadow({ mode: 'open' }).append(inside);
    setPlace(inside);
  }, []);
  return (
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
  );
}

export const InAShadowTree: Story = {
  name: 'In a shadow root the focus goes to the phone field and back, and the companion sees where it is',
  render: ({ makeServices }) => (
    <InAShadowRoot makeServices={makeServices} opener={texts.logInSignUp} />
  ),
  play: async ({ canvas, step }) => {
    const { shadowRoot } = canvas.getByTestId('host');
    const find = (selector: string) => shadowRoot?.querySelector<HTMLElement>(selector);
    const focused = () => shadowRoot?.activeElement;
    const page = find('button');
    await step('to the phone field', async () => {
      page?.focus();
      await user.keyboard('{Enter}');
      await waitFor(() => expect(focused()).toBe(find('[name="phone"]')));
    });
    await step('to the code, which the companion does not look at', async () => {
      await waitFor(() => expect(find('ellipse')).not.toBeNull());
      const hand = () => find('svg[aria-hidden] > ellipse[style]')?.getAttribute('class');
      const before = hand();
      find('[name="code"]')?.focus();
      await waitFor(() => expect(hand()).not.toBe(before));
    });
    await step('and back', async () => {
      await user.keyboard('{Escape}');
      await waitFor(() => expect(find('[role="dialog"]')).toBeNull(), { timeout: 2_000 });
      await expect(focused()).toBe(page);
    });
  },
};

export const ClosingByEscapeAndOutside: Story = {
  name: 'Escape and a click beside close what is on top: first the captcha, then the dialog',
  args: { onClose: fn() },
  play: async ({ args }) => {
    await openCaptcha();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('slider')).toBeNull());
    await expect(args.onClose).not.toHaveBeenCalled();
    await user.keyboard('{Escape}');
    await dialogIsGone();
    await wasToldOnce(args.onClose, 'escape');
  },
};

export const ClosingByTheWayBack: Story = {
  name: 'The way back on Android closes the captcha, then the dialog, and leaves the page only after that',
  args: { mobile: true, onClose: fn() },
  beforeEach: giveBackButton,
  play: async ({ args }) => {
    await openCaptcha();
    pressBack();
    await waitFor(() => expect(screen.queryByRole('slider')).toBeNull());
    await expect(args.onClose).not.toHaveBeenCalled();
    pressBack();
    await dialogIsGone();
    await wasToldOnce(args.onClose, 'escape');
    await expect(isBackTaken()).toBe(false);
  },
};

export const VendorOverlay: Story = {
  name: "A vendor's captcha over the dialog can be used, and gives the focus back",
  args: {
    makeServices: () => storyServices({ captcha: overlayCaptcha({ verify: drawOverlay }) }),
    onClose: fn(),
  },
  play: async ({ args, step }) => {
    await step('its buttons work, and the dialog lets go of focus and clicks', async () => {
      await user.type(phoneField(), PHONE);
      await user.click(sendButton());
      const field = await screen.findByRole('textbox', { name: 'vendor' });
      field.focus();
      await user.type(field, 'ok');
      await expect(field).toHaveFocus();
      await expect(field).toHaveValue('ok');
      await user.click(screen.getByRole('button', { name: 'cancel' }));
    });
    await step('closed, it is no error, and Send has the focus', async () => {
      await waitFor(() => expect(sendButton()).toHaveFocus());
      await expect(args.onClose).not.toHaveBeenCalled();
      await expect(sendButton()).toHaveTextContent('发送验证码');
    });
    await step('solved, the code is sent', async () => {
      await user.click(sendButton());
      await user.click(await screen.findByRole('button', { name: 'solve' }));
      await counts(60);
      await waitFor(() => expect(codeField()).toHaveFocus());
    });
  },
};

const destroyCaptcha = fn();

/** React mounts twice only what comes after the first render. */
function ComesAndGoes({ label, children }: { label: string; children: ReactNode }) {
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
  name: "A vendor's captcha that was prepared is kept in strict mode, and goes with the dialog",
  args: {
    makeServices: () => storyServices({ captcha: overlayCaptcha({ destroy: destroyCaptcha }) }),
  },
  render: (args) => (
    <ComesAndGoes label={texts.comeOrGo}>
      <LoginStage {...args} />
    </ComesAndGoes>
  ),
  beforeEach: () => {
    destroyCaptcha.mockClear();
  },
  play: async ({ canvas }) => {
    const comeOrGo = canvas.getByRole('button', { name: texts.comeOrGo });
    await user.click(comeOrGo);
    await user.type(phoneField(), PHONE);
    await expect(destroyCaptcha).not.toHaveBeenCalled();
    await user.click(comeOrGo);
    await waitFor(() => expect(destroyCaptcha).toHaveBeenCalledOnce());
  },
};

export const AgreementLinks: Story = {
  name: 'A click on a link in the label does not tick the box; new tab on desktop',
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
  name: 'Where there is nothing to agree to, nothing asks for it',
  args: { makeServices: watched, agreements: [] },
  play: async () => {
    await expect(screen.queryByRole('checkbox')).toBeNull();
    await user.type(phoneField(), PHONE);
    await user.type(codeField(), `${CODE}{Enter}`);
    await dialogIsGone();
    await expect(login).toHaveBeenCalledOnce();
  },
};

const complained = fn();

export const TwoAgreementsAtOneAddress: Story = {
  name: 'Two agreements may stand at one address',
  args: {
    agreements: [
      { label: texts.termsService, href: '/rules' },
      { label: texts.communityGuidelines, href: '/rules' },
    ],
  },
  beforeEach: () => {
    complained.mockClear();
    spyOn(console, 'error').mockImplementation(complained);
  },
  play: async () => {
    await expect(agreement()).toHaveAccessibleName('我已阅读并同意《服务协议》、《社区公约》');
    await expect(complained).not.toHaveBeenCalled();
  },
};

export const FromRightToLeft: Story = {
  name: 'On a page from right to left numbers read from left to right, beside their country code',
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

/** As a host's router has it. */
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
  name: 'On a phone the app goes to the agreement, and the dialog closes',
  args: { mobile: true, onClose: fn() },
  decorators: [(Story) => <LinkProvider value={HostLink}>{<Story />}</LinkProvider>],
  play: async ({ args }) => {
    await user.click(screen.getByRole('link', { name: '《隐私政策》' }));
    await wasToldOnce(goTo, '/privacy.html');
    await wasToldOnce(args.onClose, 'navigation');
    await dialogIsGone();
  },
};

export const PhoneKeepsItsKeyboardDown: Story = {
  name: 'On a phone no field has the focus at first: its keyboard would cover the dialog that is just coming',
  args: { mobile: true },
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    await expect(document.activeElement).not.toBeInstanceOf(HTMLInputElement);
  },
};

let arrive: (code: string) => void;
let otpSignals: AbortSignal[];

/** A browser that reads messages. */
function readMessages() {
  const { credentials } = navigator;
  otpSignals = [];
  Object.assign(window, { OTPCredential: class {} });
  Object.defineProperty(credentials, 'get', {
    configurable: true,
    value: ({ signal }: { signal: AbortSignal }) => {
      otpSignals.push(signal);
      return new Promise((resolve) => {
        arrive = (code) => resolve({ code });
      });
    },
  });
  return () => {
    Reflect.deleteProperty(window, 'OTPCredential');
    Reflect.deleteProperty(credentials, 'get');
  };
}

export const CodeFromTheMessage: Story = {
  name: 'Where the browser reads the SMS, the code is filled in; it logs in by itself only when the agreement is ticked',
  args: { makeServices: watched },
  beforeEach: readMessages,
  play: async ({ step }) => {
    await openCaptcha();
    await expect(otpSignals).toHaveLength(0);
    await solveCaptcha();
    await counts(60);
    await step('not agreed yet: filled in, and no more', async () => {
      arrive('654321');
      await waitFor(() => expect(codeField()).toHaveValue('654321'));
      await expect(login).not.toHaveBeenCalled();
    });
    await step('typed by hand: nobody waits for the message any more', async () => {
      await user.type(codeField(), '{Backspace}');
      await expect(otpSignals[0]?.aborted).toBe(true);
    });
  },
};

export const CodeFromTheMessageWithNothingToAgreeTo: Story = {
  name: 'Where there is nothing to agree to, a code that the browser reads logs in by itself',
  args: { makeServices: watched, agreements: [] },
  beforeEach: readMessages,
  play: async () => {
    await openCaptcha();
    await solveCaptcha();
    await counts(60);
    arrive('654321');
    await dialogIsGone();
    await expect(login).toHaveBeenCalledOnce();
  },
};

/** Ids of the texts that were asked for since a story emptied it: a part asks for its own whenever it is rendered. */
let asked = new Set<string>();
const noteAsked: FormatText = ({ id, defaultMessage }, values) => {
  asked.add(id);
  return fillText(defaultMessage, values);
};
const idsOf = (...names: (keyof typeof loginMessages)[]) =>
  names.map((name) => loginMessages[name].id);

export const RendersOfAKey: Story = {
  name: 'A key press draws one field, a second the button alone',
  decorators: [
    (Story) => (
      <MessagesProvider locale="zh" formatMessage={noteAsked}>
        <Story />
      </MessagesProvider>
    ),
  ],
  args: { makeServices: wound },
  beforeEach: () => clock.reset({ [PHONE]: NOON + 42_000 }),
  play: async () => {
    await user.type(phoneField(), PHONE);
    await counts(42);
    await user.click(codeField());
    asked = new Set();
    await user.keyboard('1');
    await expect(codeField()).toHaveValue('1');
    await expect([...asked].sort()).toEqual(idsOf('code', 'codePlaceholder'));
    asked = new Set();
    clock.add(1_000);
    document.dispatchEvent(new Event('visibilitychange'));
    await counts(41);
    await expect([...asked]).toEqual(idsOf('resendIn'));
  },
};

export const SubmittingHoldsStill: Story = {
  name: 'While it logs in, the fields are read only and nothing loses the focus',
  args: { makeServices: () => storyServices({ login: forever }) },
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

/** As vendors do it: something at the end of `body`, above everything. */
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
