import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Frame } from '../../internal/testing/frame.tsx';
import { held } from '../../internal/testing/held.tsx';
import { heldTimers } from '../../internal/testing/held-timers.ts';
import { hovered } from '../../internal/testing/hovered.tsx';
import { handled, matrix } from '../../internal/testing/matrix.tsx';
import { allThere } from '../../internal/testing/once-there.ts';
import { composerTexts } from './composer.texts.ts';
import { composerUsage } from './composer.usage.tsx';
import { Composer, type ComposerProps } from './index.ts';

const texts = composerTexts.zh;

interface Args extends ComposerProps {
  /** Repeats the draft up to this length. */
  length?: number;
}

function Host({ length, ...props }: Args) {
  const [value, setValue] = useState(
    length === undefined
      ? (props.value ?? '')
      : (props.value ?? '').repeat(length).slice(0, length),
  );
  return (
    <Composer
      {...props}
      value={value}
      onValueChange={setValue}
      onSend={(text) => {
        props.onSend(text);
        setValue('');
      }}
    />
  );
}

const meta = {
  title: 'Components/Composer',
  parameters: { texts: composerTexts },
  component: Composer,
  args: {
    placeholder: texts.saySomethingToChime,
    value: '',
    speaking: false,
    onValueChange: fn(),
    onSend: fn(),
    onStop: fn(),
  },
  render: (args) => <Host {...args} />,
  decorators: [(Story) => <Frame>{<Story />}</Frame>],
} satisfies Meta<Args>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['playground', '!visual'],
  render: (args) => <Composer {...args} />,
  decorators: [held('value', 'onValueChange')],
};

export const Empty: Story = {};
export const Written: Story = { args: { value: texts.howDoIBeat } };
export const ManyLines: Story = {
  args: { value: texts.iTriedThreeWays },
};
export const LittleRoom: Story = { tags: ['languages'], args: { value: texts.bell, length: 1880 } };

const announcement = heldTimers(1_000);

export const AnnouncesTheCounterAfterAPause: Story = {
  tags: ['!visual'],
  args: { value: 'x', length: 1_798 },
  beforeEach: announcement.hold,
  play: async ({ canvas }) => {
    const status = canvas.getByRole('status');
    await userEvent.type(canvas.getByRole('textbox'), 'xxxx');
    await expect(canvas.getByText('还能写 198 字')).toBeVisible();
    await expect(status).toBeEmptyDOMElement();
    announcement.pass(1_000);
    await expect(status).toHaveTextContent('还能写 198 字');
  },
};

/** A host may put in more than can be typed, such as a draft with messages that were not sent. */
export const TooLong: Story = {
  tags: ['languages'],
  args: { value: texts.bell, length: 2012 },
  beforeEach: announcement.hold,
  play: async ({ canvas, args, step }) => {
    const field = canvas.getByRole('textbox');
    await step('is not sent, and stays in the field', async () => {
      await userEvent.type(field, '{Enter}');
      await userEvent.click(canvas.getByRole('button', { name: '发送' }));
      await expect(args.onSend).not.toHaveBeenCalled();
      await expect(field).toHaveValue(texts.bell.repeat(2012).slice(0, 2012));
      announcement.pass(1_000);
      await expect(canvas.getByRole('status')).toHaveTextContent('超出 12 字');
    });
    await step('is sent when it is short enough', async () => {
      await userEvent.type(field, '{Backspace>12/}{Enter}');
      await expect(args.onSend).toHaveBeenCalledOnce();
    });
  },
};

/** Blanks at the end are not sent, so they do not count. */
export const BlanksAtTheEnd: Story = {
  tags: ['!visual'],
  args: { value: `${'x'.repeat(1_990)}${' '.repeat(20)}` },
  beforeEach: announcement.hold,
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('还能写 0 字')).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox'), '{Enter}');
    await expect(args.onSend).toHaveBeenCalledOnce();
  },
};

export const CounterKeepsTheFieldWidth: Story = {
  tags: ['!visual'],
  args: { value: texts.bell, length: 1799 },
  beforeEach: announcement.hold,
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox');
    const { offsetWidth } = field;
    await userEvent.type(field, texts.bell);
    await expect(canvas.getByText('还能写 200 字')).toBeVisible();
    await expect(field.offsetWidth).toBe(offsetWidth);
  },
};

export const LargeText: Story = {
  tags: ['!visual'],
  globals: { textSize: '200percent', viewport: { value: 'small' } },
  play: async ({ canvas, step }) => {
    const field = canvas.getByRole('textbox');
    const { fontSize, lineHeight, paddingBottom } = getComputedStyle(field);
    const line = Number.parseFloat(lineHeight);
    await step('keeps the line height and cuts no line', async () => {
      await expect(line / Number.parseFloat(fontSize)).toBeGreaterThanOrEqual(1.4);
      await expect(field.clientHeight).toBeGreaterThan(2 * line);
      await expect(field.scrollHeight).toBe(field.clientHeight);
    });
    await step('centres the button on the last line', async () => {
      const button = canvas.getByRole('button').getBoundingClientRect();
      const end = field.getBoundingClientRect().bottom - Number.parseFloat(paddingBottom);
      await expect((button.top + button.bottom) / 2).toBeCloseTo(end - line / 2, 0);
    });
  },
};

export const EveryState: Story = matrix<Args>({
  component: Host,
  states: {
    focus: handled('textarea').focus,
    written: { value: texts.howDoIBeat },
    speaking: { speaking: true },
    'speaking, written': { speaking: true, value: texts.wait },
    'almost full': { value: texts.bell, length: 1880 },
  },
  width: 260,
});

export const ButtonUnderThePointer: Story = {
  args: { value: texts.howDoIBeat },
  ...hovered('button'),
  play: async (context) => {
    await allThere(context);
    const button = context.canvas.getByRole('button', { name: '发送' });
    await expect(getComputedStyle(button).boxShadow).not.toBe('none');
  },
};

export const WhileItSpeaks: Story = {
  args: { speaking: true },
  play: async ({ canvas, args, step }) => {
    await step('stops the reply while the field is empty', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '停一下' }));
      await expect(args.onStop).toHaveBeenCalledOnce();
    });
    await step('sends while the field has text', async () => {
      await userEvent.type(canvas.getByRole('textbox'), texts.wait);
      await userEvent.click(canvas.getByRole('button', { name: '发送' }));
      await expect(args.onSend).toHaveBeenCalledWith(texts.wait);
    });
    await step('a double click on “send” stops nothing', async () => {
      await userEvent.type(canvas.getByRole('textbox'), texts.wait);
      await userEvent.dblClick(canvas.getByRole('button', { name: '发送' }));
      await expect(args.onSend).toHaveBeenCalledTimes(2);
      await expect(args.onStop).toHaveBeenCalledOnce();
    });
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvas, args, step }) => {
    const field = canvas.getByRole('textbox', { name: texts.saySomethingToChime });
    await step('Shift+Enter starts a line, Enter sends trimmed text', async () => {
      await userEvent.type(field, ' 一{Shift>}{Enter}{/Shift}二 {Enter}');
      await expect(args.onSend).toHaveBeenCalledWith('一\n二');
      await expect(field).toHaveValue('');
    });
    await step('sends no empty text', async () => {
      await userEvent.type(field, '   {Enter}');
      await expect(args.onSend).toHaveBeenCalledOnce();
    });
    await step('Tab moves to the button', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name: '发送' })).toHaveFocus();
    });
    await step('Enter of an input method sends nothing', async () => {
      await userEvent.type(field, texts.bell);
      field.dispatchEvent(
        new KeyboardEvent('keydown', {
          key: 'Enter',
          isComposing: true,
          bubbles: true,
          cancelable: true,
        }),
      );
      await expect(args.onSend).toHaveBeenCalledOnce();
    });
  },
};

/** Text that only the field knows, as at hydration. */
export const TypedBeforeHydration: Story = {
  tags: ['!visual'],
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('textbox');
    const { set } = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value') ?? {};
    set?.call(field, ' 一 ');
    await userEvent.click(canvas.getByRole('button', { name: '发送' }));
    await expect(args.onSend).toHaveBeenCalledWith('一');
  },
};

export const FromRightToLeft: Story = {
  tags: ['!visual'],
  args: { dir: 'rtl' },
  play: async ({ canvas }) => {
    const arrow = canvas.getByRole('button', { name: '发送' }).querySelector('svg')!;
    await expect(getComputedStyle(arrow).scale).toBe('-1 1');
  },
};

export const GoodAndBadUse: Story = { tags: ['!visual'], ...composerUsage };
