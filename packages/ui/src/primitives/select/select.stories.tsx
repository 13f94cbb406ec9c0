import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { BothThemes } from '../../internal/testing/both-themes.tsx';
import { Frame, Stack } from '../../internal/testing/frame.tsx';
import { Button } from '../button/index.ts';
import { Select, type SelectProps } from './index.ts';
import { selectWords } from './select.words.ts';

const meta = {
  title: 'Components/Select',
  parameters: { words: selectWords },
  component: Select,
  args: {
    label: '游戏类型',
    onChange: fn(),
    options: [
      { value: '', label: '全部' },
      { value: 'rpg', label: '角色扮演' },
      { value: 'tactics', label: '回合战棋' },
      { value: 'management', label: '经营模拟' },
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
export const Disabled: Story = { args: { disabled: true } };
export const Wrong: Story = { args: { error: '请选一个类型' } };

export const EveryState: Story = {
  tags: ['both-themes'],
  render: (args) => (
    <BothThemes>
      <Select {...args} defaultValue="tactics" />
      <Select {...args} labelHidden />
      <Select {...args} error="请选一个类型" />
      <Select {...args} disabled />
    </BothThemes>
  ),
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
    const select = canvas.getByRole('combobox', { name: '游戏类型' });
    await userEvent.selectOptions(select, '回合战棋');
    await expect(select).toHaveValue('tactics');
    await expect(args.onChange).toHaveBeenCalledOnce();
  },
};

export const WhatTheHostSaysOfItIsHeardBesideTheError: Story = {
  tags: ['!visual'],
  args: { 'aria-describedby': 'why' },
  render: (args) => (
    <>
      <p id="why">可以随时再改</p>
      <Select {...args} aria-invalid label="没有错" />
      <Select {...args} label="有错" error="请选一个类型" />
    </>
  ),
  play: async ({ canvas }) => {
    const plain = canvas.getByRole('combobox', { name: '没有错' });
    await expect(plain).toHaveAccessibleDescription('可以随时再改');
    await expect(plain).toBeInvalid();
    const wrong = canvas.getByRole('combobox', { name: '有错' });
    await expect(wrong).toHaveAccessibleDescription('可以随时再改 请选一个类型');
    await expect(wrong).toBeInvalid();
  },
};

function RefusedOnSend(props: SelectProps) {
  const [error, setError] = useState<string>();
  return (
    <>
      <Select {...props} error={error} />
      <Button onClick={() => setError('请选一个类型')}>去看看</Button>
    </>
  );
}

export const AnErrorComesIntoARegionThatIsThere: Story = {
  tags: ['!visual'],
  render: (args) => <RefusedOnSend {...args} />,
  play: async ({ canvas, canvasElement }) => {
    const select = canvas.getByRole('combobox', { name: '游戏类型' });
    const region = canvasElement.querySelector('[aria-live]');
    await expect(region).toBeEmptyDOMElement();
    await expect(select).not.toHaveAccessibleDescription();
    await userEvent.click(canvas.getByRole('button', { name: '去看看' }));
    await expect(region).toHaveTextContent('请选一个类型');
    await expect(region).toBeInTheDocument();
    await expect(select).toHaveAccessibleDescription('请选一个类型');
  },
};
