import type { Meta, StoryObj } from '@storybook/react-vite';
import { MachineChart } from '../../../ui/src/internal/testing/machine-chart.tsx';
import { storyMachine } from './story-machine.ts';

/**
 * A story, drawn from the definition that runs: choices lead on at once, words wait for their answer, and
 * going back forgets the scenes after.
 */
const meta = { title: 'Flows/Story machine', tags: ['!visual'] } satisfies Meta;

export default meta;

export const Drawn: StoryObj<typeof meta> = {
  render: () => <MachineChart machine={storyMachine} />,
};
