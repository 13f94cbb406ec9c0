import type { Meta, StoryObj } from '@storybook/react-vite';
import { type MouseEvent, useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Forced } from '../../internal/testing/forced.tsx';
import { Frame, Stack } from '../../internal/testing/frame.tsx';
import { hydrated } from '../../internal/testing/hydrated.ts';
import { handled, matrix } from '../../internal/testing/matrix.tsx';
import { TextLink } from '../link/index.ts';
import { checkboxTexts } from './checkbox.texts.ts';
import { checkboxUsage } from './checkbox.usage.tsx';
import { Checkbox, type CheckboxProps } from './index.ts';

const texts = checkboxTexts.zh;

/** The documents are not here to be gone to. */
const stay = (event: MouseEvent) => event.preventDefault();

const agreement = (
  <>
    {texts.iHaveReadAgree}
    <TextLink href="/terms.html" onClick={stay}>
      {texts.termsService}
    </TextLink>
    {texts.and}
    <TextLink href="/privacy.html" onClick={stay}>
      {texts.privacyPolicy}
    </TextLink>
  </>
);

const meta = {
  title: 'Components/Checkbox',
  parameters: { texts: checkboxTexts },
  component: Checkbox,
  args: { children: texts.rememberThisDevice, onChange: fn() },
  decorators: [
    (Story) => (
      <Frame>
        <Stack>
          <Story />
        </Stack>
      </Frame>
    ),
  ],
} satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const EveryState: Story = matrix<CheckboxProps>({
  variants: { off: {}, on: { defaultChecked: true } },
  states: {
    ...handled('input'),
    error: { error: texts.pleaseReadAgreeTo },
    disabled: { disabled: true, children: texts.onlyAtHighestLevel },
    'long words': { children: texts.longExplanationBoxAlways },
  },
  width: 200,
});

export const UnderThePointerATickedBoxKeepsItsBorder: Story = {
  tags: ['!visual'],
  render: (args) => (
    <>
      <Checkbox {...args} defaultChecked />
      <Forced state="hover" at="input">
        <Checkbox {...args} defaultChecked />
      </Forced>
      <Checkbox {...args} />
      <Forced state="hover" at="input">
        <Checkbox {...args} />
      </Forced>
    </>
  ),
  play: async ({ canvas, canvasElement }) => {
    const boxes = canvas.getAllByRole('checkbox');
    await Promise.all(
      canvasElement.getAnimations({ subtree: true }).map(({ finished }) => finished),
    );
    const [ticked, pointedTicked, empty, pointedEmpty] = boxes.map(
      (box) => getComputedStyle(box).borderColor,
    );
    await expect(pointedTicked).toBe(ticked);
    await expect(pointedEmpty).not.toBe(empty);
  },
};

export const WhatTheHostSaysOfItIsHeardBesideTheError: Story = {
  tags: ['!visual'],
  args: { 'aria-describedby': 'why' },
  render: (args) => (
    <>
      <p id="why">{texts.noCodeNeededNext}</p>
      <Checkbox {...args} aria-invalid />
      <Checkbox {...args} error={texts.pleaseReadAgreeTo}>
        {agreement}
      </Checkbox>
    </>
  ),
  play: async ({ canvas }) => {
    const [plain, wrong] = canvas.getAllByRole('checkbox');
    await expect(plain).toHaveAccessibleDescription(texts.noCodeNeededNext);
    await expect(plain).toBeInvalid();
    await expect(wrong).toHaveAccessibleDescription('下次不用再输验证码 请阅读并同意协议');
    await expect(wrong).toBeInvalid();
  },
};

export const TheWordsTickItAndLinksInThemDoNot: Story = {
  args: { children: agreement },
  play: async ({ canvas, step }) => {
    const box = canvas.getByRole('checkbox');
    await step('words', async () => {
      await userEvent.click(canvas.getByText(/我已阅读并同意/));
      await expect(box).toBeChecked();
    });
    await step('Space', async () => {
      box.focus();
      await userEvent.keyboard(' ');
      await expect(box).not.toBeChecked();
    });
    await step('Tab: the box, then the links', async () => {
      box.blur();
      for (const stop of [box, ...canvas.getAllByRole('link')]) {
        await userEvent.tab();
        await expect(stop).toHaveFocus();
      }
    });
    await step('a link', async () => {
      // The browser's own click: a simulated one would not know this rule of labels.
      canvas.getByRole('link', { name: texts.termsService }).click();
      await expect(box).not.toBeChecked();
    });
  },
};

function Controlled({ onChange, checked: first = false, ...props }: CheckboxProps) {
  const [checked, setChecked] = useState(first);
  return (
    <Checkbox
      {...props}
      checked={checked}
      onChange={(event) => {
        setChecked(event.target.checked);
        onChange?.(event);
      }}
    />
  );
}

export const TickedBeforeHydration: Story = {
  name: 'A tick of before hydration is reported once',
  tags: ['!visual', '!autodocs'],
  render: () => <div data-testid="server" />,
  play: async ({ args, canvas, step }) => {
    const place = canvas.getByTestId('server');
    for (const checked of [false, true])
      await step(checked ? 'taken away' : 'set', async () => {
        const heard = fn<(checked: boolean) => void>();
        const field = (
          <Controlled
            {...args}
            checked={checked}
            onChange={(event) => heard(event.currentTarget.checked)}
          />
        );
        const unmount = hydrated(place, field, () => canvas.getByRole('checkbox').click());
        const box = canvas.getByRole<HTMLInputElement>('checkbox');
        await waitFor(() => expect(heard).toHaveBeenCalledOnce());
        await expect(heard).toHaveBeenCalledWith(!checked);
        await expect(box.checked).toBe(!checked);
        await userEvent.click(box);
        await expect(heard).toHaveBeenCalledTimes(2);
        await expect(box.checked).toBe(checked);
        unmount();
      });
  },
};

export const GoodAndBadUse: Story = { tags: ['!visual'], ...checkboxUsage };
