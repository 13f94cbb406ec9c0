import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentType, useState } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test';
import { Frame, Stack } from '../../internal/testing/frame.tsx';
import { hydrated } from '../../internal/testing/hydrated.ts';
import { handled, matrix } from '../../internal/testing/matrix.tsx';
import { Button } from '../button/index.ts';
import { TextField, type TextFieldProps } from './index.ts';
import { textFieldTexts } from './text-field.texts.ts';
import { textFieldUsage } from './text-field.usage.tsx';

const texts = textFieldTexts.zh;

const meta = {
  title: 'Components/Text field',
  parameters: { texts: textFieldTexts },
  component: TextField,
  args: { label: texts.phoneNumber, placeholder: texts.enterYourPhoneNumber },
  decorators: [
    (Story) => (
      <Frame>
        <Stack>
          <Story />
        </Stack>
      </Frame>
    ),
  ],
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const EveryState: Story = matrix<TextFieldProps>({
  states: {
    focus: handled('input').focus,
    filled: { label: texts.nickname, defaultValue: texts.lumen },
    hint: { label: texts.nickname, hint: texts.whatYourCompanionWill },
    error: { prefix: '+86', error: texts.enterValidPhoneNumber, defaultValue: '1380013' },
    'with an act': {
      label: texts.code,
      placeholder: texts.enterCode,
      trailing: (
        <Button tone="quiet" size="s">
          {texts.sendCode}
        </Button>
      ),
    },
    'read only': { label: texts.userNumber, defaultValue: '20260114', readOnly: true },
    disabled: { label: texts.userNumber, defaultValue: '20260114', disabled: true },
    'label hidden': { labelHidden: true },
  },
  width: 240,
});

export const LongTextsWrap: Story = {
  args: {
    label: texts.howShouldYourCompanion,
    error:
      'This name is already taken by another player on this server, and by four others elsewhere; please choose a different one.',
    defaultValue: texts.wordsMuchLongerThan,
  },
};

export const WhatTheHostSaysOfItIsHeardToo: Story = {
  tags: ['!visual'],
  args: { 'aria-describedby': 'why', 'aria-invalid': true, hint: texts.onlyForLoggingIn },
  render: (args) => (
    <>
      <p id="why">{texts.nobodyElseWillSee}</p>
      <TextField {...args} />
    </>
  ),
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: texts.phoneNumber });
    await expect(field).toHaveAccessibleDescription('不会给别人看 只用来登录');
    await expect(field).toBeInvalid();
  },
};

export const AnErrorMovesNothingAndIsTiedToTheField: Story = {
  args: { error: texts.enterYourPhoneNumber },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: texts.phoneNumber });
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription(texts.enterYourPhoneNumber);
    await userEvent.click(canvas.getByText(texts.phoneNumber));
    await expect(field).toHaveFocus();
  },
};

export const EnterOfAnInputMethodIsNoEnter: Story = {
  tags: ['!visual'],
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox');
    // WebKit ends the composition first: only `keyCode` 229 marks its keydown. It submits the form unless prevented.
    for (const marks of [{ isComposing: true }, { keyCode: 229 }])
      await expect(fireEvent.keyDown(field, { key: 'Enter', ...marks })).toBe(false);
    await expect(fireEvent.keyDown(field, { key: 'Enter' })).toBe(true);
  },
};

function Controlled({ onChange, ...props }: TextFieldProps) {
  const [value, setValue] = useState('');
  return (
    <TextField
      {...props}
      value={value}
      onChange={(event) => {
        setValue(event.target.value);
        onChange?.(event);
      }}
    />
  );
}

export const TypedBeforeHydration: Story = {
  name: 'Text that was typed before hydration is reported once, and the caret stays',
  tags: ['!visual', '!autodocs'],
  render: () => <div data-testid="server" />,
  play: async ({ args, canvas, step }) => {
    const place = canvas.getByTestId('server');
    const heard = fn<(text: string) => void>();
    const hydrate = (
      Field: ComponentType<TextFieldProps>,
      props: Partial<TextFieldProps>,
      typed?: string,
    ) => {
      heard.mockClear();
      const field = (
        <Field {...args} {...props} onChange={(event) => heard(event.currentTarget.value)} />
      );
      const input = () => place.querySelector('input')!;
      const unmount = hydrated(place, field, () => {
        if (typed !== undefined) input().value = typed;
        input().focus();
      });
      return { input: input(), unmount };
    };
    await step('a host that takes it', async () => {
      const { input, unmount } = hydrate(Controlled, {}, texts.lumen);
      input.setSelectionRange(1, 1);
      await waitFor(() => expect(heard).toHaveBeenCalledOnce());
      await expect(heard).toHaveBeenCalledWith(texts.lumen);
      await expect(input).toHaveValue(texts.lumen);
      await expect(input.selectionStart).toBe(1);
      await userEvent.keyboard('!');
      await expect(heard).toHaveBeenCalledTimes(2);
      unmount();
    });
    await step('a host that refuses it', async () => {
      const { input, unmount } = hydrate(TextField, { value: '86' }, texts.lumen);
      await waitFor(() => expect(heard).toHaveBeenCalledOnce());
      await expect(input).toHaveValue('86');
      unmount();
    });
    await step('nothing typed, and a value that the field does not take', async () => {
      const { input, unmount } = hydrate(TextField, { type: 'number', value: 'a' });
      await userEvent.type(input, '7');
      await expect(heard.mock.calls).toEqual([['7']]);
      unmount();
    });
  },
};

export const GoodAndBadUse: Story = { tags: ['!visual'], ...textFieldUsage };
