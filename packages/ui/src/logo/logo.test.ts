import { expect, it } from 'vitest';
import { spriteTraits } from '../sprite/sprite-traits.ts';
import { LOGO_SEED } from './logo-seed.ts';

it('the companion of the logo is the flame that the logo draws', () => {
  expect(spriteTraits(LOGO_SEED)).toMatchObject({ body: 'flame', head: 'antenna' });
});
