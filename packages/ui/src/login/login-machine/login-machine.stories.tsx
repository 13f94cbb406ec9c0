import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { MachineChart } from '../../internal/testing/machine-chart.tsx';
import { loginMachine } from './login-machine.ts';

/**
 * Login with a phone number and a code, drawn from the definition that runs. Three regions run in parallel while
 * the dialog is open: the form, the preparation of a vendor's captcha, and the wait until the next code.
 */
const meta = { title: 'Flows/Login machine', tags: ['!visual'] } satisfies Meta;

export default meta;

export const Drawn: StoryObj<typeof meta> = {
  render: () => <MachineChart machine={loginMachine} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('awaitingCaptcha')).toBeVisible();
    await expect(canvas.getByText('if not(isCoolingDown)')).toBeVisible();
  },
};
