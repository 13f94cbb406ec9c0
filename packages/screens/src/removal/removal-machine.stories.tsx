import type { Meta, StoryObj } from '@storybook/react-vite';
import { MachineChart } from '../../../ui/src/internal/testing/machine-chart.tsx';
import { removalMachine } from './removal-machine.ts';

/**
 * The state machine of the account removal, drawn from its definition: a code, its ticket and a confirmation. Nothing
 * is changed before `removing`.
 */
const meta = { title: 'Flows/Removal machine', tags: ['!visual'] } satisfies Meta;

export default meta;

export const Drawn: StoryObj<typeof meta> = {
  render: () => <MachineChart machine={removalMachine} />,
};
