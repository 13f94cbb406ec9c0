import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Frame, Row } from '../../internal/testing/frame.tsx';
import { Gallery } from '../../internal/testing/gallery.tsx';
import { LinkButton } from '../../primitives/link/index.ts';
import { brandIconWords } from './brand-icon.words.ts';
import { brandPaths } from './brand-paths.ts';
import { type Brand, BrandIcon } from './index.ts';

const meta = {
  title: 'Components/Brand icon',
  parameters: { words: brandIconWords },
  component: BrandIcon,
  args: { brand: 'qq' },
  decorators: [(Story) => <Frame>{<Story />}</Frame>],
} satisfies Meta<typeof BrandIcon>;

export default meta;
type Story = StoryObj<typeof meta>;

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
        视频主页
      </LinkButton>
      <LinkButton href="https://qq.example/g/628114075" iconOnly aria-label="QQ 群">
        <BrandIcon brand="qq" />
      </LinkButton>
    </Row>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: '视频主页' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'QQ 群' })).toHaveFocus();
  },
};
