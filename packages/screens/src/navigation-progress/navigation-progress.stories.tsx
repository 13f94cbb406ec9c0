import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
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

export const Slow: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: '换页' });
    await userEvent.click(button);
    await canvas.findByText('正在打开……');
    await expect(canvas.getByRole('main')).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(button);
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await expect(canvas.getByRole('main')).not.toHaveAttribute('aria-busy');
  },
};

export const Fast: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: '换页' });
    await userEvent.dblClick(button);
    await new Promise((resolve) => setTimeout(resolve, 400));
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await expect(canvas.getByRole('main')).not.toHaveAttribute('aria-busy');
  },
};
