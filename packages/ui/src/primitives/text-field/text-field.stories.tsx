import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Frame, Stack } from '../../internal/testing/frame.tsx';
import { Button } from '../button/index.ts';
import { TextField } from './index.ts';
import { textFieldWords } from './text-field.words.ts';

const meta = {
  title: 'Components/Text field',
  parameters: { words: textFieldWords },
  component: TextField,
  args: { label: '手机号', placeholder: '请输入手机号' },
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

export const EveryState: Story = {
  render: () => (
    <>
      <TextField label="昵称" defaultValue="阿灯" />
      <TextField label="昵称" hint="伙伴会这样叫你" placeholder="两到八个字" />
      <TextField label="手机号" prefix="+86" error="请输入正确的手机号" defaultValue="1380013" />
      <TextField
        label="验证码"
        placeholder="请输入验证码"
        trailing={
          <Button tone="quiet" size="s">
            发送验证码
          </Button>
        }
      />
      <TextField label="用户编号" defaultValue="20260114" disabled />
      <TextField label="搜索" labelHidden placeholder="搜索游戏" />
    </>
  ),
};

export const LongTextsWrap: Story = {
  args: {
    label: '你希望伙伴在你连输三局之后用什么样的语气和你说话，可以写得很长',
    error:
      'This name is already taken by another player on this server, and by four others elsewhere; please choose a different one.',
    defaultValue:
      '一段比输入框长得多的文字，会在输入框里滚动而不是把它撑开，右边的按钮也不会被挤走',
  },
};

export const WhatTheHostSaysOfItIsHeardToo: Story = {
  tags: ['!visual'],
  args: { 'aria-describedby': 'why', 'aria-invalid': true, hint: '只用来登录' },
  render: (args) => (
    <>
      <p id="why">不会给别人看</p>
      <TextField {...args} />
    </>
  ),
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: '手机号' });
    await expect(field).toHaveAccessibleDescription('不会给别人看 只用来登录');
    await expect(field).toBeInvalid();
  },
};

export const AnErrorMovesNothingAndIsTiedToTheField: Story = {
  args: { error: '请输入手机号' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: '手机号' });
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription('请输入手机号');
    await userEvent.click(canvas.getByText('手机号'));
    await expect(field).toHaveFocus();
  },
};
