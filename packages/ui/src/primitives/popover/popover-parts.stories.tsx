import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { focusedElement } from '../../internal/focused-element.ts';
import { goBack, installCloseWatcher } from '../../internal/testing/fake-close-watcher.ts';
import { Frame, Page } from '../../internal/testing/frame.tsx';
import { InPlace } from '../../internal/testing/in-place.tsx';
import { InShadowRoot, shadowContainer } from '../../internal/testing/in-shadow-root.tsx';
import { matrix } from '../../internal/testing/matrix.tsx';
import { Button } from '../button/index.ts';
import { Dialog } from '../dialog/index.ts';
import { TextField } from '../text-field/index.ts';
import {
  PopoverAnchor,
  PopoverClose,
  PopoverContent,
  type PopoverContentProps,
  PopoverRoot,
  PopoverTrigger,
} from './index.ts';
import { popoverTexts } from './popover.texts.ts';

const texts = popoverTexts.zh;

const trigger = (
  <PopoverTrigger asChild>
    <Button size="s">{texts.rename}</Button>
  </PopoverTrigger>
);

const form = (
  <div style={{ display: 'grid', gap: '12px', padding: '8px', inlineSize: '240px' }}>
    <TextField label={texts.newName} />
    <PopoverClose asChild>
      <Button>{texts.later}</Button>
    </PopoverClose>
  </div>
);

const meta = {
  title: 'Components/Popover/Parts',
  parameters: { texts: popoverTexts },
  component: PopoverRoot,
  subcomponents: { PopoverTrigger, PopoverAnchor, PopoverContent, PopoverClose },
  args: {
    onOpenChange: fn(),
    children: (
      <>
        {trigger}
        <PopoverContent side="bottom" align="center" aria-label={texts.rename}>
          {form}
        </PopoverContent>
      </>
    ),
  },
  decorators: [(Story) => <Frame>{<Story />}</Frame>],
} satisfies Meta<typeof PopoverRoot>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['playground', '!visual'] };

const buttonOf = () => screen.getByRole('button', { name: texts.rename });
const panelOf = () => screen.findByRole('dialog', { name: texts.rename });
const isClosed = () =>
  waitFor(() => expect(screen.queryByRole('dialog', { name: texts.rename })).toBeNull());

export const OpenedByAPress: Story = {
  play: async ({ args }) => {
    const styles = document.querySelectorAll('style').length;
    await userEvent.click(buttonOf());
    await waitFor(async () => expect(await panelOf()).toBeVisible());
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(true);
    // A strict policy of the host blocks them.
    await expect(document.querySelectorAll('style')).toHaveLength(styles);
  },
};

export const ByKeyboard: Story = {
  tags: ['!visual'],
  play: async ({ args, step }) => {
    const opens = async () => {
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(screen.getByRole('textbox')).toHaveFocus());
      await expect(buttonOf()).toHaveAttribute('aria-expanded', 'true');
    };
    await step('Enter opens it at its first control', async () => {
      await userEvent.tab();
      await expect(buttonOf()).toHaveFocus();
      await opens();
    });
    await step('Tab goes round', async () => {
      await userEvent.tab();
      await expect(screen.getByRole('button', { name: texts.later })).toHaveFocus();
      await userEvent.tab();
      await expect(screen.getByRole('textbox')).toHaveFocus();
    });
    await step('Escape closes it, and the focus is back', async () => {
      await userEvent.keyboard('{Escape}');
      await isClosed();
      await waitFor(() => expect(buttonOf()).toHaveFocus());
      await expect(args.onOpenChange).toHaveBeenCalledTimes(2);
    });
    await step('so does its close button', async () => {
      await opens();
      await userEvent.tab();
      await userEvent.keyboard('{Enter}');
      await isClosed();
      await waitFor(() => expect(buttonOf()).toHaveFocus());
    });
  },
};

export const EveryWayOut: Story = {
  tags: ['!visual'],
  play: async ({ step }) => {
    await step('the same button', async () => {
      await userEvent.click(buttonOf());
      await panelOf();
      await userEvent.click(buttonOf());
      await isClosed();
    });
    await step('a press elsewhere', async () => {
      await userEvent.click(buttonOf());
      await userEvent.click(await screen.findByRole('textbox'));
      await expect(await panelOf()).toHaveAttribute('data-state', 'open');
      await userEvent.click(document.body);
      await isClosed();
    });
  },
};

export const AHostThatRefuses: Story = {
  tags: ['!visual'],
  args: { open: true },
  play: async ({ args }) => {
    await panelOf();
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
    await expect(await panelOf()).toHaveAttribute('data-state', 'open');
  },
};

export const BesideAnAnchor: Story = {
  tags: ['!visual'],
  args: {
    children: (
      <>
        <PopoverAnchor
          data-testid="anchor"
          style={{ marginInlineStart: '320px', inlineSize: '80px' }}
        >
          {texts.rules}
        </PopoverAnchor>
        {trigger}
        <PopoverContent align="start" aria-label={texts.rename}>
          {form}
        </PopoverContent>
      </>
    ),
  },
  play: async () => {
    await userEvent.click(buttonOf());
    const panel = await panelOf();
    const anchor = screen.getByTestId('anchor');
    await waitFor(() =>
      expect(
        Math.abs(panel.getBoundingClientRect().left - anchor.getBoundingClientRect().left),
      ).toBeLessThan(1),
    );
  },
};

function OpenedByAField() {
  const [open, setOpen] = useState(false);
  const [isSaved, setSaved] = useState(false);
  useEffect(() => {
    if (isSaved) document.querySelector('main')?.focus();
  }, [isSaved]);
  return (
    <PopoverRoot open={open} onOpenChange={setOpen}>
      <PopoverAnchor>
        <TextField label={texts.rules} onChange={() => setOpen(true)} />
      </PopoverAnchor>
      <PopoverContent aria-label={texts.rename}>
        {form}
        <Button
          onClick={() => {
            setOpen(false);
            setSaved(true);
          }}
        >
          {texts.save}
        </Button>
      </PopoverContent>
    </PopoverRoot>
  );
}

export const WithoutATrigger: Story = {
  tags: ['!visual'],
  render: () => (
    <Page>
      <OpenedByAField />
    </Page>
  ),
  play: async ({ step }) => {
    const field = screen.getByRole('textbox', { name: texts.rules });
    const opens = async () => {
      await userEvent.type(field, '灯');
      await waitFor(() =>
        expect(screen.getByRole('textbox', { name: texts.newName })).toHaveFocus(),
      );
    };
    await step('Escape closes it, and the focus is back', async () => {
      await opens();
      await userEvent.keyboard('{Escape}');
      await isClosed();
      await waitFor(() => expect(field).toHaveFocus());
    });
    await step('a press elsewhere takes the focus with it', async () => {
      await opens();
      await userEvent.click(document.body);
      await isClosed();
      await expect(document.body).toHaveFocus();
    });
    await step('a focus that the host sets stays', async () => {
      await opens();
      await userEvent.click(screen.getByRole('button', { name: texts.save }));
      await isClosed();
      await expect(screen.getByRole('main')).toHaveFocus();
    });
  },
};

const submitted = fn();

export const AFormAroundIsNotSubmitted: Story = {
  tags: ['!visual'],
  args: {
    children: (
      <>
        {trigger}
        <PopoverContent aria-label={texts.rename}>
          <form onSubmit={(event) => event.preventDefault()}>
            <TextField label={texts.newName} />
            <Button type="submit">{texts.save}</Button>
          </form>
        </PopoverContent>
      </>
    ),
  },
  decorators: [
    (Story) => (
      <form onSubmit={submitted}>
        <Story />
      </form>
    ),
  ],
  play: async () => {
    submitted.mockClear();
    await userEvent.click(buttonOf());
    await userEvent.click(await screen.findByRole('button', { name: texts.save }));
    await expect(await panelOf()).toHaveAttribute('data-state', 'open');
    await expect(submitted).not.toHaveBeenCalled();
  },
};

function InsideADialog() {
  const [open, setOpen] = useState(true);
  return (
    <Page>
      <Dialog open={open} onClose={() => setOpen(false)} title={texts.rules}>
        <PopoverRoot>{meta.args.children}</PopoverRoot>
      </Dialog>
    </Page>
  );
}

export const InADialog: Story = {
  tags: ['!visual'],
  beforeEach: installCloseWatcher,
  render: () => <InsideADialog />,
  play: async ({ step }) => {
    const dialogOf = () => screen.queryByRole('dialog', { name: texts.rules });
    await waitFor(() => expect(document.querySelector('#main')?.closest('[inert]')).not.toBeNull());
    await step('its field can be filled in', async () => {
      await userEvent.click(buttonOf());
      await waitFor(() => expect(screen.getByRole('textbox')).toHaveFocus());
      await userEvent.keyboard('灯');
      await expect(screen.getByRole('textbox')).toHaveValue('灯');
    });
    await step('the way back closes one layer', async () => {
      goBack();
      await isClosed();
      await expect(dialogOf()).toHaveAttribute('data-state', 'open');
      await userEvent.click(buttonOf());
      await panelOf();
    });
    await step('one Escape closes one layer', async () => {
      await userEvent.keyboard('{Escape}');
      await isClosed();
      await expect(dialogOf()).toHaveAttribute('data-state', 'open');
      await waitFor(() => expect(buttonOf()).toHaveFocus());
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(dialogOf()).toBeNull());
    });
  },
};

function OpensADialog() {
  const [open, setOpen] = useState(false);
  return (
    <Page>
      <PopoverRoot>
        {trigger}
        <PopoverContent aria-label={texts.rename}>
          <Button onClick={() => setOpen(true)}>{texts.rules}</Button>
          <PopoverClose asChild>
            <Button onClick={() => setOpen(true)}>{texts.later}</Button>
          </PopoverClose>
        </PopoverContent>
      </PopoverRoot>
      <Dialog open={open} onClose={() => setOpen(false)} title={texts.rules}>
        {texts.countToSeventhWave}
      </Dialog>
    </Page>
  );
}

export const ItsButtonsOpenADialog: Story = {
  tags: ['!visual'],
  render: () => <OpensADialog />,
  play: async ({ step }) => {
    for (const name of [texts.rules, texts.later]) {
      await step(name, async () => {
        await userEvent.click(buttonOf());
        await userEvent.click(await screen.findByRole('button', { name }));
        const dialog = await screen.findByRole('dialog', { name: texts.rules });
        await isClosed();
        await waitFor(() => expect(buttonOf().closest('[inert]')).not.toBeNull());
        await expect(dialog).toContainElement(document.activeElement as HTMLElement);
        await userEvent.keyboard('{Escape}');
        await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
        await waitFor(() => expect(buttonOf()).toHaveFocus());
      });
    }
  },
};

export const InAShadowRoot: Story = {
  tags: ['!visual'],
  render: (args) => (
    <InShadowRoot>
      {(container) =>
        createPortal(
          <PopoverRoot {...args}>
            {trigger}
            <PopoverContent container={container} aria-label={texts.rename}>
              {form}
            </PopoverContent>
          </PopoverRoot>,
          container,
        )
      }
    </InShadowRoot>
  ),
  play: async ({ canvas, step }) => {
    const inside = within(shadowContainer(await canvas.findByTestId('shadow-host')));
    const button = await inside.findByRole('button', { name: texts.rename });
    const hasFocus = (role: 'button' | 'textbox', name: string) =>
      waitFor(() => expect(focusedElement()).toBe(inside.getByRole(role, { name })));
    await step('opens at its first control', async () => {
      await userEvent.click(button);
      await hasFocus('textbox', texts.newName);
    });
    await step('Tab goes round', async () => {
      inside.getByRole('button', { name: texts.later }).focus();
      await userEvent.tab();
      await hasFocus('textbox', texts.newName);
    });
    await step('Escape closes it, and the focus is back', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(inside.queryByRole('dialog')).toBeNull());
      await waitFor(() => expect(focusedElement()).toBe(button));
    });
    await step('the same button', async () => {
      await userEvent.click(button);
      await inside.findByRole('dialog');
      await userEvent.click(button);
      await waitFor(() => expect(inside.queryByRole('dialog')).toBeNull());
    });
  },
};

type DrawnProps = Pick<PopoverContentProps, 'side' | 'align'> & { open?: boolean };

const Drawn = ({ open = false, ...placement }: DrawnProps) => (
  <div style={{ display: 'grid', justifyContent: 'center', paddingBlock: '64px' }}>
    <InPlace>
      {(placed) => (
        <PopoverRoot open={open}>
          {trigger}
          <PopoverContent {...placement} {...placed} aria-label={texts.rename}>
            {texts.rules}
          </PopoverContent>
        </PopoverRoot>
      )}
    </InPlace>
  </div>
);

export const EveryState: Story = matrix<DrawnProps>({
  component: Drawn,
  args: {},
  states: {
    bottom: { open: true },
    'bottom start': { open: true, align: 'start' },
    'bottom end': { open: true, align: 'end' },
    top: { open: true, side: 'top' },
    left: { open: true, side: 'left' },
    right: { open: true, side: 'right' },
  },
  width: 260,
  height: 180,
});
