import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { BusyScreen, ErrorScreen, type ErrorScreenProps } from './index.ts';

const meta = {
  title: 'Screens/Error',
  component: ErrorScreen,
  args: { status: 404, homeHref: '/', onRetry: fn() },
} satisfies Meta<ErrorScreenProps>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NotFound: Story = { tags: ['languages'] };
export const NotFoundHasNoRetry: Story = {
  tags: ['!visual'],
  play: async ({ canvas, step }) => {
    await step('it links to home and has no retry', async () => {
      await expect(canvas.getByRole('link', { name: '回到首页' })).toHaveAttribute('href', '/');
      await expect(canvas.queryByRole('button')).toBeNull();
    });
  },
};

export const NotFoundNamesThePath: Story = {
  tags: ['!visual'],
  args: { path: '/%E6%B8%B8%E6%88%8F/<b>x</b>' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Page not found: /游戏/<b>x</b>')).toBeVisible();
  },
};
export const NotFoundCutsALongPath: Story = {
  tags: ['!visual'],
  args: { path: `/${'a'.repeat(5000)}` },
  play: async ({ canvas }) => {
    const { textContent } = canvas.getByText(/^Page not found: \/a+…$/);
    await expect(textContent?.length).toBeLessThan(150);
  },
};

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

/** Status code, message and description (spec §2). */
async function says(canvas: Canvas, status: number, description: string) {
  await expect(canvas.getByText(String(status), { exact: true })).toBeVisible();
  await expect(
    canvas.getByRole('heading', { level: 1, name: 'Internal Server Error' }),
  ).toBeVisible();
  await expect(canvas.getByText(description)).toBeVisible();
}

export const Failed: Story = {
  args: { status: 500 },
  play: async ({ args, canvas }) => {
    await says(canvas, 500, '是我们这边出了问题，不是你。稍等一会儿再试一次。');
    await userEvent.click(canvas.getByRole('button', { name: '再试一次' }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
};

export const Unavailable: Story = { args: { status: 503 }, tags: ['languages'] };
export const UnavailableSaysSo: Story = {
  tags: ['!visual'],
  args: { status: 503 },
  play: async ({ canvas }) => says(canvas, 503, '服务器打了个盹，内容没拿到。过几秒再试试。'),
};
export const UnavailableNamesTheRequest: Story = {
  tags: ['!visual'],
  args: { status: 503, requestId: '6f2c1a7e-0b43-4c52-9d0e-3f4b8a51c7d2' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('请求编号：6f2c1a7e-0b43-4c52-9d0e-3f4b8a51c7d2')).toBeVisible();
  },
};
/** The server refused to look the page up. */
export const Busy: Story = {
  tags: ['!visual'],
  render: () => <BusyScreen homeHref="/en" />,
  play: async ({ canvas, step }) => {
    await step('it links to the same page again and to home', async () => {
      // Testing Library counts no link without an address.
      const hrefOf = (text: string) => canvas.getByText(text).closest('a')?.getAttribute('href');
      await expect(hrefOf('再试一次')).toBe('');
      await expect(hrefOf('回到首页')).toBe('/en');
    });
    await says(canvas, 429, '服务器打了个盹，内容没拿到。过几秒再试试。');
  },
};
/** A status without its own text is shown as a failure. */
export const OtherStatus: Story = {
  tags: ['!visual'],
  args: { status: 418 },
  play: async ({ canvas }) => says(canvas, 418, '是我们这边出了问题，不是你。稍等一会儿再试一次。'),
};

export const WithoutRetry: Story = {
  tags: ['!visual'],
  render: () => <ErrorScreen status={500} homeHref="/" />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const InEnglish: Story = { globals: { locale: 'en' }, tags: ['!visual'] };
export const InJapaneseOnPhone: Story = {
  tags: ['!visual'],
  args: { status: 503, homeHref: '/m' },
  globals: { locale: 'ja', viewport: { value: 'phone' } },
};
