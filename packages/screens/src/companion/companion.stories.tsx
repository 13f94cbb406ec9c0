import answer from 'virtual:answer/api/character/get_official_character_list?id=a-deng';
import type { CharacterDetail } from '@companion/sdk/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { hovered } from '../../../ui/src/internal/testing/hovered.tsx';
import { allThere } from '../../../ui/src/internal/testing/once-there.ts';
import { recorded } from '../testing/recorded.ts';
import { CompanionScreen } from './index.ts';

const meta = { title: 'Screens/Companion' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const companionOf = (globals: Parameters<typeof recorded>[1]) =>
  recorded<{ items: [CharacterDetail] }>(answer, globals).items[0];

export const Complete: Story = {
  tags: ['languages'],
  render: (_, { globals }) => <CompanionScreen companion={companionOf(globals)} />,
};
export const InEnglish: Story = { ...Complete, globals: { locale: 'en' }, tags: ['!visual'] };
export const InJapaneseOnPhone: Story = {
  ...Complete,
  globals: { locale: 'ja', viewport: { value: 'phone' } },
};

export const InAnotherLook: Story = {
  ...Complete,
  tags: ['!visual'],
  play: async ({ canvas, step }) => {
    const looks = within(canvas.getByRole('group', { name: '换个样子' }));
    const own = looks.getByRole('button', { name: '阿灯' });
    const frost = looks.getByRole('button', { name: '霜夜' });
    await step('the first look is shown', async () => {
      await expect(own).toHaveAttribute('aria-pressed', 'true');
      await expect(frost).toHaveAttribute('aria-pressed', 'false');
    });
    await step('the page takes the hue of the chosen look', async () => {
      const page = canvas.getByRole('main');
      const light = page.getAttribute('style');
      await userEvent.click(frost);
      await expect(frost).toHaveAttribute('aria-pressed', 'true');
      await expect(own).toHaveAttribute('aria-pressed', 'false');
      await expect(page.getAttribute('style')).not.toBe(light);
      await userEvent.click(own);
      await expect(page.getAttribute('style')).toBe(light);
    });
  },
};

/** A look that is not the chosen one. */
export const UnderThePointer: Story = {
  ...hovered('button[aria-pressed="false"]'),
  render: (_, { globals }) => <CompanionScreen companion={companionOf(globals)} />,
  play: async (context) => {
    await allThere(context);
    const looks = within(context.canvas.getByRole('group', { name: '换个样子' }));
    const [, pointed, other] = looks.getAllByRole('button');
    const ground = (look: Element) => getComputedStyle(look).backgroundColor;
    await expect(ground(pointed!)).not.toBe(ground(other!));
  },
};

/** No line, no tags, no looks, no story. */
export const MinimalData: Story = {
  render: () => (
    <CompanionScreen
      companion={{
        id: 'xin-lai-de',
        name: '新来的',
        line: '',
        role: '',
        greeting: '',
        tags: [],
        games: [],
        game_ids: [],
        story: [],
        suggestions: [],
        game_list: [],
        figures: [],
        quests: [],
      }}
    />
  ),
  play: async ({ canvas, canvasElement, step }) => {
    await step('chat is the only action', async () => {
      await expect(canvas.getByRole('link', { name: '跟新来的聊聊' })).toBeVisible();
      await expect(canvas.queryByRole('link', { name: '走进故事' })).toBeNull();
      await expect(canvas.queryByRole('group')).toBeNull();
      await expect(canvas.queryAllByRole('heading', { level: 2 })).toEqual([]);
    });
    await step('empty parts take no room', async () => {
      await expect([...canvasElement.querySelectorAll('p:empty')]).toEqual([]);
    });
  },
};

export const LongTexts: Story = {
  globals: { viewport: { value: 'phone' } },
  render: (_, { globals }) => {
    const known = companionOf(globals);
    return (
      <CompanionScreen
        companion={{
          ...known,
          name: '一根不肯倒下的宝贝柱子先生',
          role: '屋檐、梁、柱、台阶以及所有会塌的东西的总看守人',
          line: '你盖你的，我不动手，只在你说漏的时候敲一下桌子；敲满三下换我来讲，讲的是你没看见的那几根。',
          tags: [
            ...known.tags,
            '敲桌子',
            'never forgets a path',
            '盖下去的都留着',
            '不肯倒',
            '认得每一根木头',
          ],
          quests: known.quests.map(({ minutes: _minutes, ...quest }) => ({
            ...quest,
            title: '把四十八天里拆掉又重盖的每一根柱子、每一道梁从头讲一遍',
          })),
        }}
      />
    );
  },
};
