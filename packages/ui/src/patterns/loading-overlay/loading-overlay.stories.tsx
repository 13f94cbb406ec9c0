import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Page } from '../../internal/testing/frame.tsx';
import { matrix } from '../../internal/testing/matrix.tsx';
import { Miniature } from '../../internal/testing/usage.tsx';
import { LoadingOverlay, type LoadingOverlayProps } from './index.ts';
import { held, loadingOverlayUsage } from './loading-overlay.usage.tsx';

const meta = {
  title: 'Components/Loading overlay',
  component: LoadingOverlay,
} satisfies Meta<typeof LoadingOverlay>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['playground', '!visual'],
  // Held by a rule: a `style` would be in its code.
  decorators: [
    (Story) => (
      <Page>
        <style>{'.held > * { visibility: visible; animation: none }'}</style>
        <div className="held">
          <Story />
        </div>
      </Page>
    ),
  ],
};

const overlayIn = (canvasElement: HTMLElement) =>
  canvasElement.querySelector<HTMLElement>('[aria-hidden="true"]');

export const HeldOpen: Story = {
  render: () => (
    <Page>
      <LoadingOverlay style={held} />
    </Page>
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
      const pressed = document.elementFromPoint(left + width / 2, top + height / 2);
      await expect(pressed?.closest('a')).toBe(link);
    });
  },
};

export const GoesByItself: Story = {
  tags: ['!visual'],
  render: () => (
    <Page>
      <LoadingOverlay />
    </Page>
  ),
  play: async ({ canvas, canvasElement, step }) => {
    await waitFor(() => expect(overlayIn(canvasElement)).not.toBeVisible());
    await expect(canvas.getByRole('heading', { name: '夜航船' })).toBeVisible();
    await step('after 50 ms (spec §4)', async () => {
      const [animation] = overlayIn(canvasElement)?.getAnimations() ?? [];
      if (!animation) throw new Error('the overlay has no animation');
      animation.pause();
      animation.currentTime = 49.9;
      await expect(overlayIn(canvasElement)).toBeVisible();
      animation.currentTime = 50;
      await expect(overlayIn(canvasElement)).not.toBeVisible();
    });
  },
};

export const WithoutAnimations: Story = {
  name: 'Never covers the page where animations are switched off',
  tags: ['!visual'],
  render: () => (
    <Page>
      <style>{'* { animation: none !important }'}</style>
      <LoadingOverlay />
    </Page>
  ),
  play: async ({ canvasElement }) => {
    await expect(overlayIn(canvasElement)).not.toBeVisible();
  },
};

const InWindow = (props: LoadingOverlayProps) => (
  <Miniature device="phone" height={240}>
    <LoadingOverlay {...props} style={held} />
  </Miniature>
);

export const EveryState: Story = matrix<LoadingOverlayProps>({
  component: InWindow,
  variants: { visible: {} },
  width: 300,
});

export const GoodAndBadUse: Story = { tags: ['!visual'], ...loadingOverlayUsage };
