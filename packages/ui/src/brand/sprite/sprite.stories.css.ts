import { style } from '@vanilla-extract/css';

export const sheet = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, 84px)',
  gap: 8,
  padding: 24,
});
export const moods = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(8, 112px)',
  gap: 16,
  padding: 24,
  overflowX: 'auto',
});
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: 24,
  padding: 24,
});
export const screens = style({ blockSize: '200vh' });
