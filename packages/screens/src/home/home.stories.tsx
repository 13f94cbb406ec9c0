import answers from 'virtual:answer/api/visitor/web/index/characters';
import type { IndexCharacters } from '@companion/sdk/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { DesktopHome, MobileHome } from './index.ts';

const recorded = answers as Record<string, IndexCharacters>;
const downloads = { windowsAmd: '#amd', windowsAiPc: '#ai-pc', mobile: '#mobile' };

const meta = {
  title: 'Screens/Home',
  parameters: { docs: { story: { inline: false, height: '900px' } } },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const desktop = (characters: IndexCharacters['items'] | null) => (
  <DesktopHome
    characters={characters}
    downloads={downloads}
    isFirstPage={false}
    onFirstPageChange={fn()}
  />
);

export const Desktop: Story = {
  render: (_, { globals }) => desktop(recorded[globals['locale']]?.items ?? null),
};

export const Mobile: Story = {
  globals: { viewport: { value: 'phone' } },
  render: (_, { globals }) => (
    <MobileHome characters={recorded[globals['locale']]?.items ?? null} downloads={downloads} />
  ),
};

export const NobodyThere: Story = { render: () => desktop([]) };

export const CouldNotBeLoaded: Story = { render: () => desktop(null) };
