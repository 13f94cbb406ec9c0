import type { Meta, StoryObj } from '@storybook/react-vite';
import { MachineChart } from '../../../ui/src/internal/testing/machine-chart.tsx';
import { removalMachine } from './removal-machine.ts';

/**
 * Removing an account, drawn from the definition that runs: a fresh code, its ticket, and a last yes. Until
 * `removing` nothing has happened.
 */
const meta = { title: 'Flows/Removal machine', tags: ['!visual'] } satisfies Meta;

export default meta;

export const Drawn: StoryObj<typeof meta> = {
  render: () => <MachineChart machine={removalMachine} />,
};
