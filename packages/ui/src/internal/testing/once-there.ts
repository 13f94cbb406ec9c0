import type { StoryContext } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';

/** Of a place that waits for its element. */
const WAITING = 'data-waiting';

/** Calls `onFound` with the first element inside `place` that `selector` matches, at once or when it comes. */
export function onceThere(
  place: HTMLElement,
  selector: string,
  onFound: (element: HTMLElement) => void,
): () => void {
  const found = () => place.querySelector<HTMLElement>(selector);
  const element = found();
  if (element) {
    onFound(element);
    return () => {};
  }
  place.setAttribute(WAITING, '');
  // What a dialog renders into its container comes later.
  const observer = new MutationObserver(() => {
    const late = found();
    if (!late) return;
    observer.disconnect();
    place.removeAttribute(WAITING);
    onFound(late);
  });
  observer.observe(place, { childList: true, subtree: true });
  return () => observer.disconnect();
}

/** Ends when all elements were found. Without them a story would be drawn at rest. */
export const allThere = async ({ canvasElement }: Pick<StoryContext, 'canvasElement'>) => {
  await waitFor(() => expect(canvasElement.querySelector(`[${WAITING}]`)).toBeNull());
};
