/// <reference types="vite/client" />
import { type CompanionLook, Sprite } from '@companion/ui/sprite';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import * as css from './cast.stories.css.ts';

type Look = NonNullable<CompanionLook['look']>;
interface Named {
  id: string;
  name: { zh: string };
}
interface Companion extends Named {
  seed: string;
  hue: number;
  look: Look;
  figures: (Named & { hue: number; look: Look })[];
}
interface Entity extends Named {
  kind: string;
  look?: Look;
}
interface Game {
  id: string;
  hue: number;
}

const companions = Object.values(
  import.meta.glob<Companion>('../../../sandbox/src/content/companions/*.json', {
    eager: true,
    import: 'default',
  }),
);
const games = import.meta.glob<Game>('../../../sandbox/src/content/games/*/game.json', {
  eager: true,
  import: 'default',
});
const entities = Object.entries(
  import.meta.glob<Entity[]>('../../../sandbox/src/content/games/*/entities.json', {
    eager: true,
    import: 'default',
  }),
).flatMap(([path, list]) => {
  const hue = games[path.replace('entities.json', 'game.json')]?.hue;
  return list.map(({ id, name, kind, look }) => ({ id, name, kind, seed: id, hue, look }));
});

interface SheetProps {
  list: readonly (Named & CompanionLook)[];
  sizes: readonly number[];
}

function Sheet({ list, sizes }: SheetProps) {
  return (
    <div className={css.sheet}>
      {list.map(({ id, name, ...look }) => (
        <div key={id} className={css.entry}>
          <div className={css.sizes}>
            {sizes.map((size) => (
              <Sprite key={size} {...look} size={size} still label={`${name.zh}, ${size}`} />
            ))}
          </div>
          {name.zh}
        </div>
      ))}
    </div>
  );
}

const sizes = [150, 48, 16];
const cast = companions.map(({ id, name, seed, hue, look }) => ({ id, name, seed, hue, look }));
const looks = companions.flatMap(({ seed, look: { hue: _, ...body }, figures }) =>
  figures.map(({ id, name, hue, look }) => ({ id, name, seed, hue, look: { ...body, ...look } })),
);
const kindOf = (...kinds: string[]) => entities.filter(({ kind }) => kinds.includes(kind));

const meta = {
  title: 'Foundations/The cast',
  component: Sheet,
  args: { list: cast, sizes },
} satisfies Meta<typeof Sheet>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Companions: Story = {};
// Without pictures: they would be 3 MB, of the same bodies in other materials and sizes, and of the same parts.
export const TheirLooks: Story = { tags: ['!visual'], args: { list: looks } };
export const People: Story = { tags: ['!visual'], args: { list: kindOf('role') } };
export const Bosses: Story = { args: { list: kindOf('boss') } };
export const Creatures: Story = { args: { list: kindOf('creature') } };
export const OnTheLargestStage: Story = { tags: ['!visual'], args: { sizes: [480] } };

/** Room for strokes and for what a hand holds, % of the picture. */
const MARGIN = 6;

export const NothingLeavesItsFrame: Story = {
  tags: ['!visual'],
  args: { list: [...cast, ...looks, ...kindOf('role', 'boss', 'creature')], sizes: [16] },
  play: async ({ canvasElement, args: { list } }) => {
    const drawings = () => [...canvasElement.querySelectorAll('svg')];
    await waitFor(() => expect(drawings().length).toBe(list.length));
    const outside = drawings().flatMap((drawing, index) => {
      const frame = drawing.getBoundingClientRect();
      const room = (frame.width * MARGIN) / 100;
      return [...drawing.querySelectorAll<SVGGraphicsElement>('path')]
        .filter((part) => !part.closest('clipPath') && !part.closest('[clip-path]'))
        .map((part) => part.getBoundingClientRect())
        .filter(
          ({ left, right, top, bottom }) =>
            left < frame.left - room ||
            right > frame.right + room ||
            top < frame.top - room ||
            bottom > frame.bottom + room,
        )
        .slice(0, 1)
        .map(
          ({ left, right, top, bottom }) =>
            `${list[index]?.id}: ${[left - frame.left, frame.right - right, top - frame.top, frame.bottom - bottom].map((gap) => Math.round((gap / frame.width) * 100))}`,
        );
    });
    await expect(outside).toEqual([]);
  },
};
