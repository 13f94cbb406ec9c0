import companion from 'virtual:answer/api/character/get_official_character_list?id=jiu-sheng';
import bell from 'virtual:answer/api/quest/story/scenes?quest_id=tenth-bell';
import type { CharacterDetail, StoryScenes } from '@companion/sdk/contract';
import { nightTheme, vars } from '@companion/ui/theme';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { AddressesProvider } from '../layout/index.ts';
import { addressesFor } from '../paths/index.ts';
import { recorded } from '../testing/recorded.ts';
import { StoryScreen, type StoryScreenProps, type StoryServices } from './index.ts';

type Globals = Parameters<typeof recorded>[1];

const jiuSheng = (globals: Globals) =>
  recorded<{ items: [CharacterDetail] }>(companion, globals).items[0];
const tenthBell = (globals: Globals) => recorded<StoryScenes>(bell, globals);

const services = (respond: StoryServices['respond']): StoryServices => ({
  respond: fn(respond),
  keep: fn(),
});
const silent = () => services(() => new Promise(() => {}));

/** The story in the toolbar's language, resumed at the end of `path`. */
type Args = Pick<StoryScreenProps, 'path' | 'onPath' | 'onStory' | 'services'>;

const meta = {
  title: 'Screens/Story',
  args: { path: [], onPath: fn(), onStory: fn(), services: silent() },
  render: (args, { globals }) => (
    <StoryScreen {...args} companion={jiuSheng(globals)} story={tenthBell(globals)} />
  ),
} satisfies Meta<Args>;

export default meta;
type Story = StoryObj<typeof meta>;

const TO_THE_RAIN = ['yard', 'roof', 'rain'];

export const FirstScene: Story = { tags: ['languages'] };

export const InJapanese: Story = { tags: ['!visual'], globals: { locale: 'ja' } };

export const OnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { path: TO_THE_RAIN },
  render: (args, context) => (
    <AddressesProvider value={addressesFor('mobile')}>
      {meta.render(args, context)}
    </AddressesProvider>
  ),
};

/** The scene is dark in the day theme too: content on it uses the night colours. */
export const DayTheme: Story = {
  tags: ['!visual'],
  globals: { theme: 'day' },
  play: async ({ canvas }) => {
    const back = canvas.getByRole('link', { name: '回到九声的主页' });
    const probe = document.createElement('p');
    probe.className = nightTheme;
    probe.style.color = vars.accent.text;
    document.body.append(probe);
    const byNight = getComputedStyle(probe).color;
    probe.remove();
    await expect(getComputedStyle(back).color).toBe(byNight);
  },
};

export const Choice: Story = {
  tags: ['!visual'],
  args: { services: silent() },
  play: async ({ canvas, args, step }) => {
    await step('a choice moves on at once and is saved', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '上屋顶问砂原澪' }));
      await expect(canvas.getByText('砂原澪')).toBeVisible();
      await expect(args.onPath).toHaveBeenLastCalledWith(['yard', 'roof']);
      await expect(args.services.keep).toHaveBeenCalledWith({
        sceneId: 'yard',
        choiceId: 'to-roof',
        path: ['yard'],
      });
    });
    await step('a lamp goes back and removes the later scenes', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '回到第 1 幕' }));
      await expect(args.onPath).toHaveBeenLastCalledWith(['yard']);
      await expect(canvas.getByRole('button', { name: '去楼梯口问漏儿' })).toBeVisible();
    });
  },
};

export const Message: Story = {
  tags: ['!visual'],
  args: {
    path: TO_THE_RAIN,
    services: services(async () => ({
      reply: '水帘后面有人吸了口气，没有憋住，慢慢地吐完了。',
      sceneId: 'qiang',
    })),
  },
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('textbox', { name: '对着水帘说一句' });
    await userEvent.type(field, ' 阿蔷？ {Enter}');
    await expect(await canvas.findByText(/有人吸了口气/)).toBeVisible();
    await expect(args.services.respond).toHaveBeenCalledWith(
      { sceneId: 'rain', message: '阿蔷？', path: TO_THE_RAIN },
      expect.anything(),
    );
    await expect(args.onPath).toHaveBeenLastCalledWith([...TO_THE_RAIN, 'qiang']);
  },
};

export const MessageFailed: Story = {
  tags: ['!visual'],
  args: {
    path: TO_THE_RAIN,
    services: services(() => Promise.reject(new Error('offline'))),
  },
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('textbox');
    await userEvent.type(field, '有人吗{Enter}');
    await expect(await canvas.findByText('没听清，再说一遍试试')).toBeVisible();
    await expect(field).toHaveValue('有人吗');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.services.respond).toHaveBeenCalledTimes(2));
    await expect(args.onPath).toHaveBeenLastCalledWith(TO_THE_RAIN);
  },
};

export const Ending: Story = {
  args: { path: [...TO_THE_RAIN, 'qiang', 'home'], services: silent() },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('第三拍上有人')).toBeVisible();
    await expect(args.onPath).toHaveBeenLastCalledWith([...TO_THE_RAIN, 'qiang', 'home']);
    await expect(canvas.getByRole('heading', { level: 1, name: '第十口钟' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: '跟九声聊聊' })).toHaveAttribute(
      'href',
      '/game-partner/chat-jiu-sheng',
    );
  },
};

/** The story resumes before the first scene that no longer exists. */
export const MissingScenes: Story = {
  tags: ['!visual'],
  args: { path: ['yard', 'burnt-down', 'rain'] },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('button', { name: '去楼梯口问漏儿' })).toBeVisible();
    await expect(args.onPath).toHaveBeenLastCalledWith(['yard']);
  },
};

export const SeveralStories: Story = {
  tags: ['!visual'],
  render: (args, { globals }) => {
    const companion = jiuSheng(globals);
    const another = {
      id: 'four-hundred',
      title: '四百个早晨，和一个没有敲下去的第三拍',
      summary: '',
      minutes: undefined,
    };
    return (
      <StoryScreen
        {...args}
        companion={{ ...companion, quests: [...companion.quests, another] }}
        story={tenthBell(globals)}
      />
    );
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /四百个早晨/ }));
    await expect(args.onStory).toHaveBeenCalledWith('four-hundred');
  },
};

export const EndingOfSeveralStories: Story = {
  ...SeveralStories,
  tags: ['!visual'],
  args: { path: [...TO_THE_RAIN, 'qiang', 'home'] },
  play: async ({ canvas }) => {
    const another = canvas.getByRole('link', { name: /四百个早晨/ });
    await expect(another).toHaveAttribute(
      'href',
      '/game-partner/story-jiu-sheng?story=four-hundred',
    );
    await userEvent.click(canvas.getByRole('button', { name: '从头再来' }));
    await expect(another).not.toBeInTheDocument();
  },
};

export const NoStory: Story = {
  render: (args, { globals }) => (
    <StoryScreen
      {...args}
      companion={{ ...jiuSheng(globals), quests: [], seed: undefined, hue: undefined }}
      story={null}
    />
  ),
  play: async ({ canvas }) => {
    // The companion's drawing loads first.
    await expect(await canvas.findByRole('link', { name: '回到九声的主页' })).toHaveAttribute(
      'href',
      '/game-partner/detail-jiu-sheng',
    );
  },
};
