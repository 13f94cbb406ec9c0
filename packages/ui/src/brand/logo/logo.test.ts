import { expect, it } from 'vitest';
import { spriteTraits } from '../sprite/sprite-traits.ts';
import { ourCompanion } from './our-companion.ts';

it('the companion of the logo is the flame that the logo draws', () => {
  expect(spriteTraits(ourCompanion.seed)).toMatchObject({ body: 'flame', head: 'antenna' });
});
