import { fontSize, leading, media, space, text, vars } from '@companion/ui/theme';
import { style } from '@vanilla-extract/css';

/** Centred on desktops too: this page has no device check (spec §2). */
export const column = style({ maxInlineSize: '480px', marginInline: 'auto' });

export const flow = style([text, { display: 'grid', gap: space[4] }]);
export const who = style({ display: 'grid', justifyItems: 'center' });
export const words = style({ display: 'grid', gap: space[3] });

/** Takes no row and no gap while empty. */
export const sent = style({ ':empty': { position: 'absolute' } });

/** Keeps its space while the text is announced again. */
export const unsaid = style({ visibility: 'hidden' });

/** Focused so that it is read; not a control. */
export const last = style({ outline: 'none' });

export const losses = style({
  display: 'grid',
  gap: space[2],
  margin: 0,
  paddingInlineStart: '1.2em',
  color: vars.color.muted,
});

export const hint = style({ color: vars.color.muted, fontSize: fontSize[14] });

/** In the gap above the buttons, which is as high as its line: nothing moves when a step fails. */
export const failure = style({
  minBlockSize: '1.5rem',
  marginBlock: `calc(-1 * ${space[3]})`,
  color: vars.color.bad,
  fontSize: fontSize[14],
  lineHeight: leading.latin,
});

export const acts = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: space[3],
  '@media': { [media.mobile]: { flexDirection: 'column-reverse', alignItems: 'stretch' } },
});
