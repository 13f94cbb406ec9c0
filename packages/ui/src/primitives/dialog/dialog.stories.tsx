import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useEffect, useState } from 'react';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { afterPaint } from '../../internal/after-paint.ts';
import {
  goBack,
  installCloseWatcher,
  isBackHandled,
} from '../../internal/testing/fake-close-watcher.ts';
import { Page, Stack } from '../../internal/testing/frame.tsx';
import { held } from '../../internal/testing/held.tsx';
import { heldTimers } from '../../internal/testing/held-timers.ts';
import { handled, matrix } from '../../internal/testing/matrix.tsx';
import { Miniature } from '../../internal/testing/usage.tsx';
import { WebField } from '../../internal/testing/web-field.tsx';
import { Button } from '../button/index.ts';
import { TextField } from '../text-field/index.ts';
import { ToastAnnouncer, ToastViewport, toast } from '../toast/index.ts';
import { keepToasts } from '../toast/testing/keep-toasts.ts';
import { dialogTexts } from './dialog.texts.ts';
import { dialogUsage } from './dialog.usage.tsx';
import { Dialog, type DialogProps } from './index.ts';

const texts = dialogTexts.zh;

interface HostProps extends DialogProps {
  opener: string;
}

/** A page with a button that opens the dialog. */
function Host({ open: openAtFirst, opener, onClose, ...props }: HostProps) {
  const [open, setOpen] = useState(openAtFirst);
  return (
    <Page>
      <Button onClick={() => setOpen(true)}>{opener}</Button>
      <Dialog
        {...props}
        open={open}
        onClose={(reason) => {
          onClose(reason);
          setOpen(false);
        }}
      />
      <ToastAnnouncer />
      <ToastViewport />
    </Page>
  );
}

const Save = ({ done, children }: { done: string; children: ReactNode }) => (
  <Button tone="primary" fullWidth onClick={() => toast.success(done)}>
    {children}
  </Button>
);

const form = (
  <Stack>
    <TextField
      label={texts.newName2}
      hint={texts.twoToEightCharacters}
      defaultValue={texts.lumen}
    />
    <Save done={texts.nameChanged}>{texts.thisText}</Save>
  </Stack>
);

/** What a press at the edge of the window meets. */
const atTheEdge = () => document.elementFromPoint(4, 4) as HTMLElement;

const days = Array.from({ length: 24 }, (_, index) => index + 1);

const meta = {
  title: 'Components/Dialog',
  tags: ['opens'],
  parameters: { texts: dialogTexts },
  component: Dialog,
  args: {
    open: true,
    title: texts.newName,
    onClose: fn(),
    children: form,
  },
  render: (args) => <Host {...args} opener={texts.changeName} />,
} satisfies Meta<DialogProps>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['playground', '!visual'],
  args: { children: <TextField label={texts.newName2} defaultValue={texts.lumen} /> },
  render: (args) => <Dialog {...args} />,
  decorators: [held('open', 'onClose', () => false), (Story) => <Page>{<Story />}</Page>],
};

export const Centre: Story = {};
export const SheetOnAPhone: Story = {
  args: { placement: 'bottom' },
  globals: { viewport: { value: 'phone' } },
};
export const SideOnAPhone: Story = {
  args: { placement: 'end' },
  globals: { viewport: { value: 'phone' } },
};

export const LongContentScrollsInside: Story = {
  args: {
    title: texts.logbookThisWeek,
    children: days.map((day) => (
      <p key={day}>
        {texts.day}
        {day}
        {texts.windFromSouthEast}
        {day + 2}
        {texts.wavesBeforeTurningWheel}
      </p>
    )),
  },
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    const body = dialog.querySelector('[data-part="body"]');
    await waitFor(() =>
      expect(dialog.getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight),
    );
    await expect(body?.scrollHeight).toBeGreaterThan(body?.clientHeight ?? 0);
    await waitFor(() => expect(body).toHaveAttribute('tabindex', '0'));
    const control = document.createElement('button');
    body?.append(control);
    await waitFor(() => expect(body).not.toHaveAttribute('tabindex'));
    control.remove();
    await waitFor(() => expect(body).toHaveAttribute('tabindex', '0'));
  },
};

export const KeyboardAlone: Story = {
  args: { open: false },
  play: async ({ canvas, args, step }) => {
    const opener = canvas.getByRole('button', { name: texts.changeName });
    await step('opens with the focus on its first field', async () => {
      opener.focus();
      await userEvent.keyboard('{Enter}');
      const dialog = await screen.findByRole('dialog', { name: texts.newName });
      // VoiceOver would ignore the toasts' live region outside of an `aria-modal`: `inert` makes it modal.
      await expect(dialog).not.toHaveAttribute('aria-modal');
      await waitFor(() => expect(opener.closest('[inert]')).not.toBeNull());
      await waitFor(() => expect(screen.getByRole('textbox')).toHaveFocus());
    });
    await step('Tab goes round inside, both ways', async () => {
      const dialog = screen.getByRole('dialog');
      for (let press = 0; press < 5; press += 1) {
        await userEvent.tab();
        await expect(dialog).toContainElement(document.activeElement as HTMLElement);
      }
      for (let press = 0; press < 5; press += 1) {
        await userEvent.tab({ shift: true });
        await expect(dialog).toContainElement(document.activeElement as HTMLElement);
      }
    });
    await step('Escape closes it once, also while it is closing', async () => {
      await userEvent.keyboard('{Escape}{Escape}');
      await expect(args.onClose).toHaveBeenCalledTimes(1);
      await expect(args.onClose).toHaveBeenCalledWith('escape');
    });
    await step('the opener has the focus again', async () => {
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await waitFor(() => expect(opener).toHaveFocus());
    });
  },
};

/** The opener may be disabled by what the dialog did. */
export const TheMainPartHasTheFocusWithoutAnOpener: Story = {
  tags: ['!visual'],
  args: { open: false },
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: texts.changeName });
    await userEvent.click(opener);
    await screen.findByRole('dialog');
    opener.setAttribute('disabled', '');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('main')).toHaveFocus());
  },
};

export const TheOpenerHasTheFocusAgainInSafari: Story = {
  tags: ['!visual'],
  args: { open: false },
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: texts.changeName });
    // Safari does not focus a pressed button.
    opener.addEventListener('mousedown', (event) => event.preventDefault());
    await userEvent.click(opener);
    await waitFor(() => expect(screen.getByRole('textbox')).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

export const TheFocusGoesToTheFirstControlThatTakesIt: Story = {
  tags: ['!visual'],
  args: {
    initialFocus: () => screen.getByRole('button', { name: texts.notYet }),
    children: (
      <Stack>
        <Button disabled>{texts.notYet}</Button>
        <input aria-label={texts.notToBeSeen} style={{ display: 'none' }} />
        <TextField label={texts.newName2} defaultValue={texts.lumen} />
      </Stack>
    ),
  },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('textbox')).toHaveFocus());
  },
};

export const AWebComponentInItTakesTheFocus: Story = {
  tags: ['!visual'],
  args: {
    open: false,
    initialFocus: () => screen.getByTestId('web-field'),
    children: (
      <Stack>
        <TextField label={texts.newName2} defaultValue={texts.lumen} />
        <WebField />
      </Stack>
    ),
  },
  play: async ({ canvas, step }) => {
    const opener = canvas.getByRole('button', { name: texts.changeName });
    await userEvent.click(opener);
    await step('at first', async () => {
      await waitFor(() => expect(screen.getByTestId('web-field')).toHaveFocus());
    });
    await step('and the opener has it again', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await waitFor(() => expect(opener).toHaveFocus());
    });
  },
};

const submitOfTheHost = fn();
const submitInTheDialog = fn();

/** A checkout that asks for a name: React's events would go from the dialog on to the form around it. */
export const AFormInItIsSubmittedAlone: Story = {
  tags: ['!visual'],
  args: {
    children: (
      <form
        onSubmit={(event) => {
          event.preventDefault();
          submitInTheDialog();
        }}
      >
        <TextField label={texts.newName2} defaultValue={texts.lumen} />
      </form>
    ),
  },
  render: (args) => (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        submitOfTheHost();
      }}
    >
      <Host {...args} opener={texts.changeName} />
    </form>
  ),
  beforeEach: () => {
    submitOfTheHost.mockClear();
    submitInTheDialog.mockClear();
  },
  play: async () => {
    await userEvent.type(await screen.findByRole('textbox'), '{Enter}');
    await expect(submitInTheDialog).toHaveBeenCalledOnce();
    await expect(submitOfTheHost).not.toHaveBeenCalled();
  },
};

const crosses = () => screen.queryAllByRole('button', { name: '关闭通知' });
const toastsAre = (count: number) => waitFor(() => expect(crosses()).toHaveLength(count));

export const EscapeClosesTheNewestLayer: Story = {
  tags: ['!visual'],
  args: { open: false },
  beforeEach: keepToasts,
  play: async ({ args, canvas, step }) => {
    toast.info(texts.letItBe);
    await toastsAre(1);
    await userEvent.click(canvas.getByRole('button', { name: texts.changeName }));
    await userEvent.click(await screen.findByRole('button', { name: texts.thisText }));
    toast.info(texts.notYet);
    await toastsAre(3);
    await step('toasts that came after the dialog', async () => {
      await userEvent.keyboard('{Escape}');
      await toastsAre(2);
      await userEvent.keyboard('{Escape}');
      await toastsAre(1);
      await expect(args.onClose).not.toHaveBeenCalled();
    });
    await step('the dialog', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await expect(args.onClose).toHaveBeenCalledOnce();
      await toastsAre(1);
    });
    await step('the toast that came before the dialog', async () => {
      await userEvent.keyboard('{Escape}');
      await toastsAre(0);
    });
  },
};

const closing = heldTimers(5_000);

export const WhileItClosesEscapeIsForWhatLiesBelow: Story = {
  tags: ['!visual'],
  args: { open: false, closingMs: 5_000 },
  beforeEach: [keepToasts, closing.hold],
  play: async ({ args, canvas }) => {
    toast.success(texts.nameChanged);
    await toastsAre(1);
    await userEvent.click(canvas.getByRole('button', { name: texts.changeName }));
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    await toastsAre(0);
    await expect(screen.getByRole('dialog')).toBeInTheDocument();
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

const closeOfTheHost = fn();

/** Modals of antd listen on the window, those of Radix on the document, and those of MUI by React. */
function AModalOfTheHost({ children }: { children: ReactNode }) {
  useEffect(() => {
    const targets = [window, document];
    const onKeyDown = ({ key }: Event & { key?: string }) => key === 'Escape' && closeOfTheHost();
    for (const target of targets) target.addEventListener('keydown', onKeyDown);
    return () => {
      for (const target of targets) target.removeEventListener('keydown', onKeyDown);
    };
  }, []);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: as in MUI
    <div role="presentation" onKeyDown={({ key }) => key === 'Escape' && closeOfTheHost()}>
      {children}
    </div>
  );
}

export const EscapeDoesNotReachAModalOfTheHost: Story = {
  tags: ['!visual'],
  render: (args) => (
    <AModalOfTheHost>
      <Host {...args} opener={texts.changeName} />
    </AModalOfTheHost>
  ),
  beforeEach: () => {
    closeOfTheHost.mockClear();
  },
  play: async ({ args }) => {
    await waitFor(() => expect(screen.getByRole('textbox')).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
    await expect(closeOfTheHost).not.toHaveBeenCalled();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.keyboard('{Escape}');
    await expect(closeOfTheHost).toHaveBeenCalled();
  },
};

export const FromRightToLeft: Story = {
  tags: ['!visual'],
  render: (args) => (
    <div dir="rtl">
      <Host {...args} dir="rtl" opener={texts.changeName} />
    </div>
  ),
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    const { left } = dialog.getBoundingClientRect();
    const cross = within(dialog).getByRole('button', { name: '关闭' }).getBoundingClientRect();
    const title = within(dialog).getByRole('heading').getBoundingClientRect();
    await expect(cross.left - left).toBeLessThan(24);
    await expect(title.left).toBeGreaterThan(cross.right);
  },
};

export const TheWayBackCloses: Story = {
  tags: ['!visual'],
  beforeEach: installCloseWatcher,
  play: async ({ canvas, args, step }) => {
    await screen.findByRole('dialog');
    await step('once', async () => {
      goBack();
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await expect(args.onClose).toHaveBeenCalledOnce();
      await expect(args.onClose).toHaveBeenCalledWith('escape');
    });
    await step('and is the browser’s own again', async () => {
      await expect(isBackHandled()).toBe(false);
    });
    await step('also when it was closed otherwise', async () => {
      await userEvent.click(canvas.getByRole('button', { name: texts.changeName }));
      await screen.findByRole('dialog');
      await expect(isBackHandled()).toBe(true);
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await expect(isBackHandled()).toBe(false);
    });
  },
};

export const TheWayBackIsHeardAgainWhereTheHostStaysOpen: Story = {
  tags: ['!visual'],
  beforeEach: installCloseWatcher,
  render: (args) => <Dialog {...args} />,
  play: async ({ args }) => {
    await screen.findByRole('dialog');
    for (const times of [1, 2, 3]) {
      goBack();
      await expect(args.onClose).toHaveBeenCalledTimes(times);
    }
    await expect(isBackHandled()).toBe(true);
  },
};

export const ThePageBehindIsOutOfReach: Story = {
  play: async ({ canvasElement, step }) => {
    await screen.findByRole('dialog');
    await step('nothing of it can be focused or found by a screen reader', async () => {
      const behind = canvasElement.querySelector('a');
      await waitFor(() => expect(behind?.closest('[inert]')).not.toBeNull());
    });
    await step('it does not scroll', async () => {
      await expect(getComputedStyle(document.documentElement).overflow).toBe('hidden');
    });
    await step('a press beside the dialog closes it, and all is as before', async () => {
      await userEvent.click(atTheEdge());
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await waitFor(() => expect(canvasElement.querySelector('a')?.closest('[inert]')).toBeNull());
      await expect(getComputedStyle(document.documentElement).overflow).not.toBe('hidden');
    });
  },
};

export const OtherPressesOnTheScrimDoNotClose: Story = {
  tags: ['!visual'],
  play: async ({ args, canvasElement, step }) => {
    const behind = canvasElement.querySelector('a');
    await waitFor(() => expect(behind?.closest('[inert]')).not.toBeNull());
    const press = (init: MouseEventInit) => {
      const scrim = atTheEdge();
      fireEvent.pointerDown(scrim, { ...init, detail: 0 });
      fireEvent.mouseDown(scrim, init);
      fireEvent.pointerUp(scrim, { ...init, detail: 0 });
      fireEvent.mouseUp(scrim, init);
      if (init.button === 0) fireEvent.click(scrim, init);
    };
    await step('a context menu', async () => {
      press({ button: 2 });
      press({ button: 0, ctrlKey: true });
      await expect(args.onClose).not.toHaveBeenCalled();
    });
    await step('the second press of a double click on the opener', async () => {
      press({ button: 0, detail: 2 });
      await expect(args.onClose).not.toHaveBeenCalled();
    });
    await step('a plain press does', async () => {
      press({ button: 0, detail: 1 });
      await expect(args.onClose).toHaveBeenCalledOnce();
    });
  },
};

export const AToastIsAliveBesideIt: Story = {
  beforeEach: keepToasts,
  play: async ({ args, step }) => {
    await userEvent.click(await screen.findByRole('button', { name: texts.thisText }));
    const said = await waitFor(() => {
      const region = document.querySelector('[role="status"]');
      expect(region).toHaveTextContent(texts.nameChanged);
      return region;
    });
    await step('screen readers hear it', async () => {
      await expect(said?.closest('[inert], [aria-hidden="true"]')).toBeNull();
    });
    const raise = screen.getByRole('button', { name: texts.thisText });
    const cross = () => screen.findByRole('button', { name: '关闭通知' });
    const isGone = () =>
      waitFor(() => expect(screen.queryByRole('button', { name: '关闭通知' })).toBeNull());
    await step('its cross can be pressed, and the focus stays in the dialog', async () => {
      await userEvent.click(await cross());
      await isGone();
      await expect(raise).toHaveFocus();
    });
    await step(
      'F8 goes to it, and after it is closed the focus is back in the dialog',
      async () => {
        await userEvent.click(raise);
        await cross();
        // `userEvent` knows no function keys.
        fireEvent.keyDown(document.body, { key: 'F8', code: 'F8' });
        await expect(document.activeElement).toContainElement(await cross());
        await userEvent.tab();
        await userEvent.tab();
        await expect(await cross()).toHaveFocus();
        await userEvent.keyboard('{Enter}');
        await isGone();
        await expect(raise).toHaveFocus();
      },
    );
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

/** Elements that others added to the page. */
const strangers: Element[] = [];
const removeStrangers = () => {
  for (const stranger of strangers.splice(0)) stranger.remove();
};
function addWindow(name: string, style: string, wrap = (window: Element) => window): void {
  const panel = document.createElement('div');
  panel.style.cssText = style;
  const button = document.createElement('button');
  button.textContent = name;
  const field = document.createElement('input');
  field.ariaLabel = `field of ${name}`;
  panel.append(button, field);
  const added = wrap(panel);
  document.body.append(added);
  strangers.push(added);
}

const inAWrapper = (window: Element) => {
  const wrapper = document.createElement('div');
  const inner = document.createElement('div');
  inner.append(window);
  wrapper.append(inner);
  return wrapper;
};
/** A shadow root that no script can look into; its button is kept for the test. */
let shadowButton: HTMLButtonElement;
const inAClosedShadowRoot = (window: Element) => {
  const host = document.createElement('div');
  host.attachShadow({ mode: 'closed' }).append(window);
  shadowButton = window.querySelector('button') as HTMLButtonElement;
  return host;
};

const corner = 'position: fixed; inset-block-start: 0; inset-inline-start: 0; color: black;';
const above = `${corner} z-index: 2147483647;`;

const windowsBefore: Record<string, () => void> = {
  'a consent banner': () => addWindow('stranger', above),
  'a chat in a wrapper': () => addWindow('stranger', above, inAWrapper),
  'an absolute panel': () =>
    addWindow('stranger', `${above} position: absolute; inset-block-start: 8px;`),
};

export const WindowsOfOthersOverItStayUsable: Story = {
  tags: ['!visual'],
  args: { open: false },
  beforeEach: () => removeStrangers,
  play: async ({ args, canvas, step }) => {
    const opener = canvas.getByRole('button', { name: texts.changeName });
    const openIt = async () => {
      await userEvent.click(opener);
      await waitFor(() => expect(opener.closest('[inert]')).not.toBeNull());
    };
    const staysUsable = async () => {
      const button = screen.getByRole('button', { name: 'stranger' });
      const press = fn();
      button.addEventListener('click', press);
      await expect(button.closest('[inert]')).toBeNull();
      await userEvent.click(button);
      await expect(press).toHaveBeenCalledOnce();
      await expect(button).toHaveFocus();
      const field = button.nextElementSibling as HTMLInputElement;
      field.focus();
      await userEvent.keyboard('a');
      await expect(field).toHaveFocus();
      await expect(field).toHaveValue('a');
      await userEvent.keyboard('{Escape}');
      await expect(args.onClose).not.toHaveBeenCalled();
    };
    const closeIt = async () => {
      screen.getByRole('textbox', { name: texts.newName2 }).focus();
      await userEvent.keyboard('{Escape}');
      await expect(args.onClose).toHaveBeenCalledOnce();
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      // `openIt` waits for the next inertness.
      await waitFor(() => expect(opener.closest('[inert]')).toBeNull());
      removeStrangers();
      (args.onClose as ReturnType<typeof fn>).mockClear();
    };
    for (const [name, add] of Object.entries(windowsBefore)) {
      await step(`${name} that was there before`, async () => {
        add();
        await openIt();
        await staysUsable();
        await closeIt();
      });
      await step(`${name} that comes later`, async () => {
        await openIt();
        add();
        await staysUsable();
        await closeIt();
      });
    }
    await step('an extension in a closed shadow root', async () => {
      addWindow('stranger', above, inAClosedShadowRoot);
      await openIt();
      shadowButton.focus();
      const [host] = strangers;
      await expect(document.activeElement).toBe(host);
      await expect(host?.closest('[inert]')).toBeNull();
      await userEvent.keyboard('{Escape}');
      await expect(args.onClose).not.toHaveBeenCalled();
      await closeIt();
    });
    await step('what lies under it is out of reach', async () => {
      addWindow('under it', `${corner} z-index: 10;`);
      addWindow('in the page', '');
      await openIt();
      for (const stranger of strangers) await expect(stranger).toHaveAttribute('inert');
      await closeIt();
    });
  },
};

export const WhatOthersAddUnderItTakesNoFocus: Story = {
  tags: ['!visual'],
  beforeEach: () => removeStrangers,
  play: async ({ step }) => {
    const save = await screen.findByRole('button', { name: texts.thisText });
    const goesBack = () => waitFor(() => expect(save).toHaveFocus());
    save.focus();
    await step('a field that focuses itself', async () => {
      addWindow('late', '');
      screen.getByRole('button', { name: 'late' }).focus();
      await goesBack();
    });
    await step('a modal that takes the focus again', async () => {
      addWindow('another', '');
      const other = screen.getByRole('button', { name: 'another' });
      const insist = ({ target }: Event) => target !== other && other.focus();
      document.addEventListener('focusin', insist);
      other.focus();
      await goesBack();
      document.removeEventListener('focusin', insist);
    });
  },
};

export const AControlThatGoesLeavesTheFocusInIt: Story = {
  tags: ['!visual'],
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    const control = document.createElement('button');
    dialog.querySelector('[data-part="body"]')?.append(control);
    control.focus();
    control.remove();
    await waitFor(() => expect(dialog).toHaveFocus());
  },
};

export const AnEscapeOfOthersIsNoWayBack: Story = {
  tags: ['!visual'],
  beforeEach: () => {
    const restore = installCloseWatcher();
    return () => {
      removeStrangers();
      restore();
    };
  },
  play: async ({ args, step }) => {
    await screen.findByRole('dialog');
    addWindow('stranger', above);
    const button = screen.getByRole('button', { name: 'stranger' });
    button.focus();
    await step('the close request that Chrome makes of the key', async () => {
      fireEvent.keyDown(button, { key: 'Escape' });
      goBack();
      await expect(args.onClose).not.toHaveBeenCalled();
    });
    await step('a gesture closes, wherever the focus is', async () => {
      await new Promise((resolve) => setTimeout(resolve));
      goBack();
      await expect(args.onClose).toHaveBeenCalledOnce();
    });
  },
};

export const SuspendedItLetsGoOfEverything: Story = {
  tags: ['!visual'],
  args: { suspended: true },
  beforeEach: () => removeStrangers,
  play: async ({ args, canvasElement }) => {
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await userEvent.click(atTheEdge());
    addWindow('late', '');
    const late = screen.getByRole('button', { name: 'late' });
    late.focus();
    // The page would be inert, and the focus would be back, after a paint.
    await new Promise<void>((resolve) => afterPaint(resolve));
    await expect(late).toHaveFocus();
    await expect(canvasElement.querySelector('a')?.closest('[inert]')).toBeNull();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

const onLowerClose = fn();

type Login = Omit<HostProps, 'onClose'>;

const login: Login = {
  open: false,
  opener: texts.logInToSave,
  title: texts.logIn,
  children: <TextField label={texts.phoneNumber} />,
};

/** A login dialog elsewhere on the page opens above the dialog that asks for it. */
function WithALogin({ login, onClose, ...props }: HostProps & { login: Login }) {
  const [loginOpen, setLoginOpen] = useState(login.open);
  return (
    <>
      <Host {...props} onClose={onLowerClose}>
        <Button onClick={() => setLoginOpen(true)}>{login.opener}</Button>
      </Host>
      <Dialog
        {...login}
        open={loginOpen}
        onClose={(reason) => {
          onClose(reason);
          setLoginOpen(false);
        }}
      />
    </>
  );
}

export const OfTwoThatOpenAtOnceTheUpperIsInReach: Story = {
  tags: ['!visual'],
  render: (args) => (
    <WithALogin {...args} opener={texts.changeName} login={{ ...login, open: true }} />
  ),
  play: async ({ args }) => {
    const upper = await screen.findByRole('dialog', { name: texts.logIn });
    await waitFor(() => expect(document.querySelector('[inert]')).not.toBeNull());
    await expect(upper.closest('[inert]')).toBeNull();
    await userEvent.click(atTheEdge());
    await waitFor(() => expect(upper).not.toBeInTheDocument());
    await expect(args.onClose).toHaveBeenCalledWith('outside');
    const lower = screen.getByRole('dialog');
    await waitFor(() => expect(lower.closest('[inert]')).toBeNull());
  },
};

export const ADialogOverAnotherIsClosedAlone: Story = {
  tags: ['!visual'],
  render: (args) => <WithALogin {...args} opener={texts.changeName} login={login} />,
  beforeEach: () => {
    onLowerClose.mockClear();
  },
  play: async ({ args, step }) => {
    await userEvent.click(await screen.findByRole('button', { name: texts.logInToSave }));
    const upper = await screen.findByRole('dialog', { name: texts.logIn });
    await step('a press in it closes neither', async () => {
      await userEvent.click(within(upper).getByRole('textbox'));
      await expect(args.onClose).not.toHaveBeenCalled();
      await expect(onLowerClose).not.toHaveBeenCalled();
    });
    await step('a press beside it closes it and not what lies below', async () => {
      await userEvent.click(atTheEdge());
      await waitFor(() => expect(upper).not.toBeInTheDocument());
      await expect(args.onClose).toHaveBeenCalledOnce();
      await expect(args.onClose).toHaveBeenCalledWith('outside');
      await expect(onLowerClose).not.toHaveBeenCalled();
    });
    await step('the next one closes that', async () => {
      await waitFor(() => expect(screen.getByRole('dialog').closest('[inert]')).toBeNull());
      await userEvent.click(atTheEdge());
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await expect(onLowerClose).toHaveBeenCalledOnce();
      await expect(onLowerClose).toHaveBeenCalledWith('outside');
    });
  },
};

const InWindow = (props: DialogProps) => (
  <Miniature device="phone" height={480}>
    {(container) => <Dialog {...props} suspended container={container} />}
  </Miniature>
);

export const EveryState: Story = matrix<DialogProps>({
  component: InWindow,
  variants: {
    centre: {},
    bottom: { placement: 'bottom' },
    end: { placement: 'end' },
    'longer than the window': {
      children: days.map((day) => <p key={day}>{texts.wavesBeforeTurningWheel}</p>),
    },
  },
  states: { ...handled('[data-part="close"]'), 'title hidden': { titleHidden: true } },
  width: 240,
});

export const GoodAndBadUse: Story = { tags: ['!visual'], ...dialogUsage };
