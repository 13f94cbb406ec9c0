import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { browsers, compose } from '../../internal/testing/compose.ts';
import { Frame, Stack } from '../../internal/testing/frame.tsx';
import { held } from '../../internal/testing/held.tsx';
import { hydrated } from '../../internal/testing/hydrated.ts';
import { handled, matrix } from '../../internal/testing/matrix.tsx';
import { Button } from '../button/index.ts';
import { codeFieldTexts } from './code-field.texts.ts';
import { codeFieldUsage } from './code-field.usage.tsx';
import { CodeField, type CodeFieldProps } from './index.ts';

const texts = codeFieldTexts.zh;

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
    held('value', 'onValueChange'),
    (Story) => (
      <Frame>
        <Stack>
          <Story />
        </Stack>
      </Frame>
    ),
  ],
} satisfies Meta<typeof CodeField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const EveryState: Story = matrix<CodeFieldProps>({
  states: {
    focus: handled('input').focus,
    full: { value: '270318' },
    'read only': { value: '270318', readOnly: true, hint: texts.sentTo1388000 },
    error: { value: '2703', error: texts.enterAll6Digits },
    disabled: { value: '270318', disabled: true },
    'without an act': { value: '270318', trailing: undefined },
  },
  width: 260,
});

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

export const FourDigits: Story = {
  tags: ['!visual'],
  args: { length: 4 },
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.type(field, '27031');
    await expect(field).toHaveValue('2703');
    await userEvent.clear(field);
    await userEvent.paste('【伙伴】验证码 4821，5分钟内有效');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('4821');
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

/** Ways in which text comes at once, at the caret. */
const insertions: Record<string, (field: HTMLInputElement, text: string) => unknown> = {
  'a paste': (_, text) => userEvent.paste(text),
  'a drop': (field, text) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.setData('text/plain', text);
    const isLeftToTheBrowser = field.dispatchEvent(
      new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer }),
    );
    if (isLeftToTheBrowser) document.execCommand('insertText', false, text);
  },
  'a suggestion of the keyboard': (_, text) => document.execCommand('insertText', false, text),
  ...Object.fromEntries(
    browsers.map((browser) => [
      `a suggestion that is composed, in ${browser}`,
      (field, text) => compose(field, [text.slice(0, 3)], text, browser),
    ]),
  ),
};

export const TellsTheHostOfACompositionToo: Story = {
  tags: ['!visual'],
  args: { onCompositionEnd: fn() },
  play: async ({ canvas, args }) => {
    await compose(canvas.getByRole<HTMLInputElement>('textbox'), ['2'], '27', 'Chromium');
    await expect(args.onCompositionEnd).toHaveBeenCalledOnce();
  },
};

export const AWholeCodeReplacesWhatWasThere: Story = {
  tags: ['!visual'],
  play: async ({ canvas, args, step }) => {
    const field = canvas.getByRole<HTMLInputElement>('textbox');
    for (const [way, insert] of Object.entries(insertions))
      for (const [before, start, end] of [
        ['111111', 6, 6],
        ['111111', 0, 0],
        ['12', 2, 2],
        ['12', 1, 1],
        ['123456', 2, 4],
      ] as const)
        await step(`${way} into ${before}, from ${start} to ${end}`, async () => {
          await userEvent.clear(field);
          await userEvent.type(field, before);
          field.setSelectionRange(start, end);
          await insert(field, '654321');
          await expect(field).toHaveValue('654321');
          await expect(field.selectionStart).toBe(6);
          await expect(args.onValueChange).toHaveBeenLastCalledWith('654321');
        });
    await step('also out of a message', async () => {
      await userEvent.paste('【伙伴】验证码270318，5分钟内有效');
      await expect(field).toHaveValue('270318');
    });
    await step('a part of a code is added to the digits before it', async () => {
      await userEvent.clear(field);
      await userEvent.type(field, '12');
      await userEvent.paste('34');
      await expect(field).toHaveValue('1234');
    });
  },
};

export const NothingIsPastedIntoACodeThatIsChecked: Story = {
  tags: ['!visual'],
  args: { value: '270318', readOnly: true },
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.click(field);
    await userEvent.paste('654321');
    await expect(field).toHaveValue('270318');
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

export const ComposedDigitsAreReportedOnce: Story = {
  tags: ['!visual'],
  play: async ({ canvas, args, step }) => {
    const field = canvas.getByRole<HTMLInputElement>('textbox');
    const onValueChange = args.onValueChange as ReturnType<typeof fn>;
    for (const browser of browsers)
      await step(browser, async () => {
        await userEvent.clear(field);
        await userEvent.type(field, '12');
        onValueChange.mockClear();
        await compose(field, ['３', '３４'], '３４', browser, async () => {
          await expect(field).toHaveValue('12３４');
          await expect(onValueChange).not.toHaveBeenCalled();
        });
        await expect(field).toHaveValue('1234');
        await expect(onValueChange.mock.calls).toEqual([['1234']]);
      });
  },
};

export const TypedBeforeHydration: Story = {
  name: 'Digits that were entered before hydration are reported',
  tags: ['!visual', '!autodocs'],
  render: () => <div data-testid="server" />,
  play: async ({ canvas }) => {
    const place = canvas.getByTestId('server');
    const onValueChange = fn();
    const field = <CodeField label={texts.verificationCode} onValueChange={onValueChange} />;
    const unmount = hydrated(place, field, () => {
      canvas.getByRole<HTMLInputElement>('textbox').value = '270 318';
    });
    await waitFor(() => expect(onValueChange).toHaveBeenCalledOnce());
    await expect(onValueChange).toHaveBeenCalledWith('270318');
    await waitFor(() => expect(canvas.getByRole('textbox')).toHaveValue('270318'));
    unmount();
  },
};

export const GoodAndBadUse: Story = { tags: ['!visual'], ...codeFieldUsage };
