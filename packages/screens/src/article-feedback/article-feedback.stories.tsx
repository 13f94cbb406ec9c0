import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ArticleFeedback } from './index.ts';

const meta = {
  title: 'Screens/Article feedback',
  component: ArticleFeedback,
  args: { onRate: fn(), onFault: fn() },
} satisfies Meta<typeof ArticleFeedback>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Unanswered: Story = { tags: ['!visual'] };

export const NotHelpful: Story = {
  tags: ['languages'],
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await userEvent.click(canvas.getByRole('button', { name: '没用' }));
    await expect(args.onRate).toHaveBeenCalledOnce();
    await expect(args.onRate).toHaveBeenCalledWith('bad');
    const faults = canvas.getByRole('group', { name: '哪里不对？' });
    await userEvent.click(within(faults).getByRole('button', { name: '版本旧了' }));
    await expect(args.onFault).toHaveBeenCalledOnce();
    await expect(args.onFault).toHaveBeenCalledWith('outdated');
    await expect(canvas.getByRole('status')).toHaveTextContent('记下了，谢谢。');
  },
};

export const AnswerChangesOnce: Story = {
  tags: ['!dev', '!visual'],
  play: async ({ args, canvas }) => {
    const report = canvas.getByRole('button', { name: '纠错' });
    await userEvent.click(report);
    await expect(report).toHaveAttribute('aria-expanded', 'true');
    await expect(args.onRate).not.toHaveBeenCalled();
    const good = canvas.getByRole('button', { name: '有用', pressed: false });
    await userEvent.click(good);
    await userEvent.click(good);
    await expect(args.onRate).toHaveBeenCalledOnce();
    await expect(args.onRate).toHaveBeenCalledWith('good');
    await expect(canvas.queryByRole('group', { name: '哪里不对？' })).toBeNull();
  },
};
