import { dayTheme } from '@companion/ui/theme';
import { style } from '@vanilla-extract/css';
import { deskHeight } from './room-picture.css.ts';

/** A piece of the first screen's wall, with room for the cord above and the player's bubble below. */
export const wall = style({
  vars: { [deskHeight]: '76px' },
  isolation: 'isolate',
  overflow: 'clip',
  padding: '90px 24px 96px',
  backgroundColor: 'oklch(0.235 0.026 272)',
  selectors: { [`${dayTheme} &`]: { backgroundColor: 'oklch(0.94 0.027 80)' } },
});
export const strip = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: '110px 40px',
});
export const frame = style({ minInlineSize: 0 });
