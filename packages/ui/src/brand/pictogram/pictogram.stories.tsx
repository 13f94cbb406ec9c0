import type { Meta, StoryObj } from '@storybook/react-vite';
import { each, matrix } from '../../internal/testing/matrix.tsx';
import { Pictogram, type PictogramProps } from './index.ts';
import * as css from './pictogram.stories.css.ts';
import { pictogramUsage } from './pictogram.usage.tsx';
import { pictograms } from './pictograms.ts';

const meta = {
  title: 'Foundations/Pictogram',
  component: Pictogram,
  args: { name: 'lantern', size: 96, otherwise: '灯' },
} satisfies Meta<typeof Pictogram>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const AllOfOneHand: Story = {
  render: () => (
    <div className={css.sheet}>
      {Object.keys(pictograms).map((name) => (
        <div key={name} className={css.entry}>
          <Pictogram name={name} size={44} otherwise={null} />
          {name}
        </div>
      ))}
    </div>
  ),
};

export const EveryState: Story = matrix<PictogramProps>({
  variants: each('size', [24, 44, 96]),
  states: { unknown: { name: 'no such name' } },
});

export const GoodAndBadUse: Story = { tags: ['!visual'], ...pictogramUsage };
