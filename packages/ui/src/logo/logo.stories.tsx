import type { Meta, StoryObj } from '@storybook/react-vite';
import { Avatar } from '../avatar/index.ts';
import { BrandIcon } from '../brand-icon/index.ts';
import * as icons from '../icon/index.ts';
import { Spinner } from '../spinner/index.ts';
import { Frame, Row } from '../testing/frame.tsx';
import { Logo } from './index.ts';

const meta = {
  title: 'Components/Marks',
  tags: ['!autodocs'],
  component: Logo,
  args: { href: '/' },
  decorators: [(Story) => <Frame>{<Story />}</Frame>],
} satisfies Meta<typeof Logo>;

export default meta;
type Story = StoryObj<typeof meta>;

export const LogoInChinese: Story = {};
export const LogoInEnglish: Story = { globals: { locale: 'en' } };
export const LogoInJapanese: Story = { globals: { locale: 'ja' } };

export const Icons: Story = {
  render: () => (
    <Row>
      {Object.entries(icons).map(([name, Icon]) => (
        <Icon key={name} size={24} />
      ))}
    </Row>
  ),
};

export const Brands: Story = {
  render: () => (
    <Row>
      {(['shortVideo', 'video', 'qq', 'wechat'] as const).map((brand) => (
        <BrandIcon key={brand} brand={brand} size={32} />
      ))}
    </Row>
  ),
};

export const Avatars: Story = {
  render: () => (
    <>
      {[24, 32, 40, 64, 96].map((size) => (
        <Row key={size}>
          {['20260114', '19880707', '31415926', '27182818'].map((seed) => (
            <Avatar key={seed} seed={seed} size={size} />
          ))}
        </Row>
      ))}
    </>
  ),
};

export const SpinnerBesideWords: Story = {
  render: () => (
    <Row>
      <Spinner /> 正在连上阿灯
    </Row>
  ),
};
