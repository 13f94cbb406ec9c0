import type { Citation } from '@companion/sdk/contract';
import type { ActivityFile, CompanionFile, GameFile } from '../content/formats.ts';
import type { Article, Entity } from '../content/load.ts';
import type { Block } from '../content/markdown.ts';
import type { Language, Localised } from '../http/language.ts';
import type { Library } from '../store/library.ts';

/** Something that answers rest on: an article, an entity, a game, a companion's story or an event. */
export interface Source {
  kind: Citation['kind'];
  id: string;
  game: string | undefined;
  title: string;
  blocks: readonly Block[];
  /** Tells the ending of a game. */
  spoils: boolean;
}

const colons: Localised<string> = { zh: '：', en: ': ', ja: '：' };
const SPOILER = /剧透|含结局/;
const ENTITIES_PER_GAME = 500;
export const ARTICLES_PER_GAME = 200;

/** Whether an article tells how a game ends. Its Chinese title or question says so. */
export const spoils = ({ question, prose }: Article) =>
  SPOILER.test(`${question.zh}${prose.zh.title}`);

export function articleSource(article: Article, language: Language): Source {
  return {
    kind: 'article',
    id: article.id,
    game: article.game,
    title: article.prose[language].title,
    blocks: article.prose[language].blocks,
    spoils: spoils(article),
  };
}

export function entitySource(entity: Entity, language: Language): Source {
  const { game, name, summary, description, attributes, id } = entity;
  return {
    kind: 'entity',
    id,
    game,
    title: name[language],
    blocks: [
      paragraph(`${name[language]}${colons[language]}${summary[language]}`),
      paragraph(description[language]),
      factList(attributes, language),
    ],
    spoils: false,
  };
}

export function gameSource(game: GameFile, language: Language): Source {
  return {
    kind: 'game',
    id: game.id,
    game: game.id,
    title: game.name[language],
    blocks: [
      paragraph(`${game.name[language]}${colons[language]}${game.summary[language]}`),
      factList(game.facts, language),
      ...paragraphs(game.prose[language]),
    ],
    spoils: false,
  };
}

export function companionSource(companion: CompanionFile, language: Language): Source {
  return {
    kind: 'character',
    id: companion.id,
    game: undefined,
    title: companion.name[language],
    blocks: paragraphs(companion.story[language]),
    spoils: false,
  };
}

export function activitySource(activity: ActivityFile, language: Language): Source {
  const { id, game, title, summary, body, reward } = activity;
  return {
    kind: 'activity',
    id,
    game,
    title: title[language],
    blocks: [
      paragraph(`${title[language]}${colons[language]}${summary[language]}`),
      ...paragraphs(body[language]),
      ...(reward ? [paragraph(reward[language])] : []),
    ],
    spoils: false,
  };
}

/** Opens what a reply cited. */
export function sourceOf(
  library: Library,
  { kind, id }: Citation,
  language: Language,
): Source | undefined {
  switch (kind) {
    case 'article': {
      const article = library.article(id);
      return article && articleSource(article, language);
    }
    case 'entity': {
      const entity = library.entity(id);
      return entity && entitySource(entity, language);
    }
    case 'game': {
      const game = library.game(id);
      return game && gameSource(game, language);
    }
    case 'character': {
      const companion = library.companion(id);
      return companion && companionSource(companion, language);
    }
    case 'activity': {
      const activity = library.activity(id);
      return activity && activitySource(activity, language);
    }
  }
}

export function citationOf(source: Source, quote?: string): Citation {
  const { kind, id, game, title } = source;
  return {
    kind,
    id,
    ...(game !== undefined && { game_id: game }),
    title,
    ...(quote !== undefined && { quote }),
  };
}

export const articlesOf = (library: Library, game: string) =>
  library.articles(game, ARTICLES_PER_GAME);

export const entitiesOf = (library: Library, game: string) =>
  library.entities({ game }, { page: 1, page_size: ENTITIES_PER_GAME }).items;

const paragraph = (text: string): Block => ({ type: 'paragraph', text });
const paragraphs = (text: string) => text.split(/\n{2,}/).map(paragraph);

function factList(
  facts: readonly { label: Localised; value: Localised }[],
  language: Language,
): Block {
  return {
    type: 'list',
    items: facts.map(
      ({ label, value }) => `${label[language]}${colons[language]}${value[language]}`,
    ),
  };
}
