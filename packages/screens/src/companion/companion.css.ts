import {
  focusRing,
  fontSize,
  fontWeight,
  heading,
  leading,
  media,
  runningText,
  space,
  tagline,
  text,
  vars,
} from '@companion/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { shelf } from '../layout/page.css.ts';
import { touchLink, touchLinkInRow } from '../layout/touch-link.ts';

export const hero = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  gap: space[12],
  alignItems: 'center',
  marginBlockStart: space[4],
  '@media': { [media.mobile]: { gridTemplateColumns: '1fr', gap: space[4] } },
});

/** Light on the floor under the companion. */
export const stage = style({
  display: 'grid',
  placeItems: 'end center',
  minBlockSize: '480px',
  paddingBlockEnd: space[6],
  // Both gradients end inside, because a clipped one has a visible straight edge.
  backgroundImage: [
    `radial-gradient(46% 9% at 50% 91%, ${vars.accent.light}, transparent)`,
    `radial-gradient(50% 46% at 50% 46%, ${vars.accent.light}, transparent)`,
  ].join(', '),
  '@media': { [media.mobile]: { minBlockSize: '300px', paddingBlockEnd: space[2] } },
});
export const body = style({ maxInlineSize: '76vw', maxBlockSize: '76vw' });

export const words = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
  justifyItems: 'start',
});
export const role = style({ margin: 0, fontSize: fontSize[16], color: vars.accent.text });
export const name = style([
  heading,
  {
    fontSize: fontSize[84],
    fontWeight: fontWeight.heavy,
    '@media': { [media.mobile]: { fontSize: fontSize[48] } },
  },
]);
export const line = style([
  tagline,
  {
    margin: 0,
    maxInlineSize: '24em',
    fontSize: fontSize[22],
    lineHeight: leading.latin,
    '@media': { [media.mobile]: { fontSize: fontSize[18] } },
  },
]);
export const tags = style({ display: 'flex', flexWrap: 'wrap', gap: space[2], margin: 0 });
export const acts = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[3],
  marginBlockStart: space[4],
  '@media': { [media.mobile]: { justifySelf: 'stretch' } },
});
// On phones the buttons fill the width, side by side or stacked.
globalStyle(`${acts} > a`, { '@media': { [media.mobile]: { flex: '1 1 auto' } } });

export const looks = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, max-content))',
  gap: space[2],
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  border: 0,
  selectors: {
    // Rows of four when rows of three would leave one look alone.
    '&:has(> :last-child:nth-child(3n + 1))': {
      gridTemplateColumns: 'repeat(4, minmax(0, max-content))',
    },
  },
  '@media': {
    // One row that scrolls horizontally and spans the page.
    [media.mobile]: {
      display: 'flex',
      justifySelf: 'stretch',
      overflowX: 'auto',
      marginInline: `calc(-1 * ${space[4]})`,
      paddingInline: space[4],
      paddingBlock: '4px',
      scrollbarWidth: 'none',
    },
  },
});
export const look = style([
  text,
  {
    flex: 'none',
    display: 'flex',
    alignItems: 'center',
    gap: space[2],
    maxInlineSize: '100%',
    minBlockSize: '56px',
    margin: 0,
    paddingBlock: '4px',
    paddingInline: `${space[2]} ${space[4]}`,
    border: `1px solid ${vars.color.line}`,
    borderRadius: vars.radius.full,
    background: 'none',
    fontSize: fontSize[14],
    lineHeight: leading.tight,
    color: vars.color.muted,
    cursor: 'pointer',
    selectors: {
      ...focusRing,
      '&[aria-pressed="true"]': { borderColor: vars.accent.text, color: vars.color.text },
    },
    '@media': {
      [media.hover]: {
        selectors: {
          '&:hover:not([aria-pressed="true"])': {
            color: vars.color.text,
            backgroundColor: vars.color.hover,
          },
        },
      },
      [media.forcedColors]: {
        selectors: {
          // The focus ring uses `outline`.
          '&[aria-pressed="true"]': { marginInline: '-2px', border: '3px solid Highlight' },
        },
      },
    },
  },
]);

export const story = style({
  columns: '2 24em',
  columnGap: space[12],
  fontSize: fontSize[18],
  '@media': { [media.mobile]: { columns: 'auto', fontSize: fontSize[16] } },
});
export const paragraph = style([
  runningText,
  { margin: 0, marginBlockEnd: space[4], orphans: 2, widows: 2 },
]);

export const games = style([
  shelf,
  {
    '@media': {
      [media.desktop]: { gridTemplateColumns: 'repeat(auto-fit, minmax(13rem, 1fr))' },
    },
  },
]);

/** Stories along a line. */
export const path = style({
  display: 'grid',
  gap: space[8],
  margin: 0,
  padding: 0,
  paddingInlineStart: space[8],
  listStyle: 'none',
  borderInlineStart: `2px dotted ${vars.accent.text}`,
});
export const step = style({
  position: 'relative',
  display: 'grid',
  gap: space[1],
  maxInlineSize: '40em',
  selectors: {
    '&::before': {
      content: '',
      position: 'absolute',
      insetInlineStart: `calc(-1 * ${space[8]} - 8px)`,
      insetBlockStart: '6px',
      inlineSize: '14px',
      blockSize: '14px',
      borderRadius: vars.radius.full,
      backgroundColor: vars.accent.fill,
    },
  },
});
export const storyTitle = style([heading, { fontSize: fontSize[18] }]);
export const storyText = style([runningText, { margin: 0, color: vars.color.muted }]);
export const storyMeta = style({
  margin: 0,
  fontSize: fontSize[13],
  lineHeight: leading.tight,
  color: vars.color.faint,
});
export const more = style({ marginBlock: `${space[6]} 0` });
globalStyle(`${more} > a`, touchLink);
globalStyle(`${storyTitle} > a`, touchLinkInRow);
