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

export interface World {
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
/** Order of the shelf (issue list of games); others follow by name. */
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

/** Understands the files. A file that is wrong is left out and named, the rest still works. */
export function parseWorld(sources: readonly SourceFile[]): { world: World; problems: Problem[] } {
  const world: World = {
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
      parseFile(source, world);
    } catch (error) {
      problems.push({
        file: source.path,
        problem: error instanceof Error ? error.message : String(error),
      });
    }
  }
  const order = (id: string) => (gameOrder.indexOf(id) + 100) % 99;
  world.games.sort((a, b) => order(a.id) - order(b.id) || a.id.localeCompare(b.id));
  problems.push(...checkReferences(world));
  return { world, problems };
}

function parseFile({ path, text }: SourceFile, world: World): void {
  const parts = path.split('/');
  const [folder, second = '', third, fourth] = parts;
  const name = (parts.at(-1) ?? '').replace(/\.(?:json|md)$/, '');
  if (folder === 'games' && third === 'game.json') {
    const game = check(gameFile, JSON.parse(text));
    same(game.id, second);
    world.games.push(game);
  } else if (folder === 'games' && third === 'entities.json') {
    const entities = check(v.array(entityFile), JSON.parse(text));
    world.entities.push(...entities.map((entity) => ({ ...entity, game: second })));
  } else if (folder === 'games' && third === 'articles' && fourth) {
    world.articles.push({ id: name, game: second, ...parseArticle(text) });
  } else if (folder === 'companions') {
    const companion = check(companionFile, JSON.parse(text));
    same(companion.id, name);
    world.companions.push(companion);
  } else if (folder === 'quests') {
    const quest = check(questFile, JSON.parse(text));
    same(quest.id, name);
    world.quests.push(quest);
  } else if (path === 'activities.json') {
    world.activities.push(...check(v.array(activityFile), JSON.parse(text)));
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

function checkReferences(world: World): Problem[] {
  const problems: Problem[] = [];
  const games = new Set(world.games.map(({ id }) => id));
  const companions = new Set(world.companions.map(({ id }) => id));
  const entities = new Map(world.entities.map((entity) => [entity.id, entity]));
  const report = (file: string, problem: string) => problems.push({ file, problem });
  const duplicates = (file: string, ids: string[]) => {
    const seen = new Set<string>();
    for (const id of ids) {
      if (seen.has(id)) report(file, `the id ${id} is there twice`);
      seen.add(id);
    }
  };
  duplicates(
    'games',
    world.entities.map(({ id }) => id),
  );
  duplicates(
    'games',
    world.articles.map(({ id }) => id),
  );
  duplicates(
    'activities.json',
    world.activities.map(({ id }) => id),
  );
  for (const entity of world.entities) {
    for (const id of entity.related) {
      if (entities.get(id)?.game !== entity.game) {
        report(`games/${entity.game}/entities.json`, `${entity.id} is related to ${id}, unknown`);
      }
    }
  }
  for (const article of world.articles) {
    const file = `games/${article.game}/articles/${article.id}.md`;
    if (!games.has(article.game)) report(file, `unknown game ${article.game}`);
    for (const id of article.entities) {
      if (entities.get(id)?.game !== article.game) report(file, `unknown entity ${id}`);
    }
  }
  for (const companion of world.companions) {
    for (const id of companion.games) {
      if (!games.has(id)) report(`companions/${companion.id}.json`, `unknown game ${id}`);
    }
  }
  for (const quest of world.quests) {
    const file = `quests/${quest.id}.json`;
    const scenes = new Set(quest.scenes.map(({ id }) => id));
    if (!companions.has(quest.character)) report(file, `unknown companion ${quest.character}`);
    if (quest.game && !games.has(quest.game)) report(file, `unknown game ${quest.game}`);
    if (!scenes.has(quest.start)) report(file, `unknown start ${quest.start}`);
    for (const scene of quest.scenes) {
      const nexts = [...scene.choices, ...(scene.chat?.reactions ?? [])].map(({ next }) => next);
      for (const next of nexts) {
        if (next && !scenes.has(next)) report(file, `${scene.id} leads to ${next}, unknown`);
      }
      if (!nexts.some(Boolean) && !scene.ending) report(file, `${scene.id} is a dead end`);
    }
  }
  for (const activity of world.activities) {
    if (activity.game && !games.has(activity.game)) {
      report('activities.json', `${activity.id}: unknown game ${activity.game}`);
    }
    if (activity.character && !companions.has(activity.character)) {
      report('activities.json', `${activity.id}: unknown companion ${activity.character}`);
    }
    if (activity.ends < activity.starts) {
      report('activities.json', `${activity.id} ends before it starts`);
    }
  }
  return problems;
}
