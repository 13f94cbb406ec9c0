import {
  fontSize,
  fontWeight,
  heading,
  leading,
  measure,
  media,
  tagline as phrases,
  runningText,
  space,
  vars,
} from '@companion/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { oneColumn } from '../layout/one-column.ts';
import { touchLink } from '../layout/touch-link.ts';

/** Ground of the cover (ui: `coverPaints`). */
const GROUND =
  'color-mix(in oklab, oklch(0.2 0.06 var(--companion-hue)), oklch(0.2 0.065 278) 50%)';

/** The game's name beside its cover, on phones over it; dark in both themes. */
export const hero = style({
  position: 'relative',
  display: 'grid',
  alignItems: 'end',
  minBlockSize: '380px',
  marginBlock: `${space[4]} ${space[8]}`,
  borderRadius: vars.radius.l,
  overflow: 'hidden',
  backgroundColor: GROUND,
  '@media': {
    [media.mobile]: {
      minBlockSize: '260px',
      marginInline: `calc(-1 * ${space[4]})`,
      borderRadius: 0,
    },
  },
});

/** Not as wide as the banner: the crop would leave a strip of hills. */
export const art = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: 0,
  inlineSize: '60%',
  maskImage: 'linear-gradient(to right, transparent, black 40%)',
  '@media': { [media.mobile]: { inlineSize: '100%', maskImage: 'none' } },
});

const ON_ART = 'oklch(0.97 0.01 90)';

export const heroWords = style({
  position: 'relative',
  display: 'grid',
  gap: space[2],
  padding: space[8],
  color: ON_ART,
  '@media': {
    [media.desktop]: { maxInlineSize: '60%' },
    [media.mobile]: {
      padding: `${space[12]} ${space[4]} ${space[4]}`,
      backgroundImage: `linear-gradient(transparent, ${GROUND})`,
    },
  },
});
export const genre = style({ margin: 0, fontSize: fontSize[14], lineHeight: leading.tight });
export const title = style([
  heading,
  {
    fontSize: fontSize[64],
    fontWeight: fontWeight.heavy,
    '@media': { [media.mobile]: { fontSize: fontSize[36] } },
  },
]);
export const tagline = style([phrases, { margin: 0, fontSize: fontSize[18] }]);

export const columns = style({
  display: 'grid',
  gridTemplateColumns: `minmax(0, ${measure}) minmax(0, 1fr)`,
  gap: space[16],
  alignItems: 'start',
  '@media': { [oneColumn]: { gridTemplateColumns: `minmax(0, ${measure})`, gap: space[8] } },
});

export const prose = style({ display: 'grid', gap: space[4] });
export const paragraph = style([runningText, { margin: 0 }]);

export const facts = style({
  paddingBlock: space[2],
  borderBlockStart: `2px solid ${vars.accent.text}`,
});
export const factsTitle = style([heading, { marginBlock: space[3], fontSize: fontSize[18] }]);
export const factList = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 300px), 1fr))',
  columnGap: space[8],
  margin: 0,
});
globalStyle(`${factList} > :last-child:nth-child(odd)`, { gridColumn: '1 / -1' });
export const fact = style({
  display: 'grid',
  gridTemplateColumns: '7em 1fr',
  gap: space[3],
  paddingBlock: space[3],
  borderBlockStart: `1px solid ${vars.color.line}`,
  fontSize: fontSize[14],
  lineHeight: leading.latin,
});
export const label = style({ color: vars.color.muted });
export const value = style({ margin: 0 });
export const more = style({ marginBlock: `${space[6]} 0` });
globalStyle(`${more} > a`, touchLink);
