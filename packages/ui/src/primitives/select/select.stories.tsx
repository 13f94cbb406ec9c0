import type { Meta, StoryObj } from '@storybook/react-vite';
import { cloneElement, useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Frame, Stack } from '../../internal/testing/frame.tsx';
import { hydrated } from '../../internal/testing/hydrated.ts';
import { handled, matrix } from '../../internal/testing/matrix.tsx';
import { createTheme } from '../../theme/create-theme/index.ts';
import { ThemeProvider } from '../../theme/theme-provider/index.ts';
import { Button } from '../button/index.ts';
import { TextField } from '../text-field/index.ts';
import { Select, type SelectProps } from './index.ts';
import { selectTexts } from './select.texts.ts';
import { selectUsage } from './select.usage.tsx';

const texts = selectTexts.zh;

const meta = {
  title: 'Components/Select',
  parameters: { texts: selectTexts },
  component: Select,
  args: {
    label: texts.kindGame,
    onChange: fn(),
    options: [
      { value: '', label: texts.all },
      { value: 'rpg', label: texts.rolePlaying },
      { value: 'tactics', label: texts.turnBasedTactics },
      { value: 'management', label: texts.management },
    ],
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
} satisfies Meta<typeof Select>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Chosen: Story = { args: { defaultValue: 'tactics' } };
export const WithoutSeenLabel: Story = { args: { labelHidden: true } };
export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox')).toHaveStyle({ cursor: 'not-allowed' });
  },
};
export const Wrong: Story = { args: { error: texts.pleaseChooseKind } };

export const WrongWithTheFocusItsRingHasTheColourOfItsBorder: Story = {
  tags: ['!visual'],
  args: Wrong.args!,
  play: async ({ canvas, canvasElement }) => {
    const select = canvas.getByRole('combobox');
    await userEvent.tab();
    await expect(select).toHaveFocus();
    await Promise.all(
      canvasElement.getAnimations({ subtree: true }).map(({ finished }) => finished),
    );
    const { borderColor, boxShadow } = getComputedStyle(select);
    await expect(boxShadow).toBe(`${borderColor} 0px 0px 0px 1px`);
  },
};

export const EveryState: Story = matrix<SelectProps>({
  states: {
    ...handled('select'),
    chosen: { defaultValue: 'tactics' },
    'label hidden': { labelHidden: true },
    error: { error: texts.pleaseChooseKind },
    disabled: { disabled: true },
  },
  width: 220,
});

const roomy = createTheme({ density: 1.25 });

export const AsHighAsATextField: Story = {
  tags: ['!visual'],
  render: (args) => (
    <ThemeProvider theme={roomy}>
      <TextField label={texts.right} />
      <Select {...args} />
    </ThemeProvider>
  ),
  play: async ({ canvas }) => {
    const { height } = canvas.getByRole('combobox').getBoundingClientRect();
    await expect(height).toBe(60);
    const box = canvas.getByRole('textbox').parentElement;
    await expect(height).toBe(box?.getBoundingClientRect().height);
  },
};

export const LongWords: Story = {
  globals: { locale: 'en' },
  args: {
    label: 'Kind of game',
    defaultValue: 'a',
    options: [
      { value: 'a', label: 'Open-world role-playing games with an unreasonable number of lamps' },
    ],
  },
};

export const IsNamedAndChosen: Story = {
  play: async ({ canvas, args }) => {
    const select = canvas.getByRole('combobox', { name: texts.kindGame });
    await userEvent.selectOptions(select, texts.turnBasedTactics);
    await expect(select).toHaveValue('tactics');
    await expect(args.onChange).toHaveBeenCalledOnce();
  },
};

export const WhatTheHostSaysOfItIsHeardBesideTheError: Story = {
  tags: ['!visual'],
  args: { 'aria-describedby': 'why' },
  render: (args) => (
    <>
      <p id="why">{texts.youCanChangeAt}</p>
      <Select {...args} aria-invalid label={texts.right} />
      <Select {...args} label={texts.wrong} error={texts.pleaseChooseKind} />
    </>
  ),
  play: async ({ canvas }) => {
    const plain = canvas.getByRole('combobox', { name: texts.right });
    await expect(plain).toHaveAccessibleDescription(texts.youCanChangeAt);
    await expect(plain).toBeInvalid();
    const wrong = canvas.getByRole('combobox', { name: texts.wrong });
    await expect(wrong).toHaveAccessibleDescription('可以随时再改 请选一个类型');
    await expect(wrong).toBeInvalid();
  },
};

function RefusedOnSend(props: SelectProps) {
  const [error, setError] = useState<string>();
  return (
    <>
      <Select {...props} error={error} />
      <Button onClick={() => setError(texts.pleaseChooseKind)}>{texts.haveLook}</Button>
    </>
  );
}

export const AnErrorComesIntoARegionThatIsThere: Story = {
  tags: ['!visual'],
  render: (args) => <RefusedOnSend {...args} />,
  play: async ({ canvas, canvasElement }) => {
    const select = canvas.getByRole('combobox', { name: texts.kindGame });
    const region = canvasElement.querySelector('[aria-live]');
    await expect(region).toBeEmptyDOMElement();
    await expect(select).not.toHaveAccessibleDescription();
    await userEvent.click(canvas.getByRole('button', { name: texts.haveLook }));
    await expect(region).toHaveTextContent(texts.pleaseChooseKind);
    await expect(region).toBeInTheDocument();
    await expect(select).toHaveAccessibleDescription(texts.pleaseChooseKind);
  },
};

function Controlled({ onChange, ...props }: SelectProps) {
  const [value, setValue] = useState('tactics');
  return (
    <Select
      {...props}
      value={value}
      onChange={(event) => {
        setValue(event.target.value);
        onChange?.(event);
      }}
    />
  );
}

export const ChosenBeforeHydration: Story = {
  name: 'A choice made before hydration is reported once',
  tags: ['!visual', '!autodocs'],
  render: () => <div data-testid="server" />,
  play: async ({ args, canvas, step }) => {
    const place = canvas.getByTestId('server');
    for (const [name, field] of Object.entries({
      controlled: <Controlled {...args} />,
      'with a default': <Select {...args} defaultValue="tactics" />,
      'without a value': <Select {...args} />,
    })) {
      const onChange = fn();
      const heard = cloneElement(field, { onChange });
      await step(name, async () => {
        const unmount = hydrated(place, heard, () => {
          canvas.getByRole<HTMLSelectElement>('combobox').value = 'rpg';
        });
        const select = canvas.getByRole('combobox');
        await waitFor(() => expect(onChange).toHaveBeenCalledOnce());
        await expect(select).toHaveValue('rpg');
        await userEvent.selectOptions(select, texts.management);
        await expect(onChange).toHaveBeenCalledTimes(2);
        await expect(select).toHaveValue('management');
        unmount();
      });
    }
  },
};

export const GoodAndBadUse: Story = { tags: ['!visual'], ...selectUsage };
