import { vars } from '../../theme/contract.css.ts';
import { DESKTOP_MIN_PX, media } from '../../theme/media.ts';
import { eased, focusRing } from '../../theme/mixins.ts';
import { globalStyle, style, variant } from '../../theme/style.ts';
import {
  duration,
  fontSize,
  fontWeight,
  gutter,
  layer,
  leading,
  space,
} from '../../theme/tokens.ts';
import { text } from '../../theme/type.css.ts';

const HEIGHT = '72px';
/** Up to this width Japanese navigation items are smaller, px. */
const TIGHT_PX = 1360;

export const header = style(
  [
    text,
    {
      position: 'relative',
      zIndex: layer.header,
      display: 'flex',
      alignItems: 'center',
      gap: space[2],
      boxSizing: 'border-box',
      minInlineSize: `${DESKTOP_MIN_PX}px`,
      minBlockSize: HEIGHT,
      paddingInline: gutter,
      borderBlockEnd: '1px solid transparent',
      '@media': { [media.print]: { display: 'none' } },
    },
  ],
  'header',
);

/** Sticky, not `fixed`: in a narrow window it scrolls sideways with the page. */
export const fixed = variant(
  { position: 'sticky', insetBlockStart: 0, marginBlockEnd: `-${HEIGHT}` },
  'fixed',
);

/** Transparent over the cover of the home page. */
export const firstPage = variant(
  {
    backgroundColor: 'transparent',
    // Forced colours keep the cover, and the focus ring may be invisible on it.
    '@media': { [media.forcedColors]: { backgroundColor: 'Canvas' } },
  },
  'firstPage',
);

export const opaque = variant(
  { backgroundColor: vars.color.page, borderBlockEndColor: vars.color.line },
  'opaque',
);

/** 0.5 s (spec §9). */
export const animated = variant(
  {
    transition: `background-color ${duration.header} ease, border-color ${duration.header} ease`,
  },
  'animated',
);

export const navigation = style(
  { marginInlineStart: space[3], marginInlineEnd: 'auto' },
  'navigation',
);

const list = { display: 'flex', margin: 0, padding: 0, listStyle: 'none' } as const;
export const items = style({ ...list, gap: '2px' }, 'items');
export const social = style(list, 'social');

export const item = style(
  {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    minBlockSize: '40px',
    paddingInline: '10px',
    borderRadius: vars.radius.s,
    fontSize: fontSize[16],
    lineHeight: leading.tight,
    color: vars.color.muted,
    textDecoration: 'none',
    whiteSpace: 'nowrap',
    selectors: {
      ...focusRing,
      '&[aria-current="page"]': { color: vars.color.text, fontWeight: fontWeight.strong },
      '&[aria-current="page"]::after': {
        content: '',
        position: 'absolute',
        insetBlockEnd: '2px',
        insetInline: '10px',
        blockSize: '2px',
        borderRadius: vars.radius.full,
        backgroundColor: vars.color.ember,
      },
      '&:lang(en), &:lang(ja)': { fontSize: fontSize[14] },
    },
    '@media': {
      // Japanese labels are long and do not fit at 1200 px otherwise.
      [`(max-width: ${TIGHT_PX}px)`]: {
        selectors: {
          '&:lang(ja)': { paddingInline: '6px', fontSize: fontSize[13] },
          '&:lang(ja)[aria-current="page"]::after': { insetInline: '6px' },
        },
      },
      [media.hover]: { selectors: { '&:hover': { color: vars.color.text } } },
      [media.touch]: { minBlockSize: '44px' },
      [media.forcedColors]: {
        selectors: { '&[aria-current="page"]::after': { backgroundColor: 'Highlight' } },
      },
    },
  },
  'item',
);

/** Widths of the search field (spec §9). The larger one is reserved, so that neighbours do not move. */
const SEARCH = '135px';
const SEARCH_FOCUSED = '200px';

export const search = variant(
  { flex: 'none', justifyContent: 'flex-end', inlineSize: SEARCH_FOCUSED },
  'search',
);
globalStyle(
  `${search} > form`,
  {
    inlineSize: SEARCH,
    '@media': { [media.motion]: { transition: eased(['inline-size'], duration.page) } },
  },
  'variant',
);
globalStyle(`${search} > form:focus-within`, { inlineSize: SEARCH_FOCUSED }, 'variant');

/** Wide enough for the button in every language: no layout shift when button or avatar appears. */
export const session = style(
  {
    flex: 'none',
    display: 'flex',
    justifyContent: 'flex-end',
    minInlineSize: '112px',
    minBlockSize: '40px',
  },
  'session',
);

export const avatar = style(
  {
    display: 'inline-grid',
    placeItems: 'center',
    borderRadius: vars.radius.full,
    textDecoration: 'none',
    selectors: focusRing,
    '@media': { [media.touch]: { minInlineSize: '44px', minBlockSize: '44px' } },
  },
  'avatar',
);
