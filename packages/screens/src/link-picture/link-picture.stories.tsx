import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { companionLinkPicture, gameLinkPicture, homeLinkPicture } from './index.ts';

/** Shows an SVG document as a browser shows any picture: without the styles of the page. */
const Picture = ({ svg }: { svg: string }) => (
  <img
    src={`data:image/svg+xml,${encodeURIComponent(svg)}`}
    alt="Preview of a shared link"
    style={{ width: '100%', maxWidth: 1200 }}
  />
);

const meta = {
  title: 'Screens/Link pictures',
  component: Picture,
  tags: ['!visual'],
  play: async ({ canvas }) => {
    const picture = canvas.getByRole<HTMLImageElement>('img');
    await picture.decode();
    await expect([picture.naturalWidth, picture.naturalHeight]).toEqual([1200, 630]);
  },
} satisfies Meta<typeof Picture>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Home: Story = { args: { svg: homeLinkPicture() } };

export const Companion: Story = {
  args: { svg: companionLinkPicture({ seed: 'a-deng', hue: 62 }) },
};

export const Game: Story = {
  args: { svg: gameLinkPicture({ id: 'nine-bells', cover: 'dunes', hue: 15 }) },
};

export const GameWithoutCover: Story = {
  args: { svg: gameLinkPicture({ id: 'nine-bells', cover: undefined, hue: 15 }) },
};
