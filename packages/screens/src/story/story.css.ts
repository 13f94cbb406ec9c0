import { gutter, media, space, text } from '@companion/ui/theme';
import { style } from '@vanilla-extract/css';

/** The window without its header. */
export const page = style([
  text,
  {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    minBlockSize: 'calc(100svh - 72px)',
    outline: 'none',
    '@media': { [media.mobile]: { minBlockSize: 'calc(100svh - 56px)' } },
  },
]);

export const bar = style({
  position: 'absolute',
  zIndex: 1,
  insetBlockStart: space[4],
  insetInline: 0,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[4],
  overflowWrap: 'anywhere',
  paddingInline: gutter,
  '@media': {
    [media.mobile]: { paddingInline: space[4] },
    // The scene keeps its colours, which may be those of the focus.
    [media.forcedColors]: { insetBlockStart: 0, paddingBlock: space[4], backgroundColor: 'Canvas' },
  },
});
