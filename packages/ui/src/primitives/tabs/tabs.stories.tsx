import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, userEvent } from 'storybook/test';
import { BothThemes } from '../../internal/testing/both-themes.tsx';
import { Frame } from '../../internal/testing/frame.tsx';
import { Tabs, type TabsProps } from './index.ts';
import { tabsWords } from './tabs.words.ts';

function Host(props: TabsProps<string>) {
  const [value, setValue] = useState(props.value);
  return <Tabs {...props} value={value} onChange={setValue} />;
}

const meta = {
  title: 'Components/Tabs',
  parameters: { words: tabsWords },
  component: Tabs<string>,
  args: {
    label: '关于阿灯',
    value: 'story',
    onChange: () => {},
    tabs: [
      { value: 'story', label: '故事', content: '灯塔守了三十年，只有一夜没有点灯。' },
      { value: 'games', label: '会的游戏', content: '夜航船、星尘边境。' },
      { value: 'quests', label: '委托', content: '找回丢在第七次浪里的怀表。' },
    ],
  },
  render: (args) => <Host {...args} />,
  decorators: [(Story) => <Frame>{<Story />}</Frame>],
} satisfies Meta<TabsProps<string>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const EveryState: Story = {
  tags: ['both-themes'],
  render: (args) => (
    <BothThemes>
      {args.tabs.map(({ value }) => (
        <Host key={value} {...args} value={value} />
      ))}
    </BothThemes>
  ),
};

export const ByKeyboard: Story = {
  play: async ({ canvas, step }) => {
    const tab = (name: string) => canvas.getByRole('tab', { name });
    await step('one stop for all tabs', async () => {
      await userEvent.tab();
      await expect(tab('故事')).toHaveFocus();
    });
    await step('arrows move, choose and go round', async () => {
      await userEvent.keyboard('{ArrowLeft}');
      await expect(tab('委托')).toHaveFocus();
      await expect(canvas.getByRole('tabpanel', { name: '委托' })).toHaveTextContent('怀表');
      await userEvent.keyboard('{ArrowRight}{ArrowRight}');
      await expect(tab('会的游戏')).toHaveAttribute('aria-selected', 'true');
      await userEvent.keyboard('{End}{Home}');
      await expect(tab('故事')).toHaveFocus();
    });
    await step('Tab goes on to the panel', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('tabpanel')).toHaveFocus();
    });
  },
};

export const ShortcutsAreTheBrowsersOwn: Story = {
  tags: ['!visual'],
  play: async ({ canvas }) => {
    const tab = canvas.getByRole('tab', { name: '故事' });
    tab.focus();
    for (const held of [{ altKey: true }, { metaKey: true }, { ctrlKey: true }]) {
      const isLeft = fireEvent.keyDown(tab, { key: 'ArrowLeft', ...held });
      await expect(isLeft).toBe(true);
    }
    await expect(tab).toHaveAttribute('aria-selected', 'true');
  },
};
