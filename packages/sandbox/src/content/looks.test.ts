import { describe, expect, it } from 'vitest';
import { laoTang, moBan } from '../../../screens/src/layout/cast.ts';
import { ourCompanion } from '../../../ui/src/brand/logo/our-companion.ts';
import { pictograms } from '../../../ui/src/brand/pictogram/pictograms.ts';
import { lookNames } from '../../../ui/src/brand/sprite/designed/designed-figure.ts';
import { fittingParts } from '../../../ui/src/brand/sprite/designed/fitting-parts.ts';
import { parseContent, readSources } from './load.ts';

const { content } = parseContent(readSources());
const looks = [...content.companions, ...content.entities].flatMap((owner) => [
  { id: owner.id, look: owner.look },
  ...('figures' in owner ? owner.figures : []),
]);

describe('authored looks', () => {
  it('name parts that are drawn', () => {
    const unknown = looks.flatMap(({ id, look = {} }) =>
      Object.entries(look)
        .filter(([slot]) => slot !== 'hue')
        .filter(([slot, name]) => !lookNames[slot as keyof typeof lookNames].includes(`${name}`))
        .map(([slot, name]) => `${id}: ${slot} ${name}`),
    );
    expect(unknown).toEqual([]);
  });

  it('name icons that are drawn, for everything that has no body', () => {
    const others = content.entities.filter(({ look }) => look === undefined);
    expect(
      others.filter(({ icon = '' }) => !Object.hasOwn(pictograms, icon)).map(({ id }) => id),
    ).toEqual([]);
    expect(content.entities.filter(({ look, icon }) => Boolean(look) === Boolean(icon))).toEqual(
      [],
    );
  });

  it('give each companion a body of its own', () => {
    const bodies = content.companions.map(({ look }) => look?.body);
    expect(new Set(bodies).size).toBe(content.companions.length);
  });

  it('give companions parts that fit their body, so that the studio can start from them', () => {
    const misfits = content.companions.flatMap(({ id, look = {} }) =>
      Object.entries(look)
        .filter(([slot]) => slot !== 'hue')
        .filter(
          ([slot, name]) =>
            !fittingParts(`${look.body}`)[slot as keyof typeof lookNames].includes(`${name}`),
        )
        .map(([slot, name]) => `${id}: ${slot} ${name}`),
    );
    expect(misfits).toEqual([]);
  });

  it.each([ourCompanion, laoTang, moBan])('draw $seed on every page as in its content', (drawn) => {
    const { seed, hue, look } = content.companions.find(({ id }) => id === drawn.seed)!;
    expect(drawn).toEqual({ seed, hue, look });
  });
});
