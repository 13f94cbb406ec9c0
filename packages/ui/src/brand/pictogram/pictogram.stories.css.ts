import { style } from '@vanilla-extract/css';

export const sheet = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, 96px)',
  gap: 16,
  padding: 24,
});
export const entry = style({ display: 'grid', justifyItems: 'center', gap: 8, fontSize: 12 });
