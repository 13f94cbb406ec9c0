import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import type { Plate } from '@companion/sdk/contract';
import * as v from 'valibot';
import type { Language, Localised } from '../http/language.ts';
import { removeInconsistent } from './consistency.ts';
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
  inLanguage,
  platesFile,
  type QuestFile,
  questFile,
  type Readings,
  readings,
} from './formats.ts';
import { lineOfText } from './lines.ts';
import { allLanguages, type Prose, splitHead } from './markdown.ts';
import { check, type Problem, problemsOf, readFiles, type SourceFile } from './source-files.ts';

export type Article = v.InferOutput<typeof articleHead> & {
  id: string;
  game: string;
  prose: Localised<Prose>;
  plates: Localised<Plate[]>;
};
export type Entity = EntityFile & { game: string };

export interface SeedContent {
  games: GameFile[];
  entities: Entity[];
  articles: Article[];
  companions: CompanionFile[];
  quests: QuestFile[];
  activities: ActivityFile[];
  readings: Readings;
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

/** Reads all content files, by default our own. */
export const readSources = (directory: string = CONTENT): SourceFile[] => readFiles(directory);

export function sourcesHash(sources: readonly SourceFile[]): string {
  const hash = createHash('sha256');
  for (const { path, text } of sources) hash.update(`${path}\0${text}\0`);
  return hash.digest('hex');
}

/** Problems of the files in a folder. A folder without files is a problem, too: all content would be removed. */
export function checkContent(directory: string): Problem[] {
  const sources = readSources(directory);
  if (sources.length === 0) return [{ file: directory, line: 1, problem: 'no content is there' }];
  return parseContent(sources).problems;
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
    readings: {},
  };
  const problems: Problem[] = [];
  // The plates of a game come after its articles.
  for (const source of [...sources].sort((a, b) => Number(isPlates(a)) - Number(isPlates(b)))) {
    try {
      parseFile(source, content);
    } catch (error) {
      problems.push(...problemsOf(source, error));
    }
  }
  const order = (id: string) => (gameOrder.includes(id) ? gameOrder.indexOf(id) : gameOrder.length);
  content.games.sort((a, b) => order(a.id) - order(b.id) || a.id.localeCompare(b.id));
  const texts = new Map(sources.map(({ path, text }) => [path, text]));
  for (const { file, problem, about } of removeInconsistent(content))
    problems.push({ file, problem, line: lineOfText(texts.get(file) ?? '', about) });
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
    content.articles.push({ id: name, game: second, ...parseArticle(text), plates: noPlates });
  } else if (folder === 'games' && third === 'plates.json') {
    addPlates(JSON.parse(text), content.articles);
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
  } else if (path === 'readings.json') {
    content.readings = check(readings, JSON.parse(text));
  } else {
    throw new Error('no format has this place');
  }
}

const isPlates = ({ path }: SourceFile) => path.endsWith('/plates.json');
const noPlates: Localised<Plate[]> = { zh: [], en: [], ja: [] };

/** Gives articles their plates. @throws for plates that the contract does not allow, and at last for unknown articles */
function addPlates(value: unknown, articles: Article[]): void {
  const plates = (language: Language) => check(platesFile, inLanguage(value, language));
  const [zh, en, ja] = [plates('zh'), plates('en'), plates('ja')];
  const unknown = new Set(Object.keys(zh));
  for (const article of articles) {
    const { id } = article;
    if (!unknown.delete(id)) continue;
    article.plates = { zh: zh[id] ?? [], en: en[id] ?? [], ja: ja[id] ?? [] };
  }
  if (unknown.size > 0) throw new Error(`unknown article: ${[...unknown].join(', ')}`);
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

function checkId(id: string, name: string): void {
  if (id !== name) throw new Error(`id ${id} is not the name of its file or folder, ${name}`);
}
