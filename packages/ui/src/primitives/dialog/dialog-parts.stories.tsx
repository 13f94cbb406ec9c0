import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Page } from '../../internal/testing/frame.tsx';
import { heldTimers } from '../../internal/testing/held-timers.ts';
import { Button } from '../button/index.ts';
import { TextField } from '../text-field/index.ts';
import { dialogTexts } from './dialog.texts.ts';
import {
  DialogBody,
  DialogClose,
  DialogContent,
  DialogDescription,
  DialogHeader,
  DialogRoot,
  DialogTitle,
  DialogTrigger,
} from './index.ts';

const texts = dialogTexts.zh;

const meta = {
  title: 'Components/Dialog/Parts',
  tags: ['opens', '!visual'],
  parameters: { texts: dialogTexts },
  component: DialogRoot,
  subcomponents: {
    DialogTrigger,
    DialogContent,
    DialogHeader,
    DialogTitle,
    DialogDescription,
    DialogBody,
    DialogClose,
  },
  args: {
    onOpenChange: fn(),
    children: (
      <>
        <DialogTrigger asChild>
          <Button>{texts.changeName}</Button>
        </DialogTrigger>
        <DialogContent placement="center">
          <DialogHeader>
            <DialogTitle>{texts.newName}</DialogTitle>
          </DialogHeader>
          <DialogBody>
            <div style={{ display: 'grid', gap: '16px' }}>
              <DialogDescription>{texts.whoCallsYou}</DialogDescription>
              <TextField label={texts.newName2} defaultValue={texts.lumen} />
              <DialogClose asChild>
                <Button>{texts.letItBe}</Button>
              </DialogClose>
            </div>
          </DialogBody>
        </DialogContent>
      </>
    ),
  },
  decorators: [(Story) => <Page>{<Story />}</Page>],
} satisfies Meta<typeof DialogRoot>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['playground'] };

export const Open: Story = { args: { defaultOpen: true } };

export const KeepsItsOwnState: Story = {
  play: async ({ canvas, args, step }) => {
    const trigger = canvas.getByRole('button', { name: texts.changeName });
    await step('the trigger says what it opens', async () => {
      await expect(trigger).toHaveAttribute('aria-haspopup', 'dialog');
      await expect(trigger).toHaveAttribute('aria-expanded', 'false');
    });
    await step('it opens, with name and description', async () => {
      await userEvent.click(trigger);
      const dialog = await screen.findByRole('dialog', { name: texts.newName });
      await expect(dialog).toHaveAccessibleDescription(texts.whoCallsYou);
      await expect(trigger).toHaveAttribute('aria-expanded', 'true');
      await expect(args.onOpenChange).toHaveBeenLastCalledWith(true, 'trigger');
      await waitFor(() => expect(screen.getByRole('textbox')).toHaveFocus());
    });
    await step('a button of the host closes it once, also while it is closing', async () => {
      await userEvent.dblClick(screen.getByRole('button', { name: texts.letItBe }));
      await expect(args.onOpenChange).toHaveBeenCalledTimes(2);
      await expect(args.onOpenChange).toHaveBeenLastCalledWith(false, 'close-button');
    });
    await step('the trigger has the focus again', async () => {
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await waitFor(() => expect(trigger).toHaveFocus());
    });
    await step('Escape and a press outside give their reasons', async () => {
      for (const reason of ['escape', 'outside']) {
        await userEvent.click(trigger);
        await screen.findByRole('dialog');
        if (reason === 'escape') await userEvent.keyboard('{Escape}');
        else await userEvent.click(document.elementFromPoint(4, 4) as HTMLElement);
        await waitFor(() => expect(args.onOpenChange).toHaveBeenLastCalledWith(false, reason));
        await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      }
    });
  },
};

const closing = heldTimers(5_000);

export const OpensAgainWhileItCloses: Story = {
  args: { closingMs: 5_000 },
  beforeEach: closing.hold,
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: texts.changeName });
    await userEvent.click(trigger);
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(trigger.closest('[inert]')).toBeNull());
    trigger.focus();
    await userEvent.keyboard('{Enter}');
    await expect(trigger).toHaveAttribute('aria-expanded', 'true');
    await waitFor(() => expect(screen.getByRole('textbox')).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await expect(trigger).toHaveAttribute('aria-expanded', 'false');
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};

export const OpensAgainByAnotherButton: Story = {
  args: { closingMs: 5_000 },
  beforeEach: closing.hold,
  render: (args) => (
    <DialogRoot {...args}>
      {args.children}
      <DialogTrigger asChild>
        <Button>{texts.notYet}</Button>
      </DialogTrigger>
    </DialogRoot>
  ),
  play: async ({ canvas }) => {
    const other = canvas.getByRole('button', { name: texts.notYet });
    await userEvent.click(canvas.getByRole('button', { name: texts.changeName }));
    await waitFor(() => expect(screen.getByRole('textbox')).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(other.closest('[inert]')).toBeNull());
    other.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('textbox')).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(other).toHaveFocus());
  },
};

export const ASecondPressLeavesTheFocusAtTheTrigger: Story = {
  args: { closingMs: 5_000 },
  beforeEach: closing.hold,
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: texts.changeName });
    await userEvent.click(trigger);
    const close = await screen.findByRole('button', { name: texts.letItBe });
    await userEvent.click(close);
    await waitFor(() => expect(trigger).toHaveFocus());
    await userEvent.click(close);
    await expect(trigger).toHaveFocus();
  },
};

export const TheHostDecides: Story = {
  args: { open: true },
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false, 'escape');
    await expect(dialog).toHaveAttribute('data-state', 'open');
  },
};

export const WhileSuspendedNoPartCloses: Story = {
  args: { defaultOpen: true, suspended: true },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: texts.letItBe }));
    await userEvent.click(screen.getByRole('button', { name: '关闭' }));
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    await expect(screen.getByRole('dialog')).toHaveAttribute('data-state', 'open');
  },
};
