import type { CompanionFile } from '../content/formats.ts';
import type { Article, Entity } from '../content/load.ts';
import type { Block } from '../content/markdown.ts';
import type { Language } from '../http/language.ts';
import { foldText, termsOf, tokensOf } from '../search/fold.ts';
import type { Search } from '../search/search.ts';
import type { Library } from '../store/library.ts';
import { createBestArticles, LEAST_FRAME } from './best-articles.ts';
import { hasPronoun } from './follow-up.ts';
import { gameFact } from './game-facts.ts';
import { factIntents, type Intent } from './intent.ts';
import { passageOf, written } from './passage.ts';
import { restOf } from './question-words.ts';
import {
  activitySource,
  articleSource,
  articlesOf,
  companionSource,
  entitySource,
  gameSource,
  type Source,
  spoils,
} from './sources.ts';
import type { Named } from './subjects.ts';

/** An article of this score answers better than the entity that the question names. */
const STRONG_SCORE = 0.9;
/** Characters that a question about a name may have beside the name. */
const MOST_REST = 2;

export interface Question {
  text: string;
  intent: Intent | undefined;
  /** What the text names. */
  named: readonly Named[];
  companion: CompanionFile;
  language: Language;
  /** What the talk was about before. */
  before: { game: string | undefined; entity: string | undefined };
}

/** What is said to a question, and what it rests on. */
export interface Found {
  source: Source;
  blocks: readonly Block[];
  /** Text that is made from facts, instead of the blocks. */
  text?: string;
}

export interface Answers {
  /** The best answer to a question whose source was not tried yet, and whether there is another after it. */
  find(
    question: Question,
    tried?: ReadonlySet<string>,
  ): (Found & { hasOther: boolean }) | undefined;
}

export function createAnswers(library: Library, search: Search): Answers {
  const articlesFor = createBestArticles(search);

  /** Answers to a question, best first. Some have the same source. */
  function* answersTo(question: Question): Generator<Found> {
    const { text, intent, named, companion, language, before } = question;
    const of = (kind: Named['subject']['kind']) =>
      named.find(({ subject }) => subject.kind === kind)?.subject.id;
    const rest = restOf(text, named);
    const content = tokensOf(termsOf(rest));
    const isBare = rest.length <= MOST_REST;
    const own = entityOf(of('entity'));
    const entity = own ?? earlier(question, content);
    const game = of('game') ?? entity?.game ?? before.game ?? companion.games[0];

    const asked = articleAsked(text, companion, language);
    if (asked) yield fromArticle(asked, content, language, true);
    if (intent && factIntents.has(intent) && !own) {
      const fact = gameFact(library, intent, game, text, language);
      if (fact) {
        yield fact;
        return;
      }
    }
    if (intent === 'ending' && isBare) {
      const ending = endingOf(of('game') ?? before.game, companion, language);
      if (ending) yield ending;
    }
    if (entity && (isBare || !own) && isAboutEntity(intent)) {
      const special = rest === '' ? undefined : articleOn(entity, rest, language);
      if (special) yield fromArticle(special, content, language, true);
      const isPlaced = entity.kind === 'place' || places(entity, language).length > 0;
      const guide = intent === 'where' && !isPlaced ? guideTo(entity) : undefined;
      yield guide
        ? fromArticle(guide, content, language, true)
        : aboutEntity(entity, intent, language);
    }
    if (entity && isGuide(intent)) {
      const guide = guideTo(entity);
      if (guide) yield fromArticle(guide, content, language, true);
    }
    if (intent === 'event' || of('activity')) {
      const event = eventOf(of('activity'), companion, language);
      if (event) yield event;
    }
    const story = ownStory(question);
    if (story) yield story;

    const articles = articlesFor(text, companion, language, content);
    for (const [index, { article, score, frame }] of articles.entries()) {
      if (entity && score < STRONG_SCORE && isAboutEntity(intent)) break;
      const isFramed = frame >= LEAST_FRAME;
      // A second answer must be about just that question.
      if (index > 0 && !isFramed) continue;
      yield fromArticle(article, content, language, isGuide(intent) || isFramed);
    }
    if (entity) yield aboutEntity(entity, intent, language);
    const other = of('character');
    const companionOf = other === undefined ? undefined : library.companion(other);
    if (companionOf) yield fromSource(companionSource(companionOf, language), content, language);
    const namedGame = library.game(of('game') ?? '');
    if (namedGame && (intent === 'what' || isBare)) {
      yield fromSource(gameSource(namedGame, language), content, language);
    }
  }

  function find(question: Question, tried: ReadonlySet<string> = new Set()) {
    const passed = new Set(tried);
    let found: Found | undefined;
    for (const answer of answersTo(question)) {
      const key = keyOf(answer.source);
      if (passed.has(key)) continue;
      if (found) return { ...found, hasOther: true };
      passed.add(key);
      found = answer;
    }
    return found && { ...found, hasOther: false };
  }

  /** What the talk was about before, if the question leans on it. */
  function earlier(
    { text, intent, before, language }: Question,
    content: readonly string[],
  ): Entity | undefined {
    const entity = entityOf(before.entity);
    if (!entity || intent === undefined || factIntents.has(intent)) return undefined;
    if (hasPronoun(text) || content.length === 0) return entity;
    if (intent === 'what' || !isAboutEntity(intent)) return undefined;
    const texts = foldText(written(entitySource(entity, language).blocks));
    return content.some((token) => texts.includes(token)) ? entity : undefined;
  }

  const entityOf = (id: string | undefined) => (id === undefined ? undefined : library.entity(id));

  /** The article whose question or title this is: pages and replies suggest them. */
  function articleAsked(text: string, companion: CompanionFile, language: Language) {
    const asked = foldText(text).trim();
    return companion.games
      .flatMap((game) => articlesOf(library, game))
      .find(({ question, prose }) =>
        [question[language], prose[language].title].some((each) => foldText(each) === asked),
      );
  }

  /** An article whose title and question name an entity together with the rest of a question: 「巴图」 and 「羊」. */
  function articleOn({ id, game, name }: Entity, rest: string, language: Language) {
    return articlesOf(library, game).find((article) => {
      const frame = foldText(`${article.prose[language].title}\n${article.question[language]}`);
      const isNamed = frame.includes(foldText(name[language]));
      return isNamed && article.entities.includes(id) && frame.includes(rest);
    });
  }

  /** The article that tells how to get the better of an entity. */
  function guideTo({ id, game, name }: Entity): Article | undefined {
    const weigh = (article: Article) =>
      Number(article.entities.includes(id)) *
      ((article.entities[0] === id ? 3 : 0) +
        (article.kind === 'boss' ? 2 : 0) +
        (article.kind === 'guide' ? 1 : 0) +
        (`${article.prose.zh.title}${article.question.zh}`.includes(name.zh) ? 3 : 0));
    const guides = articlesOf(library, game).filter((article) => weigh(article) >= 4);
    return guides.toSorted((a, b) => weigh(b) - weigh(a))[0];
  }

  function aboutEntity(entity: Entity, intent: Intent | undefined, language: Language): Found {
    const source = entitySource(entity, language);
    const [summary, description, attributes] = source.blocks;
    const all = [summary, description, attributes].filter((block) => block !== undefined);
    if (intent === 'where')
      return {
        source,
        blocks: [...all.slice(0, 1), ...places(entity, language), ...all.slice(1, 2)],
      };
    if (
      (intent === 'price' || intent === 'drop' || intent === 'number') &&
      attributes &&
      summary &&
      description
    )
      return { source, blocks: [summary, attributes, description] };
    return { source, blocks: all };
  }

  /** The places that belong to an entity. */
  function places(
    { id, game, related, name, summary, description }: Entity,
    language: Language,
  ): Block[] {
    const texts = `${summary.zh}${description.zh}`;
    return library
      .entities({ game, kind: 'place' }, { page: 1, page_size: 100 })
      .items.filter(
        (place) =>
          place.id !== id &&
          (related.includes(place.id) || texts.includes(place.name.zh)) &&
          place.name.zh !== name.zh,
      )
      .flatMap((place) => entitySource(place, language).blocks.slice(0, 1));
  }

  /** An event of the companion, or the one that was named. */
  function eventOf(id: string | undefined, companion: CompanionFile, language: Language) {
    const event =
      id === undefined
        ? library
            .activities()
            .filter(({ character, ends }) => character === companion.id && ends >= 0)
            .toSorted((a, b) => a.starts - b.starts)[0]
        : library.activity(id);
    return event && fromSource(activitySource(event, language), [], language);
  }

  /** The companion's own story: asked for, or the place where somebody or something is named. */
  function ownStory({ text, intent, named, companion, language }: Question): Found | undefined {
    const source = companionSource(companion, language);
    if (intent === 'story') return fromSource(source, [], language);
    if (intent !== 'who' || named.some(({ subject }) => subject.kind === 'entity'))
      return undefined;
    const name = restOf(text, []).replaceAll(' ', '');
    const isNamed = ({ text }: { text: string }) => foldText(text).includes(name);
    if (name.length < 2 || !source.blocks.some((block) => 'text' in block && isNamed(block)))
      return undefined;
    return { source, blocks: source.blocks.filter((block) => 'text' in block && isNamed(block)) };
  }

  /** The article that tells how a game ends. */
  function endingOf(game: string | undefined, companion: CompanionFile, language: Language) {
    const games = game === undefined ? companion.games : [game];
    const article = games.flatMap((id) => articlesOf(library, id)).find(spoils);
    return article && fromArticle(article, [], language, false);
  }

  function fromArticle(
    article: Article,
    tokens: readonly string[],
    language: Language,
    guide: boolean,
  ): Found {
    const source = articleSource(article, language);
    return { source, blocks: passageOf(source, tokens, language, guide) };
  }

  const fromSource = (source: Source, tokens: readonly string[], language: Language): Found => ({
    source,
    blocks: passageOf(source, tokens, language, false),
  });

  return { find };
}

/** Names a source among those that were tried. */
export const keyOf = ({ kind, id }: Pick<Source, 'kind' | 'id'>) => `${kind} ${id}`;

const isGuide = (intent: Intent | undefined) => intent === 'beat' || intent === 'how';
const isAboutEntity = (intent: Intent | undefined) =>
  intent === undefined ||
  intent === 'who' ||
  intent === 'where' ||
  intent === 'price' ||
  intent === 'number' ||
  intent === 'drop' ||
  intent === 'what';
