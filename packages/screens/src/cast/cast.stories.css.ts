import { style } from '@vanilla-extract/css';

export const sheet = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: 16,
  padding: 24,
});
export const entry = style({ display: 'grid', justifyItems: 'center', gap: 8, fontSize: 12 });
export const sizes = style({ display: 'flex', alignItems: 'end', gap: 12 });
