import type { Article, Character, GameDetail, KeptEntry, Me } from '@companion/sdk/contract';
import { describe, expect, it, vi } from 'vitest';
import { answerCard, articleCard, companionCard, endingCard, gameCard, seatCard } from './index.ts';

// Class names without styles: the sprite is not compiled here.
vi.hoisted(async () => {
  const { setFileScope } = await import('@vanilla-extract/css/fileScope');
  await import('@vanilla-extract/css/disableRuntimeStyles');
  setFileScope('share-cards');
});

const LAMP_HUE = 62;

describe('the card of a companion', () => {
  const companion = { id: 'ember', name: 'Ember', role: 'Guide', line: 'Hello.' } as Character;

  it('shows its role and line, and a body of its id in our hue when the backend sends none', () => {
    expect(companionCard(companion)).toEqual({
      kind: 'companion',
      companion: { name: 'Ember', seed: 'ember', look: undefined, hue: LAMP_HUE },
      role: 'Guide',
      line: 'Hello.',
    });
  });

  it('shows its own seed, look and hue beside an answer or an ending', () => {
    const look = { body: 'flame' } as const;
    const own = { ...companion, seed: 'spark', look, hue: 15 } as Character;
    const body = { name: 'Ember', seed: 'spark', look, hue: 15 };
    const answer = { question: 'How?', answer: 'So.' };
    expect(answerCard(own, answer)).toEqual({ kind: 'answer', companion: body, ...answer });
    const ending = {
      from: 'Gate',
      title: 'Dawn',
      text: 'It is day.',
      art: { seed: 'a', scene: 'b' },
    };
    expect(endingCard(own, ending)).toEqual({ kind: 'ending', companion: body, ...ending });
  });
});

describe('the card of the library', () => {
  it('shows a game in its scene', () => {
    const game = { id: 'bells', name: 'Bells', tagline: 'Nine.', cover: 'dunes', hue: 15 };
    expect(gameCard(game as GameDetail)).toEqual({
      kind: 'guide',
      hue: 15,
      from: '',
      title: 'Bells',
      text: 'Nine.',
      art: { seed: 'bells', scene: 'dunes' },
    });
  });

  it('shows an article with the name and the seed of its game', () => {
    const article = {
      id: 'oil',
      game_id: 'bells',
      game_name: 'Bells',
      title: 'Oil',
      question: '?',
    };
    expect(articleCard(article as Article)).toEqual({
      kind: 'guide',
      hue: LAMP_HUE,
      from: 'Bells',
      title: 'Oil',
      text: '?',
      art: { seed: 'bells', scene: undefined },
    });
  });
});

describe('the card of a seat', () => {
  const items = (['game', 'ending', 'article'] as const).map((kind) => ({ kind })) as KeptEntry[];

  it('counts endings apart from what is kept', () => {
    expect(seatCard('wu-0417', null, items)).toMatchObject({ kept: 2, endings: 1 });
  });

  it('has a name and a date only when the user’s data are there', () => {
    const me = { nickname: 'Night Cat', created_at: '2026-04-17T04:00:00Z' } as Me;
    const [before, after] = [seatCard('wu-0417', null, []), seatCard('wu-0417', me, [])];
    expect(before).toMatchObject({ companion: { name: '', seed: 'wu-0417' }, since: undefined });
    expect(after).toMatchObject({ companion: { name: 'Night Cat' }, since: me.created_at });
    expect(after.companion.hue).toBe(before.companion.hue);
  });
});
