import type { Meta, StoryObj } from '@storybook/react-vite';
import { createContext, type ReactNode, useContext, useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Frame } from '../../internal/testing/frame.tsx';
import { Checkbox } from '../checkbox/index.ts';
import { TabsContent, TabsList, TabsRoot, TabsTrigger } from './index.ts';
import { tabsTexts } from './tabs.texts.ts';

const texts = tabsTexts.zh;

const meta = {
  title: 'Components/Tabs/Parts',
  tags: ['!visual'],
  parameters: { texts: tabsTexts },
  component: TabsRoot,
  subcomponents: { TabsList, TabsTrigger, TabsContent },
  args: {
    defaultValue: 'story',
    onValueChange: fn(),
    children: (
      <>
        <TabsList aria-label={texts.aboutLumen}>
          <TabsTrigger value="story">{texts.story}</TabsTrigger>
          <TabsTrigger value="games" disabled>
            {texts.games}
          </TabsTrigger>
          <TabsTrigger value="quests">{texts.quests}</TabsTrigger>
        </TabsList>
        <TabsContent value="story">{texts.thirtyYearsInLighthouse}</TabsContent>
        <TabsContent value="games">{texts.nightFerryStardustFrontier}</TabsContent>
        <TabsContent value="quests">{texts.findWatchThatWas}</TabsContent>
      </>
    ),
  },
  decorators: [(Story) => <Frame>{<Story />}</Frame>],
} satisfies Meta<typeof TabsRoot>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['playground'] };

export const ByPointerAndKeyboard: Story = {
  play: async ({ canvas, args, step }) => {
    const tab = (name: string) => canvas.getByRole('tab', { name });
    await step('each tab names its content', async () => {
      await expect(canvas.getByRole('tabpanel', { name: texts.story })).toBeVisible();
      await expect(tab(texts.story)).toHaveAttribute(
        'aria-controls',
        canvas.getByRole('tabpanel').id,
      );
    });
    await step('arrows pass a disabled tab', async () => {
      await userEvent.tab();
      await userEvent.keyboard('{ArrowRight}');
      await expect(tab(texts.quests)).toHaveFocus();
      await expect(args.onValueChange).toHaveBeenLastCalledWith('quests');
      await userEvent.keyboard('{ArrowRight}');
      await expect(tab(texts.story)).toHaveAttribute('aria-selected', 'true');
    });
    await step('a press selects', async () => {
      await userEvent.click(tab(texts.games));
      await expect(canvas.getByRole('tabpanel', { name: texts.story })).toBeVisible();
      await userEvent.click(tab(texts.quests));
      await expect(canvas.getByRole('tabpanel', { name: texts.quests })).toHaveTextContent('怀表');
    });
  },
};

export const IdsOfTheHost: Story = {
  args: {
    children: (
      <>
        <TabsList aria-label={texts.aboutLumen}>
          <TabsTrigger value="story" id="story-tab">
            {texts.story}
          </TabsTrigger>
          <TabsTrigger value="quests">{texts.quests}</TabsTrigger>
        </TabsList>
        <TabsContent value="story" id="story-panel">
          {texts.thirtyYearsInLighthouse}
        </TabsContent>
        <TabsContent value="quests">{texts.findWatchThatWas}</TabsContent>
      </>
    ),
  },
  play: async ({ canvas }) => {
    for (const name of [texts.story, texts.quests, texts.story]) {
      const tab = canvas.getByRole('tab', { name });
      await userEvent.click(tab);
      const panel = canvas.getByRole('tabpanel', { name });
      await expect(tab).toHaveAttribute('aria-controls', panel.id);
    }
    await expect(canvas.getByRole('tabpanel')).toHaveAttribute('id', 'story-panel');
  },
};

export const LooksDisabled: Story = {
  play: async ({ canvas }) => {
    const look = (name: string) => getComputedStyle(canvas.getByRole('tab', { name }));
    await expect(look(texts.games).cursor).toBe('not-allowed');
    await expect(look(texts.games).color).not.toBe(look(texts.quests).color);
  },
};

export const AnUnknownValue: Story = {
  args: { value: 'none', defaultValue: undefined },
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('tab', { name: texts.story })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('quests');
  },
};

const IsClosed = createContext(false);

/** Renders again what reads the context, and not the `TabsRoot`. */
function Closable({ children }: { children: ReactNode }) {
  const [isClosed, setClosed] = useState(false);
  return (
    <IsClosed.Provider value={isClosed}>
      <Checkbox checked={isClosed} onChange={(event) => setClosed(event.target.checked)}>
        {texts.games}
      </Checkbox>
      {children}
    </IsClosed.Provider>
  );
}

function ClosableTab() {
  return (
    <TabsTrigger value="story" disabled={useContext(IsClosed)}>
      {texts.story}
    </TabsTrigger>
  );
}

export const TheSelectedTabBecomesDisabled: Story = {
  args: {
    children: (
      <>
        <TabsList aria-label={texts.aboutLumen}>
          <ClosableTab />
          <TabsTrigger value="quests">{texts.quests}</TabsTrigger>
        </TabsList>
        <TabsContent value="story">{texts.thirtyYearsInLighthouse}</TabsContent>
      </>
    ),
  },
  decorators: [(Story) => <Closable>{<Story />}</Closable>],
  play: async ({ canvas, step }) => {
    const box = canvas.getByRole('checkbox');
    await step('another can be reached', async () => {
      await userEvent.click(box);
      await userEvent.tab();
      await expect(canvas.getByRole('tab', { name: texts.quests })).toHaveFocus();
    });
    await step('until it is enabled again', async () => {
      await userEvent.click(box);
      await userEvent.tab();
      await expect(canvas.getByRole('tab', { name: texts.story })).toHaveFocus();
      await userEvent.tab();
      await expect(canvas.getByRole('tabpanel')).toHaveFocus();
    });
  },
};
