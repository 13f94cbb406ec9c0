import type { Meta, StoryObj } from '@storybook/react-vite';
import { each, matrix } from '../../internal/testing/matrix.tsx';
import * as css from './cover-art.stories.css.ts';
import { coverArtUsage } from './cover-art.usage.tsx';
import { CoverArt, type CoverArtProps, coverScenes } from './index.ts';

const meta = {
  title: 'Foundations/Cover art',
  component: CoverArt,
  args: { seed: 'nine-bells', scene: 'dunes', hue: 15 },
  argTypes: { scene: { options: coverScenes, control: { type: 'select' } } },
} satisfies Meta<typeof CoverArt>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['playground', '!visual'] };

const seeds = Array.from({ length: 12 }, (_, index) => `s${index}`);
const hues = [270, 95, 190, 15, 140, 205, 75, 62, 300, 240];

export const EveryScene: Story = {
  render: () => (
    <div className={css.wall}>
      {coverScenes.map((scene, index) => (
        <div key={scene} className={css.cover}>
          <CoverArt seed={`cover-${scene}`} scene={scene} hue={hues[index] ?? 62} />
        </div>
      ))}
    </div>
  ),
};

export const OneSceneManySeeds: Story = {
  render: () => (
    <div className={css.wall}>
      {seeds.map((seed, index) => (
        <div key={seed} className={css.cover}>
          <CoverArt seed={seed} scene={undefined} hue={index * 30} shaded />
        </div>
      ))}
    </div>
  ),
};

export const FullBleed: Story = {
  render: (args) => (
    <div className={css.wide}>
      <CoverArt {...args} scene="mountains" hue={62} shaded />
    </div>
  ),
};

const Framed = (props: CoverArtProps) => (
  <div className={css.cover}>
    <CoverArt {...props} />
  </div>
);

export const EveryState: Story = matrix<CoverArtProps>({
  component: Framed,
  variants: each('scene', coverScenes),
  states: { shaded: { shaded: true }, 'in another hue': { hue: 190 } },
  width: 180,
});

export const GoodAndBadUse: Story = { tags: ['!visual'], ...coverArtUsage };
