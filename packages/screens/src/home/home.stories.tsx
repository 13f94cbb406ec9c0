import game from 'virtual:answer/api/visitor/game/detail?id=nine-bells';
import library from 'virtual:answer/api/visitor/game/list?page_size=6';
import happenings from 'virtual:answer/api/visitor/web/activity/index';
import characters from 'virtual:answer/api/visitor/web/index/characters';
import type { ActivityIndex, GameDetail, GameList, IndexCharacters } from '@companion/sdk/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { HomeSections, type HomeSectionsProps } from '../home-sections/index.ts';
import { NightRoom } from '../night-room/index.ts';
import { recorded } from '../testing/recorded.ts';
import { DesktopHome, MobileHome } from './index.ts';

const downloads = {
  windowsAmd: { href: '#amd' },
  windowsAiPc: { href: '#ai-pc' },
  mobile: { href: 'https://download.companion.example/mobile' },
};

const film = { href: '#film', length: '0:24', onOpen: fn() };

const meta = {
  title: 'Screens/Home',
  parameters: { docs: { story: { inline: false, height: '900px' } } },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;
type Globals = Parameters<typeof recorded>[1];

const world = (globals: Globals): HomeSectionsProps => ({
  characters: recorded<IndexCharacters>(characters, globals).items,
  games: recorded<GameList>(library, globals).items,
  questions: recorded<GameDetail>(game, globals)
    .articles.slice(0, 5)
    .map(({ id, question, hue }) => ({ id, question, hue })),
  activities: recorded<ActivityIndex>(happenings, globals)
    .items.filter(({ state }) => state !== 'ended')
    .slice(0, 4),
  downloads,
  search: null,
});

const desktop = (sections: HomeSectionsProps) => (
  <DesktopHome
    downloads={downloads}
    film={film}
    scene={<NightRoom />}
    isFirstPage={false}
    onFirstPageChange={fn()}
  >
    <HomeSections {...sections} />
  </DesktopHome>
);

export const Desktop: Story = { render: (_, { globals }) => desktop(world(globals)) };

export const Mobile: Story = {
  globals: { viewport: { value: 'phone' } },
  render: (_, { globals }) => (
    <MobileHome downloads={downloads} film={film} scene={<NightRoom />}>
      <HomeSections {...world(globals)} />
    </MobileHome>
  ),
};

export const NobodyThere: Story = {
  render: (_, { globals }) => desktop({ ...world(globals), characters: [], activities: [] }),
};

export const CouldNotBeLoaded: Story = {
  render: (_, { globals }) =>
    desktop({
      ...world(globals),
      characters: null,
      games: null,
      questions: null,
      activities: null,
    }),
};
