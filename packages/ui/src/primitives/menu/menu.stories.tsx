import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { createPortal } from 'react-dom';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { focusedElement } from '../../internal/focused-element.ts';
import { goBack, installCloseWatcher } from '../../internal/testing/fake-close-watcher.ts';
import { Frame, Page } from '../../internal/testing/frame.tsx';
import { InPlace } from '../../internal/testing/in-place.tsx';
import { InShadowRoot, shadowContainer } from '../../internal/testing/in-shadow-root.tsx';
import { handled, matrix } from '../../internal/testing/matrix.tsx';
import { vars } from '../../theme/contract.css.ts';
import { ThemeScope } from '../../theme/theme-scope/index.ts';
import { Button } from '../button/index.ts';
import { Dialog } from '../dialog/index.ts';
import { Bookmark, Share2 } from '../icon/index.ts';
import { TextField } from '../text-field/index.ts';
import {
  MenuCheckboxItem,
  MenuContent,
  MenuItem,
  MenuLabel,
  MenuRadioGroup,
  MenuRadioItem,
  MenuRoot,
  type MenuRootProps,
  MenuSeparator,
  MenuTrigger,
} from './index.ts';
import { menuTexts } from './menu.texts.ts';
import { menuUsage } from './menu.usage.tsx';

const texts = menuTexts.zh;
const chosen = fn();
const checked = fn();
const sorted = fn();

const trigger = (
  <MenuTrigger asChild>
    <Button>{texts.more}</Button>
  </MenuTrigger>
);

const choices = (
  <>
    <MenuCheckboxItem checked>{texts.quiet}</MenuCheckboxItem>
    <MenuSeparator />
    <MenuLabel>{texts.order}</MenuLabel>
    <MenuRadioGroup value="time" aria-label={texts.order}>
      <MenuRadioItem value="time">{texts.byTime}</MenuRadioItem>
      <MenuRadioItem value="name">{texts.byName}</MenuRadioItem>
    </MenuRadioGroup>
    <MenuSeparator />
    <MenuItem tone="danger">{texts.forget}</MenuItem>
  </>
);

const items = (
  <>
    <MenuItem>
      <Share2 size={18} />
      <span>{texts.share}</span>
      <kbd>⇧S</kbd>
    </MenuItem>
    <MenuItem disabled>
      <Bookmark size={18} />
      <span>{texts.bookmark}</span>
    </MenuItem>
    <MenuItem>{texts.rename}</MenuItem>
    {choices}
  </>
);

const meta = {
  title: 'Components/Menu',
  parameters: { texts: menuTexts },
  component: MenuRoot,
  subcomponents: {
    MenuTrigger,
    MenuContent,
    MenuItem,
    MenuCheckboxItem,
    MenuRadioGroup,
    MenuRadioItem,
    MenuLabel,
    MenuSeparator,
  },
  args: {
    onOpenChange: fn(),
    children: (
      <>
        {trigger}
        <MenuContent>
          <MenuItem>{texts.share}</MenuItem>
          {choices}
        </MenuContent>
      </>
    ),
  },
  decorators: [(Story) => <Frame>{<Story />}</Frame>],
} satisfies Meta<typeof MenuRoot>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};

const buttonOf = () => screen.getByRole('button', { name: texts.more });
const isClosed = () => waitFor(() => expect(screen.queryByRole('menu')).toBeNull());

export const Open: Story = {
  args: {
    open: true,
    children: (
      <>
        {trigger}
        <MenuContent>{items}</MenuContent>
      </>
    ),
  },
};

export const OpenedByAPress: Story = {
  tags: ['!visual'],
  play: async ({ args }) => {
    const styles = document.querySelectorAll('style').length;
    await userEvent.click(buttonOf());
    const menu = await screen.findByRole('menu', { name: texts.more });
    await waitFor(() => expect(menu).toBeVisible());
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(true);
    // A strict policy of the host blocks them.
    await expect(document.querySelectorAll('style')).toHaveLength(styles);
    await expect(menu.getBoundingClientRect().top).toBeGreaterThanOrEqual(
      buttonOf().getBoundingClientRect().bottom,
    );
  },
};

/** Acts without icons. */
const acts = (
  <MenuContent>
    <MenuItem onSelect={chosen}>{texts.share}</MenuItem>
    <MenuItem disabled onSelect={chosen}>
      {texts.bookmark}
    </MenuItem>
    <MenuItem>{texts.rename}</MenuItem>
    <MenuItem tone="danger">{texts.forget}</MenuItem>
  </MenuContent>
);

const withActs = (
  <>
    {trigger}
    {acts}
  </>
);

export const ByKeyboard: Story = {
  tags: ['!visual'],
  args: { children: withActs },
  play: async ({ args, step }) => {
    chosen.mockClear();
    const hasFocus = (name: string) =>
      waitFor(() => expect(screen.getByRole('menuitem', { name })).toHaveFocus());
    await step('Enter opens it at its first item', async () => {
      await userEvent.tab();
      await expect(buttonOf()).toHaveFocus();
      await expect(buttonOf()).toHaveAttribute('aria-haspopup', 'menu');
      await userEvent.keyboard('{Enter}');
      await hasFocus(texts.share);
      await expect(buttonOf()).toHaveAttribute('aria-expanded', 'true');
    });
    await step('arrows pass a disabled item and go round', async () => {
      await userEvent.keyboard('{ArrowDown}');
      await hasFocus(texts.rename);
      await userEvent.keyboard('{ArrowDown}');
      await hasFocus(texts.forget);
      await userEvent.keyboard('{ArrowDown}');
      await hasFocus(texts.share);
      await userEvent.keyboard('{ArrowUp}');
      await hasFocus(texts.forget);
    });
    await step('Home and End', async () => {
      await userEvent.keyboard('{Home}');
      await hasFocus(texts.share);
      await userEvent.keyboard('{End}');
      await hasFocus(texts.forget);
    });
    await step('the first letters of an item', async () => {
      await userEvent.keyboard(texts.rename.slice(0, 1));
      await hasFocus(texts.rename);
    });
    await step('Tab stays', async () => {
      await userEvent.tab();
      await hasFocus(texts.rename);
    });
    await step('Escape closes it, and the focus is back', async () => {
      await userEvent.keyboard('{Escape}');
      await isClosed();
      await waitFor(() => expect(buttonOf()).toHaveFocus());
      await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
      await expect(args.onOpenChange).toHaveBeenCalledTimes(2);
    });
    await step('the arrow down opens it, Enter chooses', async () => {
      await userEvent.keyboard('{ArrowDown}');
      await hasFocus(texts.share);
      await userEvent.keyboard('{Enter}');
      await isClosed();
      await expect(chosen).toHaveBeenCalledOnce();
      await waitFor(() => expect(buttonOf()).toHaveFocus());
    });
    await step('so does Space', async () => {
      await userEvent.keyboard(' ');
      await hasFocus(texts.share);
      await userEvent.keyboard(' ');
      await isClosed();
      await expect(chosen).toHaveBeenCalledTimes(2);
    });
  },
};

export const ByPointer: Story = {
  tags: ['!visual'],
  args: { children: withActs },
  play: async ({ step }) => {
    chosen.mockClear();
    await step('the pointer takes the focus along', async () => {
      await userEvent.click(buttonOf());
      const share = await screen.findByRole('menuitem', { name: texts.share });
      await userEvent.hover(share);
      await expect(share).toHaveFocus();
    });
    await step('a disabled item does nothing', async () => {
      await userEvent.click(screen.getByRole('menuitem', { name: texts.bookmark }));
      await expect(chosen).not.toHaveBeenCalled();
      await expect(screen.getByRole('menu')).toHaveAttribute('data-state', 'open');
    });
    await step('a press chooses, and the focus is back', async () => {
      await userEvent.click(screen.getByRole('menuitem', { name: texts.share }));
      await expect(chosen).toHaveBeenCalledOnce();
      await isClosed();
      await waitFor(() => expect(buttonOf()).toHaveFocus());
    });
    await step('its button closes it', async () => {
      await userEvent.click(buttonOf());
      await screen.findByRole('menu');
      await userEvent.click(buttonOf());
      await isClosed();
    });
    await step('a press elsewhere closes it', async () => {
      await userEvent.click(buttonOf());
      await screen.findByRole('menu');
      await userEvent.click(document.body);
      await isClosed();
    });
  },
};

/** As screen readers and voice control press. */
export const ByAClickWithoutAPointer: Story = {
  tags: ['!visual'],
  play: async () => {
    buttonOf().click();
    await waitFor(() => expect(screen.getByRole('menu')).toBeVisible());
  },
};

/** Some screen readers send a press and a click without `detail` for one act. */
export const ByAPressAndAClickWithoutDetail: Story = {
  tags: ['!visual'],
  play: async () => {
    const act = () => {
      fireEvent.pointerDown(buttonOf(), { button: 0 });
      buttonOf().click();
    };
    act();
    await waitFor(() => expect(screen.getByRole('menu')).toBeVisible());
    act();
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  },
};

export const ByTouch: Story = {
  tags: ['!visual'],
  play: async ({ args, step }) => {
    const putFinger = () =>
      fireEvent.pointerDown(buttonOf(), { button: 0, pointerType: 'touch', isPrimary: true });
    const tap = () => {
      putFinger();
      fireEvent.pointerUp(buttonOf(), { button: 0, pointerType: 'touch', isPrimary: true });
      fireEvent.click(buttonOf(), { detail: 1 });
    };
    await step('a scroll that begins on its button does not open it', async () => {
      putFinger();
      await expect(args.onOpenChange).not.toHaveBeenCalled();
      fireEvent.pointerCancel(buttonOf(), { pointerType: 'touch' });
      await expect(args.onOpenChange).not.toHaveBeenCalled();
    });
    await step('a tap opens it', async () => {
      tap();
      await waitFor(() => expect(screen.getByRole('menu')).toBeVisible());
      await expect(args.onOpenChange).toHaveBeenCalledTimes(1);
    });
    await step('a tap closes it', async () => {
      tap();
      await isClosed();
      await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
    });
  },
};

export const APressThatTheBrowserTookIsOver: Story = {
  name: 'After a press that became a scroll or a drag, a click of a screen reader opens it',
  tags: ['!visual'],
  play: async ({ args }) => {
    fireEvent.pointerDown(buttonOf(), { button: 0, pointerType: 'mouse' });
    await waitFor(() => expect(screen.getByRole('menu')).toBeVisible());
    fireEvent.pointerCancel(buttonOf(), { pointerType: 'mouse' });
    await userEvent.keyboard('{Escape}');
    await isClosed();
    buttonOf().click();
    await waitFor(() => expect(screen.getByRole('menu')).toBeVisible());
    await expect(args.onOpenChange).toHaveBeenCalledTimes(3);
  },
};

function Choices({ children, ...props }: MenuRootProps) {
  const [isQuiet, setQuiet] = useState(false);
  const [order, setOrder] = useState('time');
  return (
    <MenuRoot {...props}>
      {trigger}
      <MenuContent>
        <MenuCheckboxItem
          checked={isQuiet}
          onCheckedChange={(next) => {
            checked(next);
            setQuiet(next);
          }}
          onSelect={(event) => event.preventDefault()}
        >
          {texts.quiet}
        </MenuCheckboxItem>
        <MenuRadioGroup
          value={order}
          onValueChange={(next) => {
            sorted(next);
            setOrder(next);
          }}
          aria-label={texts.order}
        >
          <MenuRadioItem value="time">{texts.byTime}</MenuRadioItem>
          <MenuRadioItem value="name">{texts.byName}</MenuRadioItem>
        </MenuRadioGroup>
      </MenuContent>
    </MenuRoot>
  );
}

export const WhatIsChecked: Story = {
  tags: ['!visual'],
  render: (args) => <Choices {...args} />,
  play: async ({ step }) => {
    const quiet = () => screen.getByRole('menuitemcheckbox', { name: texts.quiet });
    const choice = (name: string) => screen.getByRole('menuitemradio', { name });
    await userEvent.click(buttonOf());
    await screen.findByRole('menu');
    await step('it stays open where the host prevents the closing', async () => {
      await expect(quiet()).not.toBeChecked();
      await userEvent.click(quiet());
      await expect(checked).toHaveBeenLastCalledWith(true);
      await expect(quiet()).toBeChecked();
    });
    await step('one of several', async () => {
      // It fades in.
      await waitFor(() => expect(screen.getByRole('group', { name: texts.order })).toBeVisible());
      await expect(choice(texts.byTime)).toBeChecked();
      await userEvent.click(choice(texts.byName));
      await expect(sorted).toHaveBeenLastCalledWith('name');
      await isClosed();
      await userEvent.click(buttonOf());
      await screen.findByRole('menu');
      await expect(choice(texts.byName)).toBeChecked();
      await expect(choice(texts.byTime)).not.toBeChecked();
    });
  },
};

export const AnItemOfTheHost: Story = {
  tags: ['!visual'],
  args: {
    children: (
      <>
        {trigger}
        <MenuContent>
          <MenuItem asChild>
            <a href="#library">{texts.library}</a>
          </MenuItem>
        </MenuContent>
      </>
    ),
  },
  play: async () => {
    const followed = fn((event: Event) => event.preventDefault());
    await userEvent.click(buttonOf());
    const link = await screen.findByRole('menuitem', { name: texts.library });
    await expect(link).toHaveAttribute('href', '#library');
    window.addEventListener('click', followed, { once: true });
    await userEvent.click(link);
    await expect(followed).toHaveBeenCalledOnce();
    await isClosed();
  },
};

export const AHostThatRefuses: Story = {
  tags: ['!visual'],
  args: { open: true, children: withActs },
  play: async ({ args }) => {
    await screen.findByRole('menu');
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
    await expect(screen.getByRole('menu')).toHaveAttribute('data-state', 'open');
  },
};

export const LongWords: Story = {
  tags: ['!visual'],
  args: {
    open: true,
    children: (
      <>
        {trigger}
        <MenuContent>
          <MenuItem>
            <Share2 size={18} />
            {'Donaudampfschifffahrtsgesellschaftskapitän'.repeat(3)}
            <kbd>⇧S</kbd>
          </MenuItem>
        </MenuContent>
      </>
    ),
  },
  play: async () => {
    const menu = await screen.findByRole('menu');
    await expect(menu.scrollWidth).toBeLessThanOrEqual(menu.clientWidth);
    const shortcut = document.createRange();
    shortcut.selectNodeContents(within(menu).getByText('⇧S'));
    await expect(shortcut.getClientRects()).toHaveLength(1);
  },
};

/** A dialog with a menu inside. */
function InsideADialog({ children }: { children: ReactNode }) {
  const [open, setOpen] = useState(true);
  return (
    <Page>
      <Dialog open={open} onClose={() => setOpen(false)} title={texts.rename}>
        <MenuRoot>{children}</MenuRoot>
      </Dialog>
    </Page>
  );
}

export const InADialog: Story = {
  tags: ['!visual'],
  args: { children: withActs },
  beforeEach: installCloseWatcher,
  render: ({ children }) => <InsideADialog>{children}</InsideADialog>,
  play: async ({ step }) => {
    chosen.mockClear();
    const button = await screen.findByRole('button', { name: texts.more });
    await waitFor(() => expect(document.querySelector('#main')?.closest('[inert]')).not.toBeNull());
    await step('its items can be reached and chosen', async () => {
      button.focus();
      await userEvent.keyboard('{ArrowDown}');
      const share = await screen.findByRole('menuitem', { name: texts.share });
      await waitFor(() => expect(share).toHaveFocus());
      await expect(share.closest('[inert]')).toBeNull();
      await userEvent.keyboard('{Enter}');
      await expect(chosen).toHaveBeenCalledOnce();
      await isClosed();
      await waitFor(() => expect(button).toHaveFocus());
    });
    await step('a press chooses too, and the dialog stays', async () => {
      await userEvent.click(button);
      await userEvent.click(await screen.findByRole('menuitem', { name: texts.share }));
      await expect(chosen).toHaveBeenCalledTimes(2);
      await isClosed();
      await expect(screen.getByRole('dialog')).toHaveAttribute('data-state', 'open');
    });
    await step('the way back closes one layer', async () => {
      await userEvent.click(button);
      await screen.findByRole('menu');
      goBack();
      await isClosed();
      await expect(screen.getByRole('dialog')).toHaveAttribute('data-state', 'open');
    });
    await step('one Escape closes one layer', async () => {
      await userEvent.click(button);
      await screen.findByRole('menu');
      await userEvent.keyboard('{Escape}');
      await isClosed();
      await expect(screen.getByRole('dialog')).toHaveAttribute('data-state', 'open');
      await waitFor(() => expect(button).toHaveFocus());
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    });
  },
};

function OpensADialog() {
  const [open, setOpen] = useState(false);
  return (
    <Page>
      <MenuRoot>
        {trigger}
        <MenuContent>
          <MenuItem onSelect={() => setOpen(true)}>{texts.rename}</MenuItem>
        </MenuContent>
      </MenuRoot>
      <Dialog open={open} onClose={() => setOpen(false)} title={texts.rename}>
        <TextField label={texts.newName} />
      </Dialog>
    </Page>
  );
}

export const AnItemOpensADialog: Story = {
  tags: ['!visual'],
  render: () => <OpensADialog />,
  play: async ({ step }) => {
    const opensAndCloses = async () => {
      await waitFor(() => expect(screen.getByRole('textbox')).toHaveFocus());
      await isClosed();
      await expect(screen.getByRole('textbox')).toHaveFocus();
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await waitFor(() => expect(buttonOf()).toHaveFocus());
    };
    await step('by keyboard', async () => {
      await userEvent.tab();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(screen.getByRole('menuitem')).toHaveFocus());
      await userEvent.keyboard('{Enter}');
      await opensAndCloses();
    });
    await step('by pointer', async () => {
      await userEvent.click(buttonOf());
      await userEvent.click(await screen.findByRole('menuitem'));
      await opensAndCloses();
    });
  },
};

export const InAShadowRoot: Story = {
  tags: ['!visual'],
  render: (args) => (
    <InShadowRoot>
      {(container) =>
        createPortal(
          <MenuRoot {...args}>
            {trigger}
            <MenuContent container={container}>
              <MenuItem onSelect={chosen}>{texts.share}</MenuItem>
              <MenuItem disabled>{texts.bookmark}</MenuItem>
              <MenuItem>{texts.rename}</MenuItem>
              <MenuItem>{texts.forget}</MenuItem>
            </MenuContent>
          </MenuRoot>,
          container,
        )
      }
    </InShadowRoot>
  ),
  play: async ({ canvas, step }) => {
    chosen.mockClear();
    const inside = within(shadowContainer(await canvas.findByTestId('shadow-host')));
    const button = await inside.findByRole('button', { name: texts.more });
    const hasFocus = (name: string) =>
      waitFor(() => expect(focusedElement()).toBe(inside.getByRole('menuitem', { name })));
    const press = (key: string) => userEvent.keyboard(key);
    await step('opens at its first item', async () => {
      button.focus();
      await press('{Enter}');
      await hasFocus(texts.share);
    });
    await step('arrows pass a disabled item and go round', async () => {
      await press('{ArrowDown}');
      await hasFocus(texts.rename);
      await press('{ArrowUp}');
      await hasFocus(texts.share);
      await press('{ArrowUp}');
      await hasFocus(texts.forget);
      await press('{ArrowDown}');
      await hasFocus(texts.share);
    });
    await step('Home, End and first letters', async () => {
      await press('{End}');
      await hasFocus(texts.forget);
      await press('{Home}');
      await hasFocus(texts.share);
      await press(texts.rename.slice(0, 1));
      await hasFocus(texts.rename);
    });
    await step('Escape closes it, and the focus is back', async () => {
      await press('{Escape}');
      await waitFor(() => expect(inside.queryByRole('menu')).toBeNull());
      await waitFor(() => expect(focusedElement()).toBe(button));
    });
    await step('a press chooses', async () => {
      await userEvent.click(button);
      await userEvent.click(await inside.findByRole('menuitem', { name: texts.share }));
      await expect(chosen).toHaveBeenCalledOnce();
      await waitFor(() => expect(inside.queryByRole('menu')).toBeNull());
    });
  },
};

function RightToLeft({ children }: { children: (container: HTMLElement) => ReactNode }) {
  const [container, setContainer] = useState<HTMLElement | null>(null);
  return (
    <div dir="rtl" ref={setContainer} style={{ paddingInline: '240px' }}>
      {container && children(container)}
    </div>
  );
}

export const FromRightToLeft: Story = {
  tags: ['!visual'],
  render: (args) => (
    <RightToLeft>
      {(container) => (
        <MenuRoot {...args}>
          {trigger}
          <MenuContent container={container}>{items}</MenuContent>
        </MenuRoot>
      )}
    </RightToLeft>
  ),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: texts.more }));
    const menu = await screen.findByRole('menu');
    await expect(getComputedStyle(menu).direction).toBe('rtl');
    await waitFor(() =>
      expect(
        Math.abs(menu.getBoundingClientRect().right - buttonOf().getBoundingClientRect().right),
      ).toBeLessThan(1),
    );
  },
};

export const AboveWhereThereIsNoRoomBelow: Story = {
  tags: ['!visual'],
  decorators: [
    (Story) => (
      <div style={{ position: 'fixed', insetBlockEnd: 0 }}>
        <Story />
      </div>
    ),
  ],
  play: async () => {
    await userEvent.click(buttonOf());
    const menu = await screen.findByRole('menu');
    await waitFor(() =>
      expect(menu.getBoundingClientRect().bottom).toBeLessThanOrEqual(
        buttonOf().getBoundingClientRect().top,
      ),
    );
  },
};

export const FollowsTheTheme: Story = {
  globals: { theme: 'night' },
  tags: ['!visual'],
  args: { defaultOpen: true },
  render: (args) => (
    <ThemeScope theme="day" style={{ background: vars.color.page }}>
      <MenuRoot {...args} />
      <p data-testid="place" style={{ color: vars.color.text, background: vars.color.raised }}>
        {texts.more}
      </p>
    </ThemeScope>
  ),
  play: async ({ canvas }) => {
    const colours = (element: HTMLElement) => {
      const { color, backgroundColor } = getComputedStyle(element);
      return { color, backgroundColor };
    };
    await expect(colours(await screen.findByRole('menu'))).toEqual(
      colours(canvas.getByTestId('place')),
    );
  },
};

const Drawn = ({ open = false }: { open?: boolean }) => (
  <InPlace>
    {(placed) => (
      <MenuRoot open={open}>
        {trigger}
        <MenuContent {...placed}>{items}</MenuContent>
      </MenuRoot>
    )}
  </InPlace>
);

export const EveryState: Story = matrix<{ open?: boolean }>({
  component: Drawn,
  args: {},
  states: {
    open: { open: true },
    'item in focus': () => handled('[role="menuitem"]').focus(<Drawn open />),
    'danger in focus': () => handled('[role="menuitem"]:last-of-type').focus(<Drawn open />),
  },
  width: 180,
  height: 440,
});

export const GoodAndBadUse: Story = { tags: ['!visual'], ...menuUsage };
