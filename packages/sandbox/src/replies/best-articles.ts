import type { CompanionFile } from '../content/formats.ts';
import type { Article } from '../content/load.ts';
import type { Language } from '../http/language.ts';
import { foldText } from '../search/fold.ts';
import type { Search } from '../search/search.ts';
import { countTokens, textsOf, written } from './passage.ts';
import { spoils } from './sources.ts';

/** Passages below this share of the question's words are about something else. */
const LEAST_SCORE = 0.34;
const MOST_CANDIDATES = 4;
/** An article without one of the question's words in its title and question must have this share in one block. */
const LEAST_BODY = 0.75;
/** From this share of the words in title and question on, the article is about just that question. */
export const LEAST_FRAME = 0.5;
/** A question of more words may have one that its answer does not use. */
const MOST_WORDS = 3;
const LATIN = /^[a-z]+$/;
/** A word without the endings of English: leaking, leaked and leaks are one. */
const stemOf = (word: string) => (word.length > 4 ? word.replace(/(?:ing|ed|es|s|y)$/, '') : word);

/** Finds the articles whose passages answer a question. */
export function createBestArticles(search: Search) {
  /** The articles that answer a text, best first. Each sentence of a long text is tried. */
  function articlesFor(
    text: string,
    companion: CompanionFile,
    language: Language,
    content: readonly string[],
  ) {
    const sentences = text.split(/[。！？!?\n]+|\.\s/).map((part) => part.trim());
    return [...new Set([text, ...sentences])]
      .filter((part) => part !== '')
      .flatMap((part) => search.excerpts(part, language, companion.games, MOST_CANDIDATES))
      .map(({ article, score }) => ({ article, score, ...shares(article, content, language) }))
      .filter(
        ({ article, score, frame, body }) =>
          score >= LEAST_SCORE &&
          namesAll(article, content, language) &&
          (frame > 0 || body >= LEAST_BODY) &&
          (article.kind !== 'news' || asksForNews(text)) &&
          // An ending is told only to those who ask for it.
          (frame >= LEAST_FRAME || !spoils(article)),
      )
      .toSorted((a, b) => b.score - a.score);
  }

  /** Whether an article names what a question in English is about: each of its few words. */
  function namesAll(article: Article, content: readonly string[], language: Language): boolean {
    const stems = content.filter((token) => LATIN.test(token)).map(stemOf);
    if (stems.length === 0 || stems.length > MOST_WORDS) return true;
    const { title, blocks } = article.prose[language];
    const text = `${title}\n${article.question[language]}\n${written(blocks)}`;
    return countTokens(text, stems) === stems.length;
  }

  /** The share of a question's words in the title and question of an article, and in one of its blocks. */
  function shares(article: Article, content: readonly string[], language: Language) {
    const { title, blocks } = article.prose[language];
    const share = (text: string) => countTokens(text, content) / (content.length || 1);
    return {
      frame: share(`${title}\n${article.question[language]}`),
      body: Math.max(0, ...blocks.map((block) => share(textsOf(block).join('\n')))),
    };
  }

  return articlesFor;
}

const NEWS = new RegExp(
  foldText(
    '更新|新版|版本|改动|新内容|新增|补丁|\\b(?:update[sd]?|patch|version|new|changes?|changed)\\b|アップデート|バージョン|新しい|変更|追加|新要素',
  ),
  'u',
);

/** News tell what changed. They are no answer to a question of somebody who plays. */
const asksForNews = (text: string) => NEWS.test(foldText(text));
