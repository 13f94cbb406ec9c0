import type { Meta, StoryObj } from '@storybook/react-vite';
import { Frame } from '../../internal/testing/frame.tsx';
import { QrCard } from './index.ts';
import { qrCardWords } from './qr-card.words.ts';

const meta = {
  title: 'Components/QR card',
  parameters: { words: qrCardWords },
  component: QrCard,
  args: { value: 'https://companion.example/m?channel=qr', label: '手机版二维码' },
  decorators: [(Story) => <Frame>{<Story />}</Frame>],
} satisfies Meta<typeof QrCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const ALongAddress: Story = {
  args: { value: `https://companion.example/d/${'abcdefghij'.repeat(12)}`, size: 220 },
};
