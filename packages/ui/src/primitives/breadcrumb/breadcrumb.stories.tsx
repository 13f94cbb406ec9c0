import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Frame } from '../../internal/testing/frame.tsx';
import { handled, matrix } from '../../internal/testing/matrix.tsx';
import { breadcrumbTexts } from './breadcrumb.texts.ts';
import { breadcrumbUsage } from './breadcrumb.usage.tsx';
import { Breadcrumb, type BreadcrumbProps } from './index.ts';

const texts = breadcrumbTexts.zh;

const meta = {
  title: 'Components/Breadcrumb',
  parameters: { texts: breadcrumbTexts },
  component: Breadcrumb,
  args: {
    items: [
      { label: texts.home, href: '/' },
      { label: texts.gameLibrary, href: '/game-library' },
      { label: texts.nightFerry, href: '/game-library/1' },
      { label: texts.howToFindSecond, href: '/game-library/1/2' },
    ],
  },
  decorators: [(Story) => <Frame>{<Story />}</Frame>],
} satisfies Meta<typeof Breadcrumb>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FourSteps: Story = {
  play: async ({ canvas, step }) => {
    await step('it is heard as the place where one is', async () => {
      await expect(canvas.getByRole('navigation', { name: '所在位置' })).toBeVisible();
      await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
    });
    await step('this page is the last step, and no link', async () => {
      const here = canvas.getByText(texts.howToFindSecond);
      await expect(here).toHaveAttribute('aria-current', 'page');
      await expect(here.closest('a')).toBeNull();
      await expect(canvas.getAllByRole('link')).toHaveLength(3);
    });
  },
};

export const EveryState: Story = matrix<BreadcrumbProps>({
  variants: {
    'two steps': { items: meta.args.items.slice(0, 2) },
    'more than a line': { items: [...meta.args.items, ...meta.args.items.slice(1)] },
  },
  states: handled('a'),
  width: 240,
});

export const LongNames: Story = {
  args: {
    items: [
      { label: texts.home, href: '/' },
      { label: 'Donaudampfschifffahrtsgesellschaftskapitän', href: '/game-library/7' },
      { label: texts.whatBecameThoseWho, href: '/game-library/7/1' },
    ],
  },
  render: (args) => (
    <div style={{ inlineSize: 240 }}>
      <Breadcrumb {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const trail = canvas.getByRole('list');
    await expect(trail.scrollWidth).toBeLessThanOrEqual(trail.clientWidth);
    const chevrons = [...trail.querySelectorAll('svg')];
    await expect(chevrons.map((chevron) => chevron.getBoundingClientRect().width)).toEqual([
      14, 14,
    ]);
  },
};

export const WithoutSteps: Story = {
  tags: ['!visual'],
  args: { items: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
};

export const ByKeyboard: Story = {
  tags: ['!visual'],
  play: async ({ canvas }) => {
    const opened = fn((event: Event) => event.preventDefault());
    for (const name of [texts.home, texts.gameLibrary, texts.nightFerry]) {
      const link = canvas.getByRole('link', { name });
      link.addEventListener('click', opened);
      await userEvent.tab();
      await expect(link).toHaveFocus();
      await userEvent.keyboard('{Enter}');
    }
    await expect(opened).toHaveBeenCalledTimes(3);
    await userEvent.tab();
    await expect(document.body).toHaveFocus();
  },
};

export const FromRightToLeft: Story = {
  tags: ['!visual'],
  args: { dir: 'rtl' },
  play: async ({ canvas }) => {
    const arrow = canvas.getByRole('list').querySelector('svg')!;
    await expect(getComputedStyle(arrow).scale).toBe('-1 1');
  },
};

export const InALeftToRightPartOfTheOther: Story = {
  tags: ['!visual'],
  render: (args) => (
    <div dir="ltr">
      <div dir="rtl">
        <Breadcrumb {...args} aria-label="from right to left" />
        <div dir="ltr">
          <Breadcrumb {...args} aria-label="from left to right" />
        </div>
      </div>
    </div>
  ),
  play: async ({ canvas }) => {
    const scales = canvas
      .getAllByRole('navigation')
      .map((trail) => [
        trail.getAttribute('aria-label'),
        getComputedStyle(trail.querySelector('svg')!).scale,
      ]);
    await expect(scales).toEqual([
      ['from right to left', '-1 1'],
      ['from left to right', 'none'],
    ]);
  },
};

export const GoodAndBadUse: Story = { tags: ['!visual'], ...breadcrumbUsage };
