import type { Meta, StoryObj } from '@storybook/react-vite';
import { MachineChart } from '../../../ui/src/internal/testing/machine-chart.tsx';
import { storyMachine } from './story-machine.ts';

/**
 * The state machine of a story, drawn from its definition. A choice moves on at once, a message waits for its reply.
 * Going back removes the later scenes from the path.
 */
const meta = { title: 'Flows/Story machine', tags: ['!visual'] } satisfies Meta;

export default meta;

export const Drawn: StoryObj<typeof meta> = {
  render: () => <MachineChart machine={storyMachine} />,
};
