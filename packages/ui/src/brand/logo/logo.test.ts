import { expect, it } from 'vitest';
import { spriteTraits } from '../sprite/sprite-traits.ts';
import { ourCompanion } from './our-companion.ts';

it('ourCompanion is the flame of the logo', () => {
  expect(spriteTraits(ourCompanion.seed)).toMatchObject({ body: 'flame', head: 'antenna' });
});
