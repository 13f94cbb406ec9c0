import { keyframes } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';
import { eased, focusRing, fromRightToLeft, roomlessWhenEmpty } from '../../theme/mixins.ts';
import { style, variant } from '../../theme/style.ts';
import { duration, easing, fontSize, fontWeight, leading, space } from '../../theme/tokens.ts';
import { text } from '../../theme/type.css.ts';

/** The lamp is at the end of the upper edge. Its light falls to the start. */
const LAMP_FROM_END = '32px';
const LIGHT = `radial-gradient(340px 200px at var(--lamp, calc(100% - 132px)) -24px, ${vars.color.glow}, transparent)`;

/** The lamp's light. */
export const lit = style(
  {
    backgroundImage: LIGHT,
    selectors: { [fromRightToLeft]: { vars: { '--lamp': '132px' } } },
    '@media': { [media.forcedColors]: { backgroundImage: 'none' } },
  },
  'lit',
);

export const subtitle = variant({ marginBlockEnd: space[4] }, 'subtitle');

/** The form and its cover share one grid cell of the larger size, so that the layout does not shift. */
export const steps = style([text, { display: 'grid', outline: 'none' }], 'steps');

/** All ways to log in. */
export const ways = style({ gridArea: '1 / 1', minInlineSize: 0 }, 'ways');
export const form = style({ display: 'grid', gap: space[3], minInlineSize: 0 }, 'form');
export const furtherMethods = style(
  { display: 'grid', gap: space[3], marginBlockStart: space[4] },
  'furtherMethods',
);
export const footer = style(
  { marginBlockStart: space[4], fontSize: fontSize[13], color: vars.color.muted },
  'footer',
);
export const submit = style({ marginBlockStart: space[2] }, 'submit');
export const covered = variant({ visibility: 'hidden' }, 'covered');

const arrive = keyframes({ from: { opacity: 0, translate: '0 8px' } });
const appear = keyframes({ from: { opacity: 0 } });

export const cover = style(
  {
    gridArea: '1 / 1',
    minInlineSize: 0,
    animation: `${arrive} ${duration.page} ${easing}`,
    '@media': { [media.reducedMotion]: { animationName: appear } },
  },
  'cover',
);

export const ending = style(
  { gridArea: '1 / 1', display: 'grid', selectors: roomlessWhenEmpty },
  'ending',
);
export const welcome = style(
  [
    cover,
    {
      display: 'grid',
      placeContent: 'center',
      margin: 0,
      fontSize: fontSize[22],
      fontWeight: fontWeight.strong,
      textAlign: 'center',
      textWrap: 'balance',
    },
  ],
  'welcome',
);

/** `&&` overrides the tone of the button in any order of the files. */
export const send = variant(
  {
    fontVariantNumeric: 'tabular-nums',
    selectors: { '&&:not([aria-disabled="true"])': { color: vars.color.emberText } },
  },
  'send',
);

export const failure = style(
  {
    display: 'flex',
    gap: space[2],
    padding: `10px ${space[3]}`,
    marginBlockEnd: space[2],
    borderRadius: vars.radius.s,
    backgroundColor: vars.color.raised,
    boxShadow: `inset 3px 0 0 ${vars.color.bad}`,
    selectors: { [fromRightToLeft]: { boxShadow: `inset -3px 0 0 ${vars.color.bad}` } },
    fontSize: fontSize[14],
    lineHeight: leading.tight,
    animation: `${appear} ${duration.small} ${easing}`,
    '@media': { [media.forcedColors]: { border: '1px solid CanvasText' } },
  },
  'failure',
);
export const failureMark = style({ flex: 'none', color: vars.color.bad }, 'failureMark');
export const failureText = style({ margin: 0, minInlineSize: 0 }, 'failureText');
export const failureCause = style(
  { display: 'block', marginBlockStart: '2px', fontSize: fontSize[13], color: vars.color.muted },
  'failureCause',
);

export const link = style(
  {
    color: vars.color.emberText,
    textDecoration: 'underline',
    textDecorationColor: 'transparent',
    textUnderlineOffset: '3px',
    borderRadius: '4px',
    transition: eased(['text-decoration-color'], duration.small),
    selectors: focusRing,
    '@media': {
      [media.hover]: { selectors: { '&:hover': { textDecorationColor: 'currentColor' } } },
    },
  },
  'link',
);

export const crown = style(
  {
    position: 'absolute',
    insetBlockEnd: '100%',
    insetInline: 0,
    blockSize: 0,
    pointerEvents: 'none',
  },
  'crown',
);

/** A host's mark, in line with the title. */
export const hostCrown = style(
  { display: 'flex', padding: `${space[6]} ${space[6]} 0`, lineHeight: leading.tight },
  'hostCrown',
);

export const companion = style(
  { position: 'absolute', insetBlockEnd: 0, insetInlineStart: space[6], display: 'block' },
  'companion',
);

const climb = keyframes({ from: { translate: '0 100%' } });

/** Clips the companion at the edge of the dialog. */
export const peek = style({ blockSize: 'var(--shown)', clipPath: 'inset(-48px -48px 0)' }, 'peek');

export const climbing = style(
  {
    animation: `${climb} ${duration.page} ${easing}`,
    '@media': { [media.reducedMotion]: { animationName: appear } },
  },
  'climbing',
);

export const hands = style(
  {
    position: 'absolute',
    insetBlockStart: 0,
    insetInlineStart: 0,
    overflow: 'visible',
    animation: `${appear} ${duration.small} ${easing} backwards`,
  },
  'hands',
);

export const handsAway = variant({ visibility: 'hidden' }, 'handsAway');

export const hand = style(
  {
    fill: 'oklch(0.72 0.13 var(--sprite-hue))',
    stroke: 'oklch(0.5 0.12 var(--sprite-hue))',
    strokeWidth: 1,
    transition: eased(['translate'], duration.page),
  },
  'hand',
);
export const handOverEye = variant(
  { translate: 'calc(var(--side) * -6.5px) var(--to-eyes)' },
  'handOverEye',
);

export const lamp = style(
  {
    position: 'absolute',
    insetBlockEnd: 0,
    insetInlineEnd: LAMP_FROM_END,
    display: 'block',
    color: vars.color.line,
    overflow: 'visible',
    selectors: { [fromRightToLeft]: { scale: '-1 1' } },
  },
  'lamp',
);
export const lampArm = style(
  {
    fill: 'none',
    stroke: vars.color.faint,
    strokeWidth: 3,
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  },
  'lampArm',
);
export const lampShade = style({ fill: vars.color.faint }, 'lampShade');
export const lampJoint = style({ fill: vars.color.muted }, 'lampJoint');
export const lampBulb = style({ fill: vars.color.ember }, 'lampBulb');
export const lightNear = style({ stopColor: vars.color.ember, stopOpacity: 0.5 }, 'lightNear');
export const lightFar = style({ stopColor: vars.color.ember, stopOpacity: 0 }, 'lightFar');
