import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Frame, Row } from '../../internal/testing/frame.tsx';
import { Gallery } from '../../internal/testing/gallery.tsx';
import { each, matrix } from '../../internal/testing/matrix.tsx';
import { LinkButton } from '../../primitives/link/index.ts';
import { brandIconTexts } from './brand-icon.texts.ts';
import { brandIconUsage } from './brand-icon.usage.tsx';
import { brandPaths } from './brand-paths.ts';
import { type Brand, BrandIcon } from './index.ts';

const texts = brandIconTexts.zh;

const meta = {
  title: 'Components/Brand icon',
  parameters: { texts: brandIconTexts },
  component: BrandIcon,
  args: { brand: 'qq' },
  decorators: [(Story) => <Frame>{<Story />}</Frame>],
} satisfies Meta<typeof BrandIcon>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['playground', '!visual'] };

const brands = Object.keys(brandPaths) as Brand[];

export const All: Story = {
  render: () => (
    <Gallery
      members={Object.fromEntries(
        brands.map((brand) => [brand, <BrandIcon key={brand} brand={brand} size={32} />]),
      )}
    />
  ),
};

export const TheControlNamesIt: Story = {
  tags: ['!visual'],
  render: () => (
    <Row>
      <LinkButton href="https://video.example/companion" icon={<BrandIcon brand="video" />}>
        {texts.videos}
      </LinkButton>
      <LinkButton href="https://qq.example/g/628114075" iconOnly aria-label={texts.qqGroup}>
        <BrandIcon brand="qq" />
      </LinkButton>
    </Row>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: texts.videos })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: texts.qqGroup })).toHaveFocus();
  },
};

export const EveryState: Story = matrix<ComponentProps<typeof BrandIcon>>({
  args: { brand: 'qq', size: 32 },
  variants: each('brand', brands),
  width: 80,
});

export const GoodAndBadUse: Story = { tags: ['!visual'], ...brandIconUsage };
