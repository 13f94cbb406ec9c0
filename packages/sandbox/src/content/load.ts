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

/** A problem for the author to fix. */
export interface Problem {
  file: string;
  problem: string;
}

/** A content file before it is parsed. */
export interface SourceFile {
  path: string;
  text: string;
}

const CONTENT = fileURLToPath(new URL('.', import.meta.url));
/** Order of the games in lists. Other games follow, sorted by id. */
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

/** Reads all content files, sorted by path. */
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

/** Parses the files. Invalid files are skipped and reported. */
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
  problems.push(...removeInconsistent(content));
  return { content, problems };
}

function parseFile({ path, text }: SourceFile, content: SeedContent): void {
  const parts = path.split('/');
  const [folder, second = '', third, fourth] = parts;
  const name = (parts.at(-1) ?? '').replace(/\.(?:json|md)$/, '');
  if (folder === 'games' && third === 'game.json') {
    const game = check(gameFile, JSON.parse(text));
    checkId(game.id, second);
    content.games.push(game);
  } else if (folder === 'games' && third === 'entities.json') {
    const entities = check(v.array(entityFile), JSON.parse(text));
    content.entities.push(...entities.map((entity) => ({ ...entity, game: second })));
  } else if (folder === 'games' && third === 'articles' && fourth) {
    content.articles.push({ id: name, game: second, ...parseArticle(text) });
  } else if (folder === 'companions') {
    const companion = check(companionFile, JSON.parse(text));
    checkId(companion.id, name);
    content.companions.push(companion);
  } else if (folder === 'quests') {
    const quest = check(questFile, JSON.parse(text));
    checkId(quest.id, name);
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
  const problems = result.issues
    .slice(0, 5)
    .map((issue) => `${v.getDotPath(issue) ?? ''}: ${issue.message}`);
  throw new Error(problems.join('; '));
}

function checkId(id: string, name: string): void {
  if (id !== name) throw new Error(`id ${id} is not the name of its file or folder, ${name}`);
}

/**
 * Removes inconsistent items and reports them: an id that is taken, an unknown game, companion or
 * scene, an end before the start. Unknown ids in lists are removed from the list only.
 */
function removeInconsistent(content: SeedContent): Problem[] {
  const problems: Problem[] = [];

  function keepValid<Item extends { id: string }>(
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

  function keepKnown(
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
  const entities = keepValid(content.entities, entitiesFile, ({ id, game }) =>
    unknownGame(game).map((problem) => `${id}: ${problem}`),
  );
  const gameOf = new Map(entities.map(({ id, game }) => [id, game]));
  content.entities = entities.map((entity) => ({
    ...entity,
    related: keepKnown(
      entity.related,
      (id) => gameOf.get(id) === entity.game,
      entitiesFile(entity),
      (id) => `${entity.id} is related to ${id}, unknown`,
    ),
  }));

  const articleFile = ({ game, id }: Article) => `games/${game}/articles/${id}.md`;
  // An article and a game with the same id would have the same address on the site.
  const taken = new Set(games);
  content.articles = keepValid(
    content.articles,
    articleFile,
    ({ game }) => unknownGame(game),
    taken,
  ).map((article) => ({
    ...article,
    entities: keepKnown(
      article.entities,
      (id) => gameOf.get(id) === article.game,
      articleFile(article),
      (id) => `unknown entity ${id}`,
    ),
  }));

  const companionFileOf = ({ id }: CompanionFile) => `companions/${id}.json`;
  content.companions = keepValid(content.companions, companionFileOf, () => []).map(
    (companion) => ({
      ...companion,
      games: keepKnown(
        companion.games,
        (id) => games.has(id),
        companionFileOf(companion),
        (id) => `unknown game ${id}`,
      ),
    }),
  );
  const companions = new Set(content.companions.map(({ id }) => id));
  const unknownCompanion = (id: string | undefined) =>
    id === undefined || companions.has(id) ? [] : [`unknown companion ${id}`];

  content.quests = keepValid(
    content.quests,
    ({ id }) => `quests/${id}.json`,
    (quest) => [
      ...unknownCompanion(quest.character),
      ...unknownGame(quest.game),
      ...brokenPaths(quest),
    ],
  );
  content.activities = keepValid(
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

/** Unknown scenes and dead ends of a quest. */
function brokenPaths({ start, scenes }: QuestFile): string[] {
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
