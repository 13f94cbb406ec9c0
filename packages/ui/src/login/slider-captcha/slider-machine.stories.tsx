import type { Meta, StoryObj } from '@storybook/react-vite';
import { MachineChart } from '../../internal/testing/machine-chart.tsx';
import { sliderMachine } from './slider-machine.ts';

/** Loads challenges until one is solved, drawn from the definition that runs. `proving` is the way without the picture. */
const meta = { title: 'Flows/Slider machine', tags: ['!visual'] } satisfies Meta;

export default meta;

export const Drawn: StoryObj<typeof meta> = {
  render: () => <MachineChart machine={sliderMachine} />,
};
