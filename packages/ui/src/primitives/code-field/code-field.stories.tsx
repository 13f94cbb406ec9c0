import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { BothThemes } from '../../internal/testing/both-themes.tsx';
import { Frame, Stack } from '../../internal/testing/frame.tsx';
import { Button } from '../button/index.ts';
import { codeFieldTexts } from './code-field.texts.ts';
import { codeFieldUsage } from './code-field.usage.tsx';
import { CodeField, type CodeFieldProps } from './index.ts';

const texts = codeFieldTexts.zh;

/** A host that keeps the digits. */
function Host({ value: valueAtFirst, onValueChange, ...props }: CodeFieldProps) {
  const [value, setValue] = useState(valueAtFirst);
  return (
    <CodeField
      {...props}
      value={value}
      onValueChange={(code) => {
        onValueChange?.(code);
        setValue(code);
      }}
    />
  );
}

const send = (
  <Button tone="quiet" size="s">
    {texts.sendCode}
  </Button>
);

const meta = {
  title: 'Components/Code field',
  parameters: { texts: codeFieldTexts },
  component: CodeField,
  args: {
    label: texts.verificationCode,
    placeholder: texts.n6DigitCode,
    value: '',
    onValueChange: fn(),
    trailing: send,
  },
  decorators: [
    (Story) => (
      <Frame>
        <Stack>
          <Story />
        </Stack>
      </Frame>
    ),
  ],
  render: (args) => <Host {...args} />,
} satisfies Meta<typeof CodeField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const EveryState: Story = {
  tags: ['both-themes'],
  render: (args) => (
    <BothThemes>
      <CodeField {...args} />
      <CodeField {...args} value="270318" />
      <CodeField {...args} value="270318" readOnly hint={texts.sentTo1388000} />
      <CodeField {...args} value="2703" error={texts.enterAll6Digits} />
      <CodeField {...args} value="270318" trailing={undefined} />
    </BothThemes>
  ),
};

export const LargeLettersOnASmallPhone: Story = {
  globals: { textSize: '200percent', viewport: { value: 'phone' } },
  args: { value: '270318' },
};

export const ReadsWhateverComes: Story = {
  tags: ['!visual'],
  play: async ({ canvas, args, step }) => {
    const field = canvas.getByRole('textbox', { name: texts.verificationCode });
    const says = async (digits: string) => {
      await expect(field).toHaveValue(digits);
      await expect(args.onValueChange).toHaveBeenLastCalledWith(digits);
    };
    await step('digits of any width, and no letters', async () => {
      await userEvent.type(field, '１2a34');
      await says('1234');
    });
    await step('a message that is pasted whole', async () => {
      await userEvent.tripleClick(field);
      await userEvent.paste('【伙伴】验证码270318，5分钟内有效');
      await says('270318');
    });
    await step('and the phone may fill it in', async () => {
      await expect(field).toHaveAttribute('autocomplete', 'one-time-code');
      await expect(field).toHaveAttribute('inputmode', 'numeric');
    });
  },
};

export const ASeventhDigitPushesNoneOut: Story = {
  tags: ['!visual'],
  args: { value: '270318' },
  play: async ({ canvas, args, step }) => {
    const field = canvas.getByRole<HTMLInputElement>('textbox');
    for (const [where, at] of [
      ['at the end', 6],
      ['in the middle', 3],
      ['at the beginning', 0],
    ] as const)
      await step(where, async () => {
        const caret = { initialSelectionStart: at, initialSelectionEnd: at };
        await userEvent.type(field, '9', caret);
        await expect(field).toHaveValue('270318');
      });
    await step('one that is taken out makes room for it', async () => {
      const caret = { initialSelectionStart: 3, initialSelectionEnd: 3 };
      await userEvent.type(field, '{Backspace}9', caret);
      await expect(field).toHaveValue('279318');
      await expect(args.onValueChange).toHaveBeenLastCalledWith('279318');
    });
  },
};

export const GoodAndBadUse: Story = { tags: ['!visual'], ...codeFieldUsage };
