import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Frame } from '../../internal/testing/frame.tsx';
import { matrix, pressed } from '../../internal/testing/matrix.tsx';
import { errorStateTexts } from './error-state.texts.ts';
import { errorStateUsage } from './error-state.usage.tsx';
import { ErrorState, type ErrorStateProps } from './index.ts';

const texts = errorStateTexts.zh;

const meta = {
  title: 'Components/Error state',
  parameters: { texts: errorStateTexts },
  component: ErrorState,
  args: { message: texts.networkSeemsToHave, onRetry: fn() },
  decorators: [(Story) => <Frame>{<Story />}</Frame>],
} satisfies Meta<typeof ErrorState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const CanBeTriedAgain: Story = {
  tags: ['languages'],
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(texts.networkSeemsToHave);
    await userEvent.click(canvas.getByRole('button', { name: '再试一次' }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
};
export const TryingAgain: Story = { args: { retrying: true } };
export const Final: Story = {
  args: { title: texts.thisEventOver, message: texts.lumenWillTellYou },
  render: ({ title = '', message = '' }) => <ErrorState title={title} message={message} />,
};

export const ByKeyboard: Story = {
  tags: ['!visual'],
  play: async ({ canvas, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: '再试一次' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await expect(args.onRetry).toHaveBeenCalledTimes(2);
  },
};

export const EveryState: Story = matrix<ErrorStateProps>({
  states: {
    ...pressed('button'),
    retrying: { retrying: true },
    final: { onRetry: undefined, title: texts.thisEventOver, message: texts.lumenWillTellYou },
  },
  width: 260,
});

export const GoodAndBadUse: Story = { tags: ['!visual'], ...errorStateUsage };
