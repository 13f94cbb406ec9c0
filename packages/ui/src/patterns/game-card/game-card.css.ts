import { picture } from '../../internal/pictured-card.css.ts';
import { vars } from '../../theme/contract.css.ts';
import { style } from '../../theme/style.ts';

export const cover = style([picture, { aspectRatio: '4 / 3' }], 'cover');

export const facts = style({ color: vars.accent.text }, 'facts');
