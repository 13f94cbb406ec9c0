import type { Meta, StoryObj } from '@storybook/react-vite';
import { Frame } from '../../internal/testing/frame.tsx';
import { matrix } from '../../internal/testing/matrix.tsx';
import { QrCard, type QrCardProps } from './index.ts';
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

export const EveryState: Story = matrix<QrCardProps>({
  variants: {
    default: {},
    'a long address': { value: `https://companion.example/d/${'abcdefghij'.repeat(12)}` },
    '96 px': { size: 96 },
  },
  width: 180,
});

export const GoodAndBadUse: Story = { tags: ['!visual'], ...qrCardUsage };
