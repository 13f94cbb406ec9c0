import { fontSize, space, vars } from '@companion/ui/theme';
import { style } from '@vanilla-extract/css';
import { narrow } from '../studio.css.ts';

/** The page behind the studio has the brand: its properties are those of the document. */
export const ground = style({ minBlockSize: '100vh', background: vars.color.page });

export const desk = style({
  gridTemplateAreas: '"tools poster" "tools board"',
  gridTemplateRows: 'auto 1fr',
  '@media': { [narrow]: { gridTemplateAreas: '"poster" "tools" "board"' } },
});

export const branded = style({ minInlineSize: 0 });

export const poster = style({
  gridArea: 'poster',
  '@media': {
    [narrow]: { position: 'sticky', insetBlockStart: space[2], zIndex: 1 },
  },
});
export const tools = style({ gridArea: 'tools', blockSize: '100%' });
export const board = style({
  gridArea: 'board',
  padding: space[4],
  borderRadius: vars.radius.l,
  background: vars.color.page,
});

export const chip = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: 56,
  blockSize: 56,
  borderRadius: '50%',
  background: vars.color.raised,
});

const verdict = { fontSize: fontSize[14], fontWeight: 600 } as const;
export const holds = style({ ...verdict, color: vars.color.good });
export const fails = style({ ...verdict, color: vars.color.bad });
