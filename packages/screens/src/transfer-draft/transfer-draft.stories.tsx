import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useLayoutEffect, useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { type CollectDraft, transferDraft } from './index.ts';

const meta = { title: 'Screens/Transfer draft', tags: ['!visual'] } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

let collect: CollectDraft | undefined;
let restore: ReturnType<CollectDraft>;

function Layout({ device }: { device: string }) {
  const [text, setText] = useState('');
  useLayoutEffect(() => {
    restore?.();
    return () => {
      restore = collect?.();
    };
  }, []);
  return (
    <main>
      <textarea aria-label={device} value={text} onChange={({ target }) => setText(target.value)} />
      <output>{text}</output>
    </main>
  );
}

export const CarriesTextAndFocus: Story = {
  render: function Devices() {
    const [device, setDevice] = useState('desktop');
    useEffect(() => {
      const change = ({ key }: KeyboardEvent) => {
        if (key !== 'Escape') return;
        collect = transferDraft((path) => path);
        setDevice('mobile');
      };
      window.addEventListener('keydown', change);
      return () => window.removeEventListener('keydown', change);
    }, []);
    return <Layout key={device} device={device} />;
  },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'desktop' }), '还在吗{Escape}');
    const field = await canvas.findByRole('textbox', { name: 'mobile' });
    await expect(field).toHaveValue('还在吗');
    await expect(field).toHaveFocus();
    await expect(canvas.getByRole('status')).toHaveTextContent('还在吗');
    await userEvent.keyboard('？');
    await expect(field).toHaveValue('还在吗？');
  },
};
