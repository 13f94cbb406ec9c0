import type { Meta, StoryObj } from '@storybook/react-vite';
import { Frame } from '../../internal/testing/frame.tsx';
import { each, matrix } from '../../internal/testing/matrix.tsx';
import { LinkButton } from '../../primitives/link/index.ts';
import { emptyStateTexts } from './empty-state.texts.ts';
import { emptyStateUsage } from './empty-state.usage.tsx';
import { EmptyState, type EmptyStateProps } from './index.ts';

const texts = emptyStateTexts.zh;

const meta = {
  title: 'Components/Empty state',
  parameters: { texts: emptyStateTexts },
  component: EmptyState,
  args: {
    title: texts.nothingCalledMoonlightCarp,
    children: texts.tryOtherWordsAnother,
    actions: <LinkButton href="/game-library">{texts.lookAroundLibrary}</LinkButton>,
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
    title: texts.thisCompanionHasWritten,
    children:
      'It has only just arrived. Come back tomorrow, or be the first to say hello: whoever speaks first is remembered.',
  },
};

export const EveryState: Story = matrix<EmptyStateProps>({
  states: {
    ...each('mood', ['thinking', 'sleepy']),
    'another companion': { companion: { seed: 'adeng-3' } },
    'without acts': { actions: undefined },
  },
  width: 260,
});

export const GoodAndBadUse: Story = { tags: ['!visual'], ...emptyStateUsage };
