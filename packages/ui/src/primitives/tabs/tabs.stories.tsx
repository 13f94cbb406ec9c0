import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent } from 'storybook/test';
import { Frame } from '../../internal/testing/frame.tsx';
import { each, handled, matrix } from '../../internal/testing/matrix.tsx';
import { Tabs, type TabsProps } from './index.ts';
import { tabsTexts } from './tabs.texts.ts';
import { tabsUsage } from './tabs.usage.tsx';

const texts = tabsTexts.zh;

const meta = {
  title: 'Components/Tabs',
  parameters: { texts: tabsTexts },
  component: Tabs<string>,
  args: {
    label: texts.aboutLumen,
    defaultValue: 'story',
    onValueChange: fn(),
    tabs: [
      { value: 'story', label: texts.story, content: texts.thirtyYearsInLighthouse },
      { value: 'games', label: texts.games, content: texts.nightFerryStardustFrontier },
      { value: 'quests', label: texts.quests, content: texts.findWatchThatWas },
    ],
  },
  decorators: [(Story) => <Frame>{<Story />}</Frame>],
} satisfies Meta<TabsProps<string>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const EveryState: Story = matrix<TabsProps<string>>({
  variants: each('defaultValue', ['story', 'games', 'quests']),
  states: {
    hover: handled('[role=tab][aria-selected=false]').hover,
    focus: handled('[role=tab][aria-selected=true]').focus,
  },
  width: 260,
});

export const ByKeyboard: Story = {
  play: async ({ canvas, step }) => {
    const tab = (name: string) => canvas.getByRole('tab', { name });
    await step('one stop for all tabs', async () => {
      await userEvent.tab();
      await expect(tab(texts.story)).toHaveFocus();
    });
    await step('arrows move, choose and go round', async () => {
      await userEvent.keyboard('{ArrowLeft}');
      await expect(tab(texts.quests)).toHaveFocus();
      await expect(canvas.getByRole('tabpanel', { name: texts.quests })).toHaveTextContent('怀表');
      await userEvent.keyboard('{ArrowRight}{ArrowRight}');
      await expect(tab(texts.games)).toHaveAttribute('aria-selected', 'true');
      await userEvent.keyboard('{End}{Home}');
      await expect(tab(texts.story)).toHaveFocus();
    });
    await step('Tab goes on to the panel', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('tabpanel')).toHaveFocus();
    });
  },
};

export const FromRightToLeft: Story = {
  tags: ['!visual'],
  args: { dir: 'rtl' },
  play: async ({ canvas }) => {
    const tab = (name: string) => canvas.getByRole('tab', { name });
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(tab(texts.games)).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(tab(texts.quests)).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(tab(texts.story)).toHaveFocus();
  },
};

export const AValueMayHaveSpaces: Story = {
  tags: ['!visual'],
  args: {
    defaultValue: 'the story',
    tabs: [{ value: 'the story', label: texts.story, content: texts.thirtyYearsInLighthouse }],
  },
  play: async ({ canvas }) => {
    const panel = canvas.getByRole('tabpanel', { name: texts.story });
    await expect(canvas.getByRole('tab')).toHaveAttribute('aria-controls', panel.id);
    await expect(panel.id).not.toMatch(/\s/);
  },
};

export const ShortcutsAreTheBrowsersOwn: Story = {
  tags: ['!visual'],
  play: async ({ canvas }) => {
    const tab = canvas.getByRole('tab', { name: texts.story });
    tab.focus();
    for (const held of [{ altKey: true }, { metaKey: true }, { ctrlKey: true }]) {
      const isLeft = fireEvent.keyDown(tab, { key: 'ArrowLeft', ...held });
      await expect(isLeft).toBe(true);
    }
    await expect(tab).toHaveAttribute('aria-selected', 'true');
  },
};

export const GoodAndBadUse: Story = { tags: ['!visual'], ...tabsUsage };
