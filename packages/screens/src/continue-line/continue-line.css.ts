import {
  duration,
  easing,
  focusRing,
  fontSize,
  fontWeight,
  media,
  space,
  text,
  vars,
} from '@companion/ui/theme';
import { keyframes, style } from '@vanilla-extract/css';

const appear = keyframes({ from: { opacity: 0 } });

/** Never higher than two lines: it takes the place of a paragraph. */
export const line = style([
  text,
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: space[3],
    maxInlineSize: '100%',
    minBlockSize: '44px',
    borderRadius: vars.radius.s,
    color: vars.accent.text,
    fontSize: fontSize[18],
    fontWeight: fontWeight.medium,
    lineHeight: 1.35,
    textDecoration: 'none',
    touchAction: 'manipulation',
    selectors: focusRing,
    '@media': {
      [media.motion]: { animation: `${appear} ${duration.page} ${easing}` },
      [media.mobile]: { fontSize: fontSize[16] },
    },
  },
]);

export const body = style({ flex: 'none', inlineSize: '56px', blockSize: '56px' });

export const words = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  textWrap: 'pretty',
});

export const arrow = style({
  flex: 'none',
  '@media': {
    [media.motion]: {
      transition: `translate ${duration.small}`,
      selectors: { [`${line}:hover &`]: { translate: '4px 0' } },
    },
  },
});
