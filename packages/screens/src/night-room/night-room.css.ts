import { easing, fontSize, leading, media, space, text, vars } from '@companion/ui/theme';
import { keyframes, style } from '@vanilla-extract/css';

/** Window too narrow for the text size: bubbles would overlap. */
const CROWDED = '(max-width: 17rem)';
export const room = style({
  position: 'relative',
  inlineSize: '100%',
  containerType: 'inline-size',
});
export const picture = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: 'auto',
  overflow: 'visible',
});

export const lampNear = style({ stopColor: vars.color.ember, stopOpacity: 0.34 });
export const coneNear = style({ stopColor: vars.color.ember, stopOpacity: 0.2 });
export const lampFar = style({ stopColor: vars.color.ember, stopOpacity: 0 });
export const shineNear = style({ stopColor: 'oklch(0.72 0.13 40)', stopOpacity: 0.3 });
export const shineFar = style({ stopColor: 'oklch(0.72 0.13 40)', stopOpacity: 0 });

export const window = style({});
export const pane = style({ fill: vars.color.raised, stroke: vars.color.line, strokeWidth: 2 });
export const frame = style({ stroke: vars.color.line, strokeWidth: 2 });
export const moon = style({ fill: 'oklch(0.93 0.05 95)' });
export const town = style({ fill: vars.color.page });
export const lights = style({ stroke: vars.color.ember, strokeWidth: 3 });
/** The cord fades out at the top, below the header. */
export const cordNear = style({ stopColor: vars.color.line });
export const cordFar = style({ stopColor: vars.color.line, stopOpacity: 0 });
export const shade = style({ fill: 'oklch(0.55 0.12 48)' });
export const bulb = style({ fill: 'oklch(0.95 0.09 85)' });
export const bezel = style({ fill: 'oklch(0.24 0.02 265)', stroke: vars.color.line });
export const foot = style({ fill: 'oklch(0.24 0.02 265)' });
export const desk = style({ fill: 'oklch(0.47 0.07 52)' });
export const leg = style({
  stroke: 'oklch(0.38 0.06 50)',
  strokeWidth: 12,
  strokeLinecap: 'round',
});
export const keyboard = style({ fill: 'oklch(0.32 0.02 265)' });

export const seats = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: 0,
  aspectRatio: '600 / 520',
});
const seat = { position: 'absolute', transformOrigin: '50% 100%' } as const;
/** Lengths are in % of the picture's width, so that the feet stay on the desk. */
const sized = (percent: number) => ({ inlineSize: `${percent}cqi`, blockSize: `${percent}cqi` });
export const left = style({
  ...seat,
  ...sized(22),
  insetInlineStart: '4%',
  insetBlockStart: '54.5%',
});
export const top = style({
  ...seat,
  ...sized(15),
  insetInlineStart: '36%',
  insetBlockStart: '12.6%',
});
export const right = style({
  ...seat,
  ...sized(25),
  insetInlineStart: '70%',
  insetBlockStart: '51.2%',
});

const say = keyframes({
  '0%, 4%': { opacity: 0, translate: '0 8px' },
  '9%, 88%': { opacity: 1, translate: '0 0' },
  '94%, 100%': { opacity: 0, translate: '0 -4px' },
});

/** Beside the speaker; in narrow windows below the desk, one under the other. */
export const talk = style({
  position: 'absolute',
  inset: 0,
  '@container': {
    [CROWDED]: { position: 'static', display: 'grid', gap: space[2], marginBlockStart: space[4] },
  },
});
export const bubble = style([
  text,
  {
    position: 'absolute',
    maxInlineSize: '15em',
    padding: '8px 14px',
    borderRadius: vars.radius.m,
    backgroundColor: vars.color.surface,
    border: `1px solid ${vars.color.line}`,
    boxShadow: `0 12px 32px -12px ${vars.color.shade}`,
    fontSize: fontSize[14],
    lineHeight: leading.tight,
    textWrap: 'balance',
    selectors: { '&:lang(zh)': { wordBreak: 'keep-all' } },
    '@container': { [CROWDED]: { position: 'static', justifySelf: 'start', margin: 0 } },
    animation: `${say} 14s ${easing} infinite both`,
    '@media': {
      [media.reducedMotion]: { animation: 'none' },
      [media.mobile]: { fontSize: fontSize[12], padding: '6px 10px' },
    },
  },
]);
/** May leave the picture, but not the window. */
const beyond = (share: string) => `max(-${share}, (100cqi - 100vw) / 2 + 4px)`;
export const ask = style({
  maxInlineSize: '11em',
  insetInlineStart: beyond('3%'),
  insetBlockStart: '40%',
  borderEndStartRadius: 4,
});
export const answer = style({
  maxInlineSize: '12.5em',
  insetInlineEnd: beyond('2%'),
  insetBlockStart: '33%',
  borderEndEndRadius: 4,
  animationDelay: '1.8s',
  '@container': { [CROWDED]: { justifySelf: 'end' } },
});
export const cheer = style({
  insetInlineStart: '46%',
  insetBlockStart: '2%',
  borderEndStartRadius: 4,
  animationDelay: '4s',
});
