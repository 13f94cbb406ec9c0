import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { expect, waitFor } from 'storybook/test';
import { Page } from '../../internal/testing/frame.tsx';
import { LoadingOverlay } from './index.ts';

/** Cancels the animation that hides the overlay. */
function Held({ children }: { children: ReactNode }) {
  const root = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    for (const animation of root.current?.getAnimations({ subtree: true }) ?? [])
      animation.cancel();
  }, []);
  return <div ref={root}>{children}</div>;
}

const meta = {
  title: 'Components/Loading overlay',
  component: LoadingOverlay,
  decorators: [(Story) => <Page>{<Story />}</Page>],
} satisfies Meta<typeof LoadingOverlay>;

export default meta;
type Story = StoryObj<typeof meta>;

const overlayIn = (canvasElement: HTMLElement) =>
  canvasElement.querySelector<HTMLElement>('[aria-hidden="true"]');

export const HeldOpen: Story = {
  render: () => (
    <Held>
      <LoadingOverlay />
    </Held>
  ),
  play: async ({ canvas, canvasElement, step }) => {
    await step('covers the whole window', async () => {
      const overlay = overlayIn(canvasElement);
      await expect(overlay).toBeVisible();
      const { width, height } = overlay?.getBoundingClientRect() ?? {};
      const { clientWidth, clientHeight } = document.documentElement;
      await expect([width, height]).toEqual([clientWidth, clientHeight]);
    });
    await step('lets the pointer through to the page', async () => {
      const link = canvas.getByRole('link', { name: '翻翻航海日志' });
      const { left, top, width, height } = link.getBoundingClientRect();
      await expect(document.elementFromPoint(left + width / 2, top + height / 2)).toBe(link);
    });
  },
};

export const GoesByItself: Story = {
  tags: ['!visual'],
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(overlayIn(canvasElement)).not.toBeVisible());
    await expect(canvas.getByRole('heading', { name: '夜航船' })).toBeVisible();
  },
};
