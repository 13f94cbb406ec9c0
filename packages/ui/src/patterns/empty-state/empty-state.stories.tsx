import type { Meta, StoryObj } from '@storybook/react-vite';
import { Frame } from '../../internal/testing/frame.tsx';
import { LinkButton } from '../../primitives/link/index.ts';
import { emptyStateWords } from './empty-state.words.ts';
import { EmptyState } from './index.ts';

const meta = {
  title: 'Components/Empty state',
  parameters: { words: emptyStateWords },
  component: EmptyState,
  args: {
    title: '没找到「月光鲤」',
    children: '换个说法试试，比如它的别名，或者出现的地方。',
    acts: <LinkButton href="/game-library">去知识库逛逛</LinkButton>,
  },
  decorators: [(Story) => <Frame>{<Story />}</Frame>],
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NothingFound: Story = {};
export const WithAnotherCompanion: Story = {
  args: { companion: { seed: 'adeng-3' }, mood: 'sleepy' },
};
export const LongWords: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {
    title: '这个伙伴还没有写下任何故事，也没有人和它聊过天',
    children:
      'It has only just arrived. Come back tomorrow, or be the first to say hello: whoever speaks first is remembered.',
  },
};
