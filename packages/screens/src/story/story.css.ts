import {
  fontSize,
  fontWeight,
  gutter,
  media,
  nightTheme,
  space,
  text,
  vars,
} from '@companion/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { restOfWindow } from '../layout/rest-of-window.css.ts';

/** The window without its header. */
export const page = style([
  text,
  restOfWindow,
  {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    minBlockSize: 'calc(100svh - 72px)',
    selectors: { 'header ~ &': { minBlockSize: 'auto' } },
    '@media': { [media.mobile]: { minBlockSize: 'calc(100svh - 56px)' } },
  },
]);

/** Over the scene, which is dark in both themes except for its lights. */
export const bar = style([
  nightTheme,
  {
    position: 'absolute',
    zIndex: 1,
    insetBlockStart: space[3],
    insetInline: 0,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space[3],
    overflowWrap: 'anywhere',
    paddingInline: gutter,
    '@media': {
      [media.mobile]: { paddingInline: space[4] },
      // The scene's colours don't follow the theme, and may be the focus ring's own.
      [media.forcedColors]: {
        insetBlockStart: 0,
        paddingBlock: space[4],
        backgroundColor: 'Canvas',
      },
    },
  },
]);
const shade = `color-mix(in oklch, ${vars.color.page} 80%, transparent)`;
const plate = {
  paddingBlock: '6px',
  paddingInline: space[4],
  borderRadius: vars.radius.l,
  backgroundColor: shade,
};
globalStyle(`${bar} > a`, plate);
globalStyle(`${bar} button:not([aria-pressed="true"])`, { backgroundColor: shade });

export const title = style({
  ...plate,
  margin: 0,
  color: vars.color.text,
  fontSize: fontSize[16],
  fontWeight: fontWeight.strong,
  lineHeight: 'inherit',
});

export const next = style({ display: 'flex', flexWrap: 'wrap', gap: space[3] });
