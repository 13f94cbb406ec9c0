import { style } from '@vanilla-extract/css';

export const sheet = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 360px), 1fr))',
  alignItems: 'start',
  gap: '16px',
  padding: '16px',
});
