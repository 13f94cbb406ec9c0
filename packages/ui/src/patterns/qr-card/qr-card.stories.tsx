import type { Meta, StoryObj } from '@storybook/react-vite';
import { Frame } from '../../internal/testing/frame.tsx';
import { QrCard } from './index.ts';
import { qrCardTexts } from './qr-card.texts.ts';
import { qrCardUsage } from './qr-card.usage.tsx';

const texts = qrCardTexts.zh;

const meta = {
  title: 'Components/QR card',
  parameters: { texts: qrCardTexts },
  component: QrCard,
  args: { value: 'https://companion.example/m?channel=qr', label: texts.qrCodePhoneApp },
  decorators: [(Story) => <Frame>{<Story />}</Frame>],
} satisfies Meta<typeof QrCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const ALongAddress: Story = {
  args: { value: `https://companion.example/d/${'abcdefghij'.repeat(12)}`, size: 220 },
};

export const GoodAndBadUse: Story = { tags: ['!visual'], ...qrCardUsage };
