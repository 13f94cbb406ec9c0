import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import type { Localised } from '../http/language.ts';
import {
  type ActivityFile,
  activityFile,
  articleHead,
  type CompanionFile,
  companionFile,
  type EntityFile,
  entityFile,
  type GameFile,
  gameFile,
  type QuestFile,
  questFile,
} from './formats.ts';
import { allLanguages, type Prose, splitHead } from './markdown.ts';

export type Article = v.InferOutput<typeof articleHead> & {
  id: string;
  game: string;
  prose: Localised<Prose>;
};
export type Entity = EntityFile & { game: string };

export interface SeedContent {
  games: GameFile[];
  entities: Entity[];
  articles: Article[];
  companions: CompanionFile[];
  quests: QuestFile[];
  activities: ActivityFile[];
}

/** What an author has to mend. */
export interface Problem {
  file: string;
  problem: string;
}

/** One file of the world, read but not yet understood. */
export interface SourceFile {
  path: string;
  text: string;
}

const CONTENT = fileURLToPath(new URL('.', import.meta.url));
/** Order of the shelf; games that it does not name follow by id. */
const gameOrder = [
  'lantern-ridge',
  'tidewright',
  'clockwork-court',
  'paper-legions',
  'last-tram',
  'root-and-rust',
  'sky-couriers',
  'nine-bells',
  'mochi-league',
  'starlit-kitchen',
  'deep-cartographer',
  'five-lanes',
];

/** All files of the world, in a fixed order. */
export function readSources(directory: string = CONTENT): SourceFile[] {
  if (!existsSync(directory)) return [];
  return readdirSync(directory, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => path.endsWith('.json') || path.endsWith('.md'))
    .sort()
    .map((path) => ({ path, text: readFileSync(join(directory, path), 'utf8') }));
}

export function sourcesHash(sources: readonly SourceFile[]): string {
  const hash = createHash('sha256');
  for (const { path, text } of sources) hash.update(`${path}\0${text}\0`);
  return hash.digest('hex');
}

/** Understands the files. What is wrong is left out and named, the rest still works. */
export function parseContent(sources: readonly SourceFile[]): {
  content: SeedContent;
  problems: Problem[];
} {
  const content: SeedContent = {
    games: [],
    entities: [],
    articles: [],
    companions: [],
    quests: [],
    activities: [],
  };
  const problems: Problem[] = [];
  for (const source of sources) {
    try {
      parseFile(source, content);
    } catch (error) {
      problems.push({
        file: source.path,
        problem: error instanceof Error ? error.message : String(error),
      });
    }
  }
  const order = (id: string) => (gameOrder.includes(id) ? gameOrder.indexOf(id) : gameOrder.length);
  content.games.sort((a, b) => order(a.id) - order(b.id) || a.id.localeCompare(b.id));
  problems.push(...leaveOutWrong(content));
  return { content, problems };
}

function parseFile({ path, text }: SourceFile, content: SeedContent): void {
  const parts = path.split('/');
  const [folder, second = '', third, fourth] = parts;
  const name = (parts.at(-1) ?? '').replace(/\.(?:json|md)$/, '');
  if (folder === 'games' && third === 'game.json') {
    const game = check(gameFile, JSON.parse(text));
    same(game.id, second);
    content.games.push(game);
  } else if (folder === 'games' && third === 'entities.json') {
    const entities = check(v.array(entityFile), JSON.parse(text));
    content.entities.push(...entities.map((entity) => ({ ...entity, game: second })));
  } else if (folder === 'games' && third === 'articles' && fourth) {
    content.articles.push({ id: name, game: second, ...parseArticle(text) });
  } else if (folder === 'companions') {
    const companion = check(companionFile, JSON.parse(text));
    same(companion.id, name);
    content.companions.push(companion);
  } else if (folder === 'quests') {
    const quest = check(questFile, JSON.parse(text));
    same(quest.id, name);
    content.quests.push(quest);
  } else if (path === 'activities.json') {
    content.activities.push(...check(v.array(activityFile), JSON.parse(text)));
  } else {
    throw new Error('no format has this place');
  }
}

function parseArticle(source: string) {
  const { head, text } = splitHead(source);
  const { kind, entities = '', updated, ...rest } = head;
  const questions = Object.entries(rest).map(([key, value]) => {
    if (!key.startsWith('question.')) throw new Error(`unknown key in the head: ${key}`);
    return [key.slice('question.'.length), value];
  });
  const checked = check(articleHead, {
    kind,
    entities: entities
      .split(',')
      .map((id) => id.trim())
      .filter(Boolean),
    question: Object.fromEntries(questions),
    updated: Number(updated),
  });
  return { ...checked, prose: allLanguages(text) };
}

function check<Schema extends v.GenericSchema>(
  schema: Schema,
  value: unknown,
): v.InferOutput<Schema> {
  const result = v.safeParse(schema, value);
  if (result.success) return result.output;
  const told = result.issues
    .slice(0, 5)
    .map((issue) => `${v.getDotPath(issue) ?? ''}: ${issue.message}`);
  throw new Error(told.join('; '));
}

function same(id: string, name: string): void {
  if (id !== name) throw new Error(`id ${id} is not the name of its file or folder, ${name}`);
}

/**
 * Leaves out what would not work beside the rest, and says why. An item goes when its id is taken, when the one game,
 * companion or scene that it names is unknown, or when it ends before it starts. A list of names loses the unknown ones.
 */
function leaveOutWrong(content: SeedContent): Problem[] {
  const problems: Problem[] = [];

  function sound<Item extends { id: string }>(
    items: readonly Item[],
    fileOf: (item: Item) => string,
    faultsOf: (item: Item) => string[],
    taken = new Set<string>(),
  ): Item[] {
    return items.filter((item) => {
      const { id } = item;
      const faults = taken.has(id) ? [`the id ${id} is there twice`] : faultsOf(item);
      for (const problem of faults) problems.push({ file: fileOf(item), problem });
      if (faults.length === 0) taken.add(id);
      return faults.length === 0;
    });
  }

  function known(
    ids: readonly string[],
    isKnown: (id: string) => boolean,
    file: string,
    problemOf: (id: string) => string,
  ): string[] {
    return ids.filter((id) => {
      if (isKnown(id)) return true;
      problems.push({ file, problem: problemOf(id) });
      return false;
    });
  }

  const games = new Set(content.games.map(({ id }) => id));
  const unknownGame = (id: string | undefined) =>
    id === undefined || games.has(id) ? [] : [`unknown game ${id}`];

  const entitiesFile = ({ game }: Entity) => `games/${game}/entities.json`;
  const entities = sound(content.entities, entitiesFile, ({ id, game }) =>
    unknownGame(game).map((problem) => `${id}: ${problem}`),
  );
  const gameOf = new Map(entities.map(({ id, game }) => [id, game]));
  content.entities = entities.map((entity) => ({
    ...entity,
    related: known(
      entity.related,
      (id) => gameOf.get(id) === entity.game,
      entitiesFile(entity),
      (id) => `${entity.id} is related to ${id}, unknown`,
    ),
  }));

  const articleFile = ({ game, id }: Article) => `games/${game}/articles/${id}.md`;
  // An article has the same address as a game of its name would have.
  const taken = new Set(games);
  content.articles = sound(
    content.articles,
    articleFile,
    ({ game }) => unknownGame(game),
    taken,
  ).map((article) => ({
    ...article,
    entities: known(
      article.entities,
      (id) => gameOf.get(id) === article.game,
      articleFile(article),
      (id) => `unknown entity ${id}`,
    ),
  }));

  const companionFileOf = ({ id }: CompanionFile) => `companions/${id}.json`;
  content.companions = sound(content.companions, companionFileOf, () => []).map((companion) => ({
    ...companion,
    games: known(
      companion.games,
      (id) => games.has(id),
      companionFileOf(companion),
      (id) => `unknown game ${id}`,
    ),
  }));
  const companions = new Set(content.companions.map(({ id }) => id));
  const unknownCompanion = (id: string | undefined) =>
    id === undefined || companions.has(id) ? [] : [`unknown companion ${id}`];

  content.quests = sound(
    content.quests,
    ({ id }) => `quests/${id}.json`,
    (quest) => [
      ...unknownCompanion(quest.character),
      ...unknownGame(quest.game),
      ...brokenWays(quest),
    ],
  );
  content.activities = sound(
    content.activities,
    () => 'activities.json',
    ({ id, game, character, starts, ends }) => [
      ...[...unknownGame(game), ...unknownCompanion(character)].map(
        (problem) => `${id}: ${problem}`,
      ),
      ...(ends < starts ? [`${id} ends before it starts`] : []),
    ],
  );
  return problems;
}

/** Where a story's visitor could not go on. */
function brokenWays({ start, scenes }: QuestFile): string[] {
  const ids = new Set(scenes.map(({ id }) => id));
  const broken = ids.has(start) ? [] : [`unknown start ${start}`];
  for (const { id, choices, chat, ending } of scenes) {
    const nexts = [...choices, ...(chat?.reactions ?? [])].map(({ next }) => next);
    for (const next of nexts) {
      if (next && !ids.has(next)) broken.push(`${id} leads to ${next}, unknown`);
    }
    if (!nexts.some(Boolean) && !ending) broken.push(`${id} is a dead end`);
  }
  return broken;
}
