import type { Meta, StoryObj } from '@storybook/react-vite';
import { useLayoutEffect, useRef } from 'react';
import { expect } from 'storybook/test';
import { type OfflineGuides, showGuides } from '../inline/show-guides.ts';
import { OfflineScreen } from './index.ts';

/** The page with the guides of a browser, as its script shows them. */
function Page(guides: OfflineGuides) {
  const page = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (page.current) showGuides(page.current, guides);
  }, [guides]);
  return (
    <div ref={page}>
      <OfflineScreen homeHref="/" />
    </div>
  );
}

const meta = {
  title: 'Screens/Offline',
  component: Page,
  tags: ['!visual'],
  args: {
    saved: [
      { path: '/game-library/nine-bells-third', title: '第三口钟怎么躲' },
      { path: '/game-library/lantern-ridge', title: '灯岭' },
    ],
    read: [
      { path: '/game-library/nine-bells-third', title: '第三口钟怎么躲' },
      { path: '/game-library/lantern-ridge-swallower', title: '吞灯怎么打：三张嘴，七秒一个嗝' },
    ],
  },
} satisfies Meta<OfflineGuides>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithGuides: Story = {
  tags: ['visual', 'languages'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const links = [...canvas.getAllByRole('list')].map((list) =>
      [...list.querySelectorAll('a')].map((link) => link.getAttribute('href')),
    );
    await expect(links).toEqual([
      ['/game-library/nine-bells-third', '/game-library/lantern-ridge'],
      ['/game-library/lantern-ridge-swallower'],
    ]);
    await expect(canvas.getByText('这一页要等网络回来。下面这些', { exact: false })).toBeVisible();
  },
};

export const OnlySaved: Story = {
  args: { read: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
      '网断了，灯还亮着。',
      '收藏的',
    ]);
  },
};

export const WithoutGuides: Story = {
  args: { saved: [], read: [] },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('list')).toBeNull();
    await expect(canvas.getByText('断网也能翻', { exact: false })).toBeVisible();
  },
};

/** A title is text, never markup. */
export const TitleWithMarkup: Story = {
  args: { saved: [{ path: '/game-library/x', title: '<img src=x onerror=alert(1)>' }], read: [] },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('<img src=x onerror=alert(1)>')).toBeVisible();
    await expect(canvasElement.querySelector('img')).toBeNull();
  },
};
