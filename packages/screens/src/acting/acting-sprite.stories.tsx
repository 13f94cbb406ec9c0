import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, userEvent, waitFor } from 'storybook/test';
import { heldTimers } from '../../../ui/src/internal/testing/held-timers.ts';
import { ActingSprite } from './index.ts';

/** A companion on a stage: it reacts to the pointer, to what happens, and to being left alone. */
const meta = {
  title: 'Screens/Acting companion',
  component: ActingSprite,
  tags: ['!visual'],
  args: { seed: 'a-deng', size: 240 },
} satisfies Meta<typeof ActingSprite>;

export default meta;
type Story = StoryObj<typeof meta>;

const actor = (canvasElement: HTMLElement) =>
  canvasElement.querySelector<HTMLElement>('[data-mood]')!;
const shows = (canvasElement: HTMLElement, mood: string) =>
  waitFor(() => expect(actor(canvasElement).dataset['mood']).toBe(mood));

const surprise = heldTimers(450);
const gladness = heldTimers(1_200);

export const Pressed: Story = {
  beforeEach: [surprise.hold, gladness.hold],
  play: async ({ canvasElement, step }) => {
    await step('a press surprises it, then it is happy', async () => {
      await shows(canvasElement, 'idle');
      fireEvent.pointerDown(actor(canvasElement));
      await shows(canvasElement, 'surprised');
      await waitFor(() => expect(surprise.count()).toBe(1));
      surprise.pass(450);
      await shows(canvasElement, 'happy');
      await waitFor(() => expect(gladness.count()).toBe(1));
      gladness.pass(1_200);
      await shows(canvasElement, 'idle');
    });
  },
};

export const LeftAlone: Story = {
  args: { drowsyMs: 1_000 },
  play: async ({ canvasElement, step }) => {
    await step('left alone it falls asleep, and a move wakes it', async () => {
      await shows(canvasElement, 'sleepy');
      // It falls asleep again: the moods are kept as they pass.
      const moods: (string | undefined)[] = [];
      const watch = new MutationObserver(() => moods.push(actor(canvasElement).dataset['mood']));
      watch.observe(canvasElement, { subtree: true, attributeFilter: ['data-mood'] });
      fireEvent.pointerMove(window);
      await waitFor(() => expect(moods[0]).toBe('idle'));
      watch.disconnect();
    });
  },
};

export const Cued: Story = {
  beforeEach: gladness.hold,
  render: function Cued(args) {
    const [about, setAbout] = useState('arrival');
    return (
      <>
        <ActingSprite {...args} mood="curious" cue={{ about, feeling: 'glad' }} />
        <button type="button" onClick={() => setAbout('reply')}>
          reply
        </button>
      </>
    );
  },
  play: async ({ canvas, canvasElement, step }) => {
    await step('it is glad about an arrival, then goes on with its work', async () => {
      await shows(canvasElement, 'happy');
      await waitFor(() => expect(gladness.count()).toBe(1));
      gladness.pass(1_200);
      await shows(canvasElement, 'curious');
    });
    await step('and about a new event', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'reply' }));
      await shows(canvasElement, 'happy');
    });
  },
};
