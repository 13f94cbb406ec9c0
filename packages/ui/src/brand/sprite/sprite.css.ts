import { type CSSProperties, keyframes, type StyleRule } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { style, variant } from '../../theme/style.ts';
import { easing } from '../../theme/tokens.ts';
import { strokeEnds } from './sprite-paints.ts';

/** Repetitions of a movement in one animation cycle. */
const TIMES = 20;
/** Linear pieces in each direction. */
const STEPS = 6;

/**
 * A movement there and back, repeated in one animation cycle. React listens to `animationiteration`, so each end of a
 * cycle runs on the main thread: a cycle per breath would do so in every frame of a crowd. `pause` is the share of each
 * movement, 0–1, that waits first.
 */
function movement(pause: number, rest: CSSProperties, moved: CSSProperties): string {
  const way = Array.from({ length: 2 * STEPS - 1 }, (_, step) =>
    rounded((1 - Math.cos((Math.PI * (step + 1)) / STEPS)) / 2, 2),
  );
  const times = Array.from({ length: TIMES }, (_, time) =>
    // Stops without a percentage are evenly spaced and compress best.
    pause === 0 ? [...way, 0] : [`0 ${share(time + pause)}`, ...way, `0 ${share(time + 1)}`],
  );
  return keyframes({
    from: { ...rest, animationTimingFunction: `linear(0,${times.flat().join()})` },
    to: moved,
  });
}
const rounded = (value: number, digits: number) => Number(value.toFixed(digits));
const share = (time: number) => `${rounded((100 * time) / TIMES, 3)}%`;

const breathe = movement(0, { scale: '1 1' }, { scale: '1.016 0.98' });
const blink = movement(0.95, { scale: '1 1' }, { scale: '1 0.08' });
const speak = movement(0, { scale: '1 1' }, { scale: '0.9 0.4' });
const ponder = movement(0, { translate: '-1.8% -2.6%' }, { translate: '1.8% -2.6%' });
const hop = keyframes({ '40%': { transform: 'translateY(-5%)' } });

/** Length of a breath and time between blinks, s. */
export const BREATH_S = 4.2;
export const BLINK_S = 5.6;
const again = (name: string, seconds: number) => `${name} ${seconds * TIMES}s infinite`;
const breathing = again(breathe, BREATH_S);
const blinking = again(blink, BLINK_S);

/** Motion on the screen, unless the visitor prefers reduced motion. */
const whileAwake = (rule: StyleRule): StyleRule => ({
  '@media': { [media.motion]: { selectors: { '[data-awake="true"] &': rule } } },
});

export const sprite = style(
  {
    display: 'block',
    flex: 'none',
    position: 'relative',
  },
  'sprite',
);

export const filling = variant({ inlineSize: '100%', blockSize: '100%' }, 'filling');

export const grounded = variant(
  {
    background:
      'radial-gradient(closest-side, oklch(0.1 0.03 275 / 0.5), oklch(0.1 0.03 275 / 0.32) 55%, transparent) 56% 98.5% / 76% 13% no-repeat',
  },
  'grounded',
);

export const figure = style(
  { position: 'absolute', inset: 0, transformOrigin: '50% 89%' },
  'figure',
);
export const breathes = style(
  whileAwake({
    willChange: 'scale',
    animation: breathing,
    transition: `rotate 320ms ${easing}, transform 320ms ${easing}`,
  }),
  'breathes',
);
export const hops = variant(
  whileAwake({ animation: `${breathing}, ${hop} 480ms ${easing}` }),
  'hops',
);

export const layer = style(
  {
    position: 'absolute',
    inset: 0,
    inlineSize: '100%',
    blockSize: '100%',
    overflow: 'visible',
    ...strokeEnds,
  },
  'layer',
);

export const eyes = style(
  [
    layer,
    {
      translate: 'var(--sprite-look-x, 0) var(--sprite-look-y, 0)',
      ...whileAwake({ transition: 'translate 120ms ease-out', animation: blinking }),
    },
  ],
  'eyes',
);
export const ponders = variant(
  {
    translate: '-1.8% -2.6%',
    ...whileAwake({ animation: `${blinking}, ${again(ponder, 3.2)}` }),
  },
  'ponders',
);
export const speaks = style([layer, whileAwake({ animation: again(speak, 0.36) })], 'speaks');

export const outline = style(
  { '@media': { [media.forcedColors]: { stroke: 'CanvasText', strokeWidth: 2 } } },
  'outline',
);
