import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { heldTimers } from '../../../ui/src/internal/testing/held-timers.ts';
import { PageHead, page, Screen } from '../layout/index.ts';
import { NavigationProgress } from './index.ts';

const meta = {
  title: 'Screens/Navigation progress',
  tags: ['!visual'],
  render: function Page() {
    const [active, setActive] = useState(false);
    return (
      <>
        <NavigationProgress active={active} />
        <Screen className={page.page}>
          <PageHead title="游戏知识库" />
          <button type="button" onClick={() => setActive(!active)}>
            换页
          </button>
        </Screen>
      </>
    );
  },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const threshold = heldTimers(300);

export const Slow: Story = {
  beforeEach: threshold.hold,
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: '换页' });
    await userEvent.click(button);
    threshold.pass(299);
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    threshold.pass(1);
    await expect(canvas.getByRole('status')).toHaveTextContent('正在打开……');
    await expect(canvas.getByRole('main')).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(button);
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await expect(canvas.getByRole('main')).not.toHaveAttribute('aria-busy');
  },
};

export const Fast: Story = {
  beforeEach: threshold.hold,
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: '换页' });
    await userEvent.dblClick(button);
    threshold.pass(300);
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await expect(canvas.getByRole('main')).not.toHaveAttribute('aria-busy');
  },
};
