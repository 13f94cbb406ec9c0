import type { Library } from '../store/library.ts';
import { articleSource, articlesOf, type Source, spoils } from './sources.ts';
import type { ReplyInput } from './talk.ts';

export const MOST_SUGGESTIONS = 3;

/** What can be said or asked next. */
export function createRelated(library: Library) {
  /** An article beside a source that shares something with it and was not cited yet. */
  function next(input: ReplyInput, source: Source): Source | undefined {
    const article = relatedArticles(input, source)[0];
    return article && articleSource(article, input.language);
  }

  function relatedArticles({ recent }: ReplyInput, source: Source) {
    if (source.game === undefined) return [];
    const known = new Set(recent.flatMap(({ citations }) => citations.map(({ id }) => id)));
    known.add(source.id);
    const entities =
      source.kind === 'entity' ? [source.id] : (library.article(source.id)?.entities ?? []);
    const shared = (article: { entities: readonly string[] }) =>
      article.entities.filter((id) => entities.includes(id)).length;
    return articlesOf(library, source.game)
      .filter((article) => !known.has(article.id) && !spoils(article))
      .toSorted((a, b) => shared(b) - shared(a));
  }

  function questions(input: ReplyInput, source: Source, max: number): string[] {
    const { companion, language } = input;
    if (source.game === undefined || !companion.games.includes(source.game))
      return open(input).slice(0, max);
    return relatedArticles(input, source)
      .map(({ question }) => question[language])
      .slice(0, max);
  }

  /** Three questions that this companion can answer and was not asked. */
  function open({ companion, language, recent }: ReplyInput): string[] {
    const asked = new Set(recent.map(({ text }) => text));
    const others = companion.games
      .flatMap((game) => articlesOf(library, game))
      .filter((article) => !spoils(article))
      .map(({ question }) => question[language]);
    return [...new Set([...companion.suggestions[language], ...others])]
      .filter((question) => !asked.has(question))
      .slice(0, MOST_SUGGESTIONS);
  }

  return { next, questions, open };
}
