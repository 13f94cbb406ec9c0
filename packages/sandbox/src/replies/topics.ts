import type { Message } from '@companion/sdk/contract';
import { termsOf, tokensOf } from '../search/fold.ts';
import type { Library } from '../store/library.ts';
import { countTokens, written } from './passage.ts';
import { restOf } from './question-words.ts';
import { type Source, sourceOf } from './sources.ts';
import type { Named } from './subjects.ts';
import type { ReplyInput } from './talk.ts';

/** What the companion said, as one text. */
export const saidOf = (recent: readonly Message[]): string =>
  recent
    .filter(({ author }) => author === 'character')
    .map(({ text }) => text)
    .join('\n');

/** What messages and sources are about. */
export function createTopics(library: Library) {
  /** Whether a source names what a text asks about. */
  function isAbout(source: Source, text: string): boolean {
    const asked = tokensOf(termsOf(restOf(text, [])));
    return countTokens(`${source.title}\n${written(source.blocks)}`, asked) > 0;
  }

  /** The game that a text is about, if it is about nothing else. The library has no prices of games. */
  function onlyGame(text: string, named: readonly Named[]) {
    const isOnlyGame = named.length > 0 && named.every(({ subject }) => subject.kind === 'game');
    if (!isOnlyGame || restOf(text, named).length > 2) return undefined;
    return library.game(named[0]?.subject.id ?? '');
  }

  /** What the last reply with a source rests on. */
  function lastSource({ recent, language }: ReplyInput): Source | undefined {
    const citation = recent.findLast(
      ({ author, citations }) => author === 'character' && citations.length > 0,
    )?.citations[0];
    return citation && sourceOf(library, citation, language);
  }

  function subjectOf(source: Source | undefined) {
    const entity =
      source?.kind === 'entity'
        ? source.id
        : source?.kind === 'article'
          ? library.article(source.id)?.entities[0]
          : undefined;
    return { game: source?.game, entity };
  }

  return { isAbout, lastSource, onlyGame, subjectOf };
}
