import type { Meta, StoryObj } from '@storybook/react-vite';
import type { MouseEvent } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Forced } from '../../internal/testing/forced.tsx';
import { Frame, Stack } from '../../internal/testing/frame.tsx';
import { TextLink } from '../link/index.ts';
import { checkboxWords } from './checkbox.words.ts';
import { Checkbox } from './index.ts';

/** The documents are not here to be gone to. */
const stay = (event: MouseEvent) => event.preventDefault();

const agreement = (
  <>
    我已阅读并同意
    <TextLink href="/terms.html" onClick={stay}>
      《用户协议》
    </TextLink>
    、
    <TextLink href="/privacy.html" onClick={stay}>
      《隐私政策》
    </TextLink>
  </>
);

const meta = {
  title: 'Components/Checkbox',
  parameters: { words: checkboxWords },
  component: Checkbox,
  args: { children: '记住这台设备', onChange: fn() },
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

export const EveryState: Story = {
  render: () => (
    <>
      <Checkbox>记住这台设备</Checkbox>
      <Forced state="hover">
        <Checkbox>记住这台设备</Checkbox>
      </Forced>
      <Forced state="focus-visible">
        <Checkbox>记住这台设备</Checkbox>
      </Forced>
      <Checkbox defaultChecked>记住这台设备</Checkbox>
      <Forced state="focus-visible">
        <Checkbox defaultChecked>记住这台设备</Checkbox>
      </Forced>
      <Checkbox error="请阅读并同意协议">{agreement}</Checkbox>
      <Checkbox disabled>只在满级之后可以选</Checkbox>
      <Checkbox defaultChecked>
        一段很长的说明：勾选框始终站在第一行的正中，后面的文字自己折行，不会绕到它的下面去，英文 and
        long English words do the same.
      </Checkbox>
    </>
  ),
};

export const WhatTheHostSaysOfItIsHeardBesideTheError: Story = {
  tags: ['!visual'],
  args: { 'aria-describedby': 'why' },
  render: (args) => (
    <>
      <p id="why">下次不用再输验证码</p>
      <Checkbox {...args} aria-invalid />
      <Checkbox {...args} error="请阅读并同意协议">
        {agreement}
      </Checkbox>
    </>
  ),
  play: async ({ canvas }) => {
    const [plain, wrong] = canvas.getAllByRole('checkbox');
    await expect(plain).toHaveAccessibleDescription('下次不用再输验证码');
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
      canvas.getByRole('link', { name: '《用户协议》' }).click();
      await expect(box).not.toBeChecked();
    });
  },
};
