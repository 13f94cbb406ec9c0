import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, spyOn, waitFor } from 'storybook/test';
import { each, matrix } from '../../internal/testing/matrix.tsx';
import { media } from '../../theme/media.ts';
import { bodies } from './bodies.ts';
import { LazySprite, moods, Sprite, type SpriteProps } from './index.ts';
import * as css from './sprite.stories.css.ts';
import { spriteTexts } from './sprite.texts.ts';
import { spriteUsage } from './sprite.usage.tsx';
import { spriteTraits } from './sprite-traits.ts';

const texts = spriteTexts.zh;

const meta = {
  title: 'Foundations/Sprite',
  parameters: { texts: spriteTexts },
  component: Sprite,
  subcomponents: { LazySprite },
  args: { seed: 'companion', size: 240 },
} satisfies Meta<typeof Sprite>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

const sheet = Array.from({ length: 200 }, (_, index) => `s${index * 7}`);

export const TwoHundredAreAllDifferent: Story = {
  render: () => (
    <div className={css.sheet}>
      {sheet.map((seed) => (
        <Sprite key={seed} seed={seed} size={72} />
      ))}
    </div>
  ),
};

/** One seed per body family. */
const seedOf = Object.keys(bodies).map((body) => {
  for (let index = 0; ; index += 1)
    if (spriteTraits(`f${index}`).body === body) return { body, seed: `f${index}` };
});

export const EachBodyInEachMood: Story = {
  render: () => (
    <div className={css.moods}>
      {seedOf.flatMap(({ body, seed }) =>
        moods.map((mood) => (
          <Sprite
            key={`${body}${mood}`}
            seed={seed}
            mood={mood}
            size={112}
            label={`${body}, ${mood}`}
          />
        )),
      )}
    </div>
  ),
};

export const ReadableFrom16To480: Story = {
  render: () => (
    <div className={css.row}>
      {[16, 24, 32, 48, 72, 112, 200, 480].map((size) => (
        <Sprite key={size} seed="f3" size={size} />
      ))}
    </div>
  ),
};

export const EyesFollowThePointer: Story = { args: { watching: true, size: 320 } };

export const EyesRestWithReducedMotion: Story = {
  tags: ['!visual'],
  args: { watching: true, label: texts.shade },
  play: async ({ canvas }) => {
    const companion = canvas.getByRole('img', { name: texts.shade });
    const shift = () => companion.style.getPropertyValue('--sprite-look-x');
    const movePointer = () => fireEvent.pointerMove(window, { clientX: 1, clientY: 1 });
    const { matchMedia } = window;
    const preference = spyOn(window, 'matchMedia').mockImplementation((query) =>
      matchMedia(query === media.reducedMotion ? 'all' : query),
    );
    movePointer();
    // Runs after the frame that the pointer asked for.
    await new Promise(requestAnimationFrame);
    await expect(shift()).toBe('');
    preference.mockRestore();
    movePointer();
    await waitFor(() => expect(shift()).not.toBe(''));
  },
};

export const MovesWhileItIsOnTheScreen: Story = {
  tags: ['!visual'],
  args: { size: 96, label: texts.shade },
  render: (args) => (
    <>
      <div className={css.screens} />
      <Sprite {...args} />
    </>
  ),
  play: async ({ canvas }) => {
    const companion = canvas.getByRole('img', { name: texts.shade });
    const movements = () => companion.getAnimations({ subtree: true }).length;
    await expect(movements()).toBe(0);
    companion.scrollIntoView();
    await waitFor(() => expect(movements()).toBeGreaterThan(0));
    window.scrollTo(0, 0);
    await waitFor(() => expect(movements()).toBe(0));
  },
};

export const EveryState: Story = {
  ...matrix<SpriteProps>({
    variants: each('size', [48, 96]),
    states: each('mood', moods.slice(1)),
    width: 104,
  }),
  globals: { motion: 'still' },
};

export const GoodAndBadUse: Story = { tags: ['!visual'], ...spriteUsage };
