import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { BrandIcon } from '../../brand/brand-icon/index.ts';
import { Frame } from '../../internal/testing/frame.tsx';
import { after, click, handled, matrix } from '../../internal/testing/matrix.tsx';
import { QrPopover, type QrPopoverProps } from './index.ts';
import { qrPopoverTexts } from './qr-popover.texts.ts';
import { qrPopoverUsage } from './qr-popover.usage.tsx';

const texts = qrPopoverTexts.zh;

const meta = {
  title: 'Components/QR popover',
  parameters: { texts: qrPopoverTexts },
  component: QrPopover,
  args: {
    name: texts.qqGroup,
    icon: <BrandIcon brand="qq" size={19} />,
    value: 'https://qq.example/g/628114075',
    fallback: { kind: 'copy', text: '628114075' },
  },
  decorators: [(Story) => <Frame>{<Story />}</Frame>],
} satisfies Meta<typeof QrPopover>;

export default meta;
type Story = StoryObj<typeof meta>;

const boxOf = (element: HTMLElement) => element.getBoundingClientRect();

export const MovesAsideNearTheEdgeOfTheWindow: Story = {
  tags: ['!visual'],
  args: { fallback: { kind: 'copy', text: 'huoban-companion-official' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: texts.qqGroup }));
    await canvas.findByRole('img', { name: 'QQ 群二维码' });
    await expect(boxOf(canvas.getByText('huoban-companion-official')).left).toBeGreaterThan(8);
  },
};

export const ANumberToCopy: Story = {
  tags: ['!visual'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: texts.qqGroup }));
    await canvas.findByRole('img', { name: 'QQ 群二维码' });
    await waitFor(() => expect(canvas.getByText('628114075')).toBeVisible());
  },
};

export const ALinkToOpen: Story = {
  tags: ['languages'],
  args: {
    name: texts.videos,
    icon: <BrandIcon brand="video" size={19} />,
    value: 'https://video.example/companion',
    fallback: { kind: 'link', href: 'https://video.example/companion' },
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: texts.videos }));
    const code = await canvas.findByRole('img', { name: '视频主页二维码' });
    await waitFor(() => expect(code).toBeVisible());
    const link = canvas.getByRole('link', { name: '直接打开' });
    await expect(link).toHaveAttribute('href', 'https://video.example/companion');
    await expect(link).toHaveAttribute('target', '_blank');
  },
};

export const ByKeyboard: Story = {
  tags: ['!visual'],
  play: async ({ canvas, step }) => {
    const icon = canvas.getByRole('button', { name: texts.qqGroup });
    const isOpen = (open: boolean) =>
      waitFor(() => expect(icon).toHaveAttribute('aria-expanded', String(open)));
    await step('Tab onto the icon opens the card, Escape closes it', async () => {
      await userEvent.tab();
      await expect(icon).toHaveFocus();
      await isOpen(true);
      await userEvent.keyboard('{Escape}');
      await isOpen(false);
      await expect(icon).toHaveFocus();
    });
    await step('Enter and Space toggle it', async () => {
      await userEvent.keyboard('{Enter}');
      await isOpen(true);
      await userEvent.keyboard(' ');
      await isOpen(false);
      await userEvent.keyboard(' ');
      await isOpen(true);
    });
    await step('Tab moves into the card and out of it', async () => {
      const copy = await canvas.findByRole('button', { name: '复制' });
      await userEvent.tab();
      await expect(copy).toHaveFocus();
      await userEvent.tab();
      await isOpen(false);
    });
  },
};

const longWord = 'huoban-companion-official-'.repeat(4);

export const BreaksLongWords: Story = {
  tags: ['!visual'],
  args: { name: longWord, fallback: { kind: 'copy', text: `${longWord}7` } },
  play: async ({ canvas }) => {
    const icon = canvas.getByRole('button', { name: longWord });
    await userEvent.click(icon);
    await canvas.findByRole('img');
    const card = document.getElementById(icon.getAttribute('aria-controls') ?? '') as HTMLElement;
    for (const part of [
      canvas.getByText(longWord),
      canvas.getByText(`${longWord}7`),
      canvas.getByRole('button', { name: '复制' }),
    ])
      await expect(boxOf(part).right).toBeLessThanOrEqual(boxOf(card).right);
  },
};

export const ShowsTheAlternativeWithoutACode: Story = {
  tags: ['!visual'],
  // Too long for a QR code.
  args: { value: `https://qq.example/${'g'.repeat(3000)}` },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: texts.qqGroup }));
    // The code takes no space.
    const number = await canvas.findByText('628114075');
    await waitFor(() =>
      expect(boxOf(number).top - boxOf(canvas.getByText(texts.qqGroup)).bottom).toBeLessThan(40),
    );
    await waitFor(() => expect(canvas.getByRole('button', { name: '复制' })).toBeVisible());
    await expect(canvas.queryByRole('img')).toBeNull();
  },
};

export const EveryState: Story = {
  ...matrix<QrPopoverProps>({
    variants: {
      'a number': {},
      'a link': {
        name: texts.videos,
        icon: <BrandIcon brand="video" size={19} />,
        value: 'https://video.example/companion',
        fallback: { kind: 'link', href: 'https://video.example/companion' },
      },
    },
    states: { ...handled('button'), open: after('button', click) },
    width: 200,
    height: 350,
  }),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('img')).toHaveLength(4));
  },
};

export const GoodAndBadUse: Story = { tags: ['!visual'], ...qrPopoverUsage };
