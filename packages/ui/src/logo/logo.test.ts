import { expect, it } from 'vitest';
import { spriteTraits } from '../sprite/sprite-traits.ts';
import { LOGO_SEED } from './logo-seed.ts';

it('the logo is a flame for ever, whatever the sprites learn', () => {
  expect(spriteTraits(LOGO_SEED)).toMatchObject({ body: 'flame', head: 'antenna' });
});
