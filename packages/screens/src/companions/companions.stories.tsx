import companions from 'virtual:answer/api/character/get_official_character_list?page_size=12';
import figures from 'virtual:answer/api/character/legion_zone/pc_character_figures';
import type { CharacterFigures, CharacterList } from '@companion/sdk/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { hovered } from '../../../ui/src/internal/testing/hovered.tsx';
import { AddressesProvider, page } from '../layout/index.ts';
import { addressesFor } from '../paths/index.ts';
import { recorded } from '../testing/recorded.ts';
import { CompanionsScreen, type CompanionsScreenProps, CompanionsWall, squareId } from './index.ts';

type Globals = Parameters<typeof recorded>[1];

const allCompanions = (globals: Globals) => recorded<CharacterList>(companions, globals);
/** The looks on the first page of the square. */
const looks = (globals: Globals) => {
  const ids = allCompanions(globals).items.map(({ id }) => id);
  return recorded<CharacterFigures>(figures, globals).items.filter(({ character_id }) =>
    ids.includes(character_id),
  );
};

const meta = {
  title: 'Screens/Companions',
  component: CompanionsScreen,
  args: {
    companions: null,
    tag: '',
    onTag: fn(),
    hrefOfPage: (page) => `?companionsPage=${page}`,
    onRetry: fn(),
    squarePages: null,
  },
  render: (args, { globals }) => (
    <CompanionsScreen {...args} companions={args.companions ?? allCompanions(globals)}>
      <CompanionsWall looks={looks(globals)} />
    </CompanionsScreen>
  ),
} satisfies Meta<CompanionsScreenProps>;

export default meta;
type Story = StoryObj<typeof meta>;

const squarePages: CompanionsScreenProps['squarePages'] = {
  page: 1,
  pageCount: 2,
  hrefOf: (page) => `?squarePage=${page}#${squareId}`,
};

export const AllCompanions: Story = {
  tags: ['languages'],
  globals: { viewport: { value: 'desktop' } },
  args: { squarePages },
  play: async ({ canvas, args, step }) => {
    await step('a tag filters the companions', async () => {
      await expect(canvas.getByRole('button', { name: '全部', pressed: true })).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: /^话少/ }));
      await expect(args.onTag).toHaveBeenCalledWith('话少');
    });
    await step("shelf and wall link to the companion's page", async () => {
      await expect(canvas.getAllByRole('link', { name: '阿灯' })[0]).toHaveAttribute(
        'href',
        '/game-partner/detail-a-deng',
      );
      await expect(canvas.getByRole('link', { name: '丧钟灰' })).toHaveAttribute(
        'href',
        '/game-partner/detail-jiu-sheng?look=jiu-sheng-ash',
      );
    });
    await step('the square has its own pagination', async () => {
      const pages = within(canvas.getByRole('navigation', { name: '伙伴广场' }));
      await expect(pages.getByRole('link', { name: '第 2 页' })).toHaveAttribute(
        'href',
        '?squarePage=2#square',
      );
    });
  },
};

export const InEnglish: Story = {
  tags: ['!visual'],
  globals: { locale: 'en' },
  args: { squarePages },
};

export const OnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  render: (args, { globals }) => (
    <AddressesProvider value={addressesFor('mobile')}>
      <CompanionsScreen {...args} companions={allCompanions(globals)}>
        <CompanionsWall looks={looks(globals).slice(0, 21)} />
      </CompanionsScreen>
    </AddressesProvider>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link', { name: '阿灯' })[0]).toHaveAttribute(
      'href',
      '/m/game-partner/detail-a-deng',
    );
  },
};

export const FilteredByTag: Story = {
  tags: ['!visual'],
  render: (args, { globals }) => {
    const all = allCompanions(globals);
    const tag = all.tags[0]?.name ?? '';
    const items = all.items.filter(({ tags }) => tags.includes(tag));
    return (
      <CompanionsScreen {...args} tag={tag} companions={{ ...all, items, total: items.length }}>
        <CompanionsWall looks={looks(globals).slice(0, 21)} />
      </CompanionsScreen>
    );
  },
};

export const RareTags: Story = {
  tags: ['!visual'],
  args: { tag: '只响一声' },
  render: (args, { globals }) => {
    const tags = [
      ...Array.from({ length: 12 }, (_, index) => ({ name: `独 ${index}`, count: 1 })),
      { name: '话少', count: 5 },
      { name: '先去皮', count: 1 },
      { name: '只响一声', count: 1 },
    ];
    return <CompanionsScreen {...args} companions={{ ...allCompanions(globals), tags }} />;
  },
  play: async ({ canvas, step }) => {
    await step('the filter leaves out a tag of a single companion', async () => {
      await expect(canvas.getByRole('button', { name: /话少/ })).toBeVisible();
      await expect(canvas.queryByRole('button', { name: /先去皮/ })).toBeNull();
    });
    await step('the filter shows such a tag while it is chosen', async () => {
      await expect(canvas.getByRole('button', { name: /只响一声/ })).toHaveAttribute(
        'aria-pressed',
        'true',
      );
    });
  },
};

export const EmptyTag: Story = {
  args: { tag: '不在的性格' },
  render: (args, { globals }) => (
    <CompanionsScreen {...args} companions={{ ...allCompanions(globals), items: [], total: 0 }} />
  ),
};

export const UnderThePointer: Story = {
  ...hovered('li a'),
  render: (_, { globals }) => (
    <main className={page.page}>
      <CompanionsWall looks={looks(globals).slice(0, 5)} />
    </main>
  ),
};

/** The wall could not be loaded and is left out. */
export const WithoutWall: Story = {
  tags: ['!visual'],
  render: (args, { globals }) => <CompanionsScreen {...args} companions={allCompanions(globals)} />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading', { name: '伙伴广场' })).toBeNull();
  },
};

export const LoadFailed: Story = {
  tags: ['!visual'],
  args: { requestId: '6f2c1a7e-0b43-4c52-9d0e-3f4b8a51c7d2' },
  render: (args) => <CompanionsScreen {...args} />,
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { name: '503 Internal Server Error' })).toBeVisible();
    await expect(canvas.getByText(/^服务器打了个盹/)).toBeVisible();
    await expect(canvas.getByText(/^请求编号：6f2c1a7e-0b43/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '再试一次' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** Very long names and lines, and a companion that has only a name. */
export const LongAndMissingTexts: Story = {
  args: {
    companions: {
      items: [
        {
          id: 'long',
          name: '住在第三座灯塔底下从来不肯报全名的那位老领航员',
          line: '我年轻的时候在七条航线上迷过路，每一条都迷得不一样，你要是有空，我可以从第一条慢慢讲起，讲到天亮也只讲得完一半。',
          role: '领航',
          tags: [],
          seed: 'long',
          hue: 225,
          games: ['云间信使：远方的第一百零七封没有地址的信', '潮匠', '灯岭'],
          game_ids: ['sky-couriers', 'tidewright', 'lantern-ridge'],
        },
        {
          id: 'unbroken',
          name: 'Llanfairpwllgwyngyllgogerychwyrndrobwll',
          line: 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz',
          role: '',
          tags: [],
          seed: 'unbroken',
          hue: 140,
          games: ['Donaudampfschifffahrtsgesellschaftskapitän'],
          game_ids: ['river'],
        },
        {
          id: 'silent',
          name: '默',
          line: '',
          role: '',
          tags: [],
          seed: undefined,
          hue: undefined,
          games: [],
          game_ids: [],
        },
      ],
      total: 3,
      page: 1,
      page_size: 12,
      tags: [],
    },
  },
  render: (args) => (
    <CompanionsScreen {...args}>
      <CompanionsWall
        looks={[
          { id: 'silent-own', character_id: 'silent', name: '默', seed: 'silent', hue: undefined },
          {
            id: 'long-rain',
            character_id: 'long',
            name: '下了整整一个月的雨以后',
            seed: 'long-rain',
            hue: 212,
          },
          {
            id: 'unbroken-own',
            character_id: 'unbroken',
            name: 'Llanfairpwllgwyngyllgogerychwyrndrobwll',
            seed: 'unbroken',
            hue: 140,
          },
        ]}
      />
    </CompanionsScreen>
  ),
};
