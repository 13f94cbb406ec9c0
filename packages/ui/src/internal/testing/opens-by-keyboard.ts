import type { StoryContext } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

/** The play of a card: Tab reaches its one link, Enter opens it. */
export async function opensByKeyboard({ canvas }: Pick<StoryContext, 'canvas'>) {
  const opened = fn((event: Event) => event.preventDefault());
  const link = canvas.getByRole('link');
  link.addEventListener('click', opened);
  await userEvent.tab();
  await expect(link).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect(opened).toHaveBeenCalledOnce();
}
