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
import { touchLink } from '../layout/touch-link.ts';
import { desktopHeader } from '../shell/header-room.ts';

/** The window below the header. */
export const page = style([
  text,
  restOfWindow,
  {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    minBlockSize: `calc(100svh - ${desktopHeader})`,
    selectors: { 'header ~ &': { minBlockSize: 'auto' } },
  },
]);

/** On the scene, which is dark in both themes. */
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
      // Forced colours don't change the scene, and the focus ring may have its colour: draw a plain background.
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
globalStyle(`${bar} > a`, touchLink);
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
