import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Frame } from '../../internal/testing/frame.tsx';
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
