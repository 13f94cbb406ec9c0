import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';
import { elevation2 } from '../../theme/mixins.ts';
import { style } from '../../theme/style.ts';
import { fontSize, space } from '../../theme/tokens.ts';
import { text } from '../../theme/type.css.ts';

export const root = style(
  [
    text,
    {
      position: 'relative',
      display: 'grid',
      minBlockSize: 0,
      blockSize: '100%',
      '@media': { [media.print]: { display: 'block', blockSize: 'auto' } },
    },
  ],
  'root',
);

export const scroller = style(
  {
    display: 'flex',
    flexDirection: 'column',
    minBlockSize: 0,
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    // The virtual list keeps the scroll position itself.
    overflowAnchor: 'none',
    paddingInline: space[4],
    selectors: {
      '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '-2px' },
    },
    '@media': { [media.print]: { display: 'block', overflow: 'visible' } },
  },
  'scroller',
);

/** As high as all rows. */
export const content = style(
  {
    position: 'relative',
    flex: 'none',
    inlineSize: '100%',
    maxInlineSize: '760px',
    // A short conversation is at the lower end.
    marginBlockStart: 'auto',
    marginInline: 'auto',
    // Rows have other heights on paper.
    '@media': { [media.print]: { blockSize: 'auto !important' } },
  },
  'content',
);

export const virtualRows = style(
  {
    position: 'absolute',
    insetInline: 0,
    insetBlockStart: 0,
    margin: 0,
    padding: 0,
    listStyle: 'none',
  },
  'virtualRows',
);

export const staticRows = style({ margin: 0, padding: 0, listStyle: 'none' }, 'staticRows');

/** `flow-root`: collapsed margins would be missing from measured heights. */
export const row = style(
  { position: 'absolute', insetInline: 0, insetBlockStart: 0, display: 'flow-root' },
  'row',
);

export const earlier = style(
  {
    display: 'grid',
    gridTemplateRows: '1fr auto',
    justifyItems: 'center',
    alignItems: 'center',
  },
  'earlier',
);

export const typing = style(
  {
    flex: 'none',
    display: 'flex',
    alignItems: 'center',
    gap: space[3],
    boxSizing: 'border-box',
    inlineSize: '100%',
    maxInlineSize: '760px',
    marginBlock: space[3],
    marginInline: 'auto',
    fontSize: fontSize[14],
    color: vars.color.faint,
  },
  'typing',
);

export const latest = style(
  {
    position: 'absolute',
    insetBlockEnd: space[4],
    left: '50%',
    transform: 'translateX(-50%)',
    borderRadius: vars.radius.full,
    backgroundColor: vars.color.raised,
    boxShadow: elevation2,
  },
  'latest',
);
