import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Frame, Row } from '../../internal/testing/frame.tsx';
import { heldTimers } from '../../internal/testing/held-timers.ts';
import { matrix, pressed } from '../../internal/testing/matrix.tsx';
import { translated } from '../../internal/testing/translated.ts';
import { withClipboard } from '../../internal/testing/with-clipboard.ts';
import { Button } from '../button/index.ts';
import { copyButtonTexts } from './copy-button.texts.ts';
import { copyButtonUsage } from './copy-button.usage.tsx';
import { CopyButton, type CopyButtonProps } from './index.ts';

const texts = copyButtonTexts.zh;

const meta = {
  title: 'Components/Copy button',
  parameters: { texts: copyButtonTexts },
  component: CopyButton,
  args: { value: '628114075' },
  render: (args) => (
    <Row>
      <span>{args.value}</span>
      <CopyButton {...args} />
      <span>{texts.lumenGroup}</span>
    </Row>
  ),
  decorators: [(Story) => <Frame>{<Story />}</Frame>],
} satisfies Meta<typeof CopyButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['playground', '!visual'],
  args: { onClick: fn() },
  render: (args) => <CopyButton {...args} />,
};

export const BesideItsValue: Story = {};

let copied: string[] = [];
const keeping = () => {
  copied = [];
  return withClipboard(async (value) => {
    copied.push(value);
  });
};
const outcome = heldTimers(2_000);

export const ByKeyboard: Story = {
  tags: ['!visual'],
  beforeEach: [keeping, outcome.hold],
  play: async ({ canvas, step }) => {
    const button = canvas.getByRole('button', { name: '复制' });
    await step('Enter copies, and says so for a moment', async () => {
      await userEvent.tab();
      await expect(button).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(button).toHaveAccessibleName('已复制'));
      await expect(copied).toEqual(['628114075']);
      await expect(button).toHaveAttribute('aria-live', 'polite');
      await expect(button).toHaveFocus();
      outcome.pass(1_999);
      await expect(button).toHaveAccessibleName('已复制');
      outcome.pass(1);
      await expect(button).toHaveAccessibleName('复制');
    });
    await step('Space does too', async () => {
      await userEvent.keyboard(' ');
      await waitFor(() => expect(copied).toHaveLength(2));
    });
  },
};

export const EachCopyIsConfirmedForAsLong: Story = {
  tags: ['!visual'],
  beforeEach: [keeping, outcome.hold],
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: '复制' });
    for (let copy = 0; copy < 2; copy += 1) {
      const started = outcome.started();
      await userEvent.click(button);
      await waitFor(() => expect(outcome.started()).toBe(started + 1));
      outcome.pass(1_999);
      await expect(button).toHaveAccessibleName('已复制');
    }
  },
};

function Renewed(props: CopyButtonProps) {
  const [value, setValue] = useState(props.value);
  return (
    <>
      <CopyButton {...props} value={value} />
      <Button onClick={() => setValue('514073')}>{texts.lumenGroup}</Button>
    </>
  );
}

export const AnotherValueIsNotCopied: Story = {
  tags: ['!visual'],
  beforeEach: [keeping, outcome.hold],
  render: (args) => <Renewed {...args} />,
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: '复制' });
    await userEvent.click(button);
    await waitFor(() => expect(button).toHaveAccessibleName('已复制'));
    await userEvent.click(canvas.getByRole('button', { name: texts.lumenGroup }));
    await expect(button).toHaveAccessibleName('复制');
  },
};

/** On a page that the browser translates. */
export const Translated: Story = {
  ...ByKeyboard,
  tags: ['!visual', '!autodocs'],
  beforeEach: [keeping, outcome.hold, translated],
};

export const NothingBesideItMovesInAnyLanguage: Story = {
  tags: ['!visual'],
  globals: { locale: 'ja' },
  beforeEach: [keeping, outcome.hold],
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button');
    const neighbour = canvas.getByText('アカリのグループ');
    const before = neighbour.getBoundingClientRect().left;
    await userEvent.click(button);
    await waitFor(() => expect(button).toHaveAccessibleName('コピーしました'));
    await expect(neighbour.getBoundingClientRect().left).toBe(before);
  },
};

export const WhereThereIsNoClipboardItSaysSo: Story = {
  tags: ['!visual'],
  beforeEach: [() => withClipboard(() => Promise.reject(new Error('not allowed'))), outcome.hold],
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: '复制' });
    await userEvent.click(button);
    await waitFor(() => expect(button).toHaveAccessibleName('没复制上'));
  },
};

export const EveryState: Story = {
  ...matrix<CopyButtonProps>({
    states: { ...pressed('button'), disabled: { disabled: true } },
  }),
  tags: ['languages', 'both-themes'],
};

export const GoodAndBadUse: Story = { tags: ['!visual'], ...copyButtonUsage };
