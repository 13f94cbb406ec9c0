import * as css from './sprite.css.ts';
import type { Mood } from './sprite.tsx';
import type { EyeShape, SpriteTraits } from './sprite-traits.ts';

const radii: Record<EyeShape, readonly [rx: number, ry: number]> = {
  round: [5, 5.4],
  tall: [4.3, 6.4],
  wide: [5.8, 4.9],
  bead: [3.8, 4.2],
};

/** Eyes as lines: closed in joy, or in sleep. */
const closedEyes: Partial<Record<Mood, string>> = {
  happy: 'M-5.5 2C-3.5-4 3.5-4 5.5 2',
  sleepy: 'M-5.5 0C-3 3.4 3 3.4 5.5 0',
};

const mouths: Record<Mood, string> = {
  idle: 'M-3.6 0C-1.6 2.2 1.6 2.2 3.6 0',
  happy: 'M-5.4-1C-4.6 5.6 4.6 5.6 5.4-1Z',
  curious: 'M-2.6 0.6C-1 1.6 1 1.6 2.6 0.2',
  thinking: 'M-3.4 1.4L3.2 0',
  talking: 'M-4 0C-4-2.6 4-2.6 4 0C4 4.6-4 4.6-4 0Z',
  sleepy: 'M-2.2 0.4C-2.2-1.4 2.2-1.4 2.2 0.4C2.2 2.2-2.2 2.2-2.2 0.4Z',
  sad: 'M-3.6 2C-1.6-0.4 1.6-0.4 3.6 2',
  surprised: 'M-2.8 1C-2.8-2.8 2.8-2.8 2.8 1C2.8 5-2.8 5-2.8 1Z',
};

/** Moods whose mouth is open. */
const open = new Set<Mood>(['happy', 'talking', 'surprised', 'sleepy']);

interface FaceProps {
  mood: Mood;
  traits: SpriteTraits;
  y: number;
  detailed: boolean;
}

export function Face({ mood, traits, y, detailed }: FaceProps) {
  const [rx, ry] = radii[traits.eyes];
  const grown = mood === 'surprised' ? 1.25 : 1;
  const closed = closedEyes[mood];
  const size = detailed ? 1 : 1.5;
  return (
    <g transform={`translate(50 ${y})`}>
      {detailed && (
        <>
          <ellipse className={css.cheek} cx={-traits.eyeGap - 9} cy="8.5" rx="5" ry="3.2" />
          <ellipse className={css.cheek} cx={traits.eyeGap + 9} cy="8.5" rx="5" ry="3.2" />
        </>
      )}
      <g className={css.look}>
        {[-1, 1].map((side) => (
          <g key={side} transform={`translate(${side * traits.eyeGap * (detailed ? 1 : 1.25)} 0)`}>
            {closed ? (
              <path className={css.stroke} d={closed} />
            ) : (
              <g className={css.eye}>
                <ellipse
                  className={css.ink}
                  rx={rx * grown * size * (mood === 'curious' && side === 1 ? 1.18 : 1)}
                  ry={ry * grown * size * (mood === 'curious' && side === 1 ? 1.18 : 1)}
                />
                {detailed && <circle className={css.spark} cx="-1.6" cy="-2" r="1.5" />}
              </g>
            )}
            {mood === 'sad' && (
              <path className={css.stroke} d={side < 0 ? 'M-6-8L3-11' : 'M6-8L-3-11'} />
            )}
          </g>
        ))}
      </g>
      {detailed && (
        <g transform="translate(0 10)">
          <path className={open.has(mood) ? css.mouth : css.stroke} d={mouths[mood]} />
        </g>
      )}
    </g>
  );
}
