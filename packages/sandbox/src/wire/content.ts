import { character } from '@companion/sdk/contract';
import * as v from 'valibot';

/** Answers about the world. Texts come in the language of the `lan` header. */

const page = { page: v.number(), page_size: v.number(), total: v.number() };
const fact = v.looseObject({ label: v.string(), value: v.string() });
const facet = v.looseObject({ id: v.string(), name: v.string(), count: v.number() });
const block = v.union([
  v.looseObject({ type: v.picklist(['paragraph', 'heading']), text: v.string() }),
  v.looseObject({ type: v.picklist(['list', 'steps']), items: v.array(v.string()) }),
]);
/** `[start, end)` in UTF-16 units of the text beside it. */
const ranges = v.array(v.tuple([v.number(), v.number()]));
const reference = v.looseObject({ id: v.string(), name: v.string() });

export const gameSummary = v.looseObject({
  id: v.string(),
  name: v.string(),
  tagline: v.string(),
  summary: v.string(),
  genre: v.string(),
  genre_name: v.string(),
  platforms: v.array(v.string()),
  hue: v.number(),
  cover: v.string(),
  released: v.string(),
});

export const entitySummary = v.looseObject({
  id: v.string(),
  game_id: v.string(),
  kind: v.string(),
  kind_name: v.string(),
  name: v.string(),
  summary: v.string(),
});

export const articleSummary = v.looseObject({
  id: v.string(),
  game_id: v.string(),
  game_name: v.string(),
  kind: v.string(),
  kind_name: v.string(),
  title: v.string(),
  question: v.string(),
  updated_at: v.string(),
});

export const characterDetail = v.looseObject({
  ...character.entries,
  role: v.string(),
  tags: v.array(v.string()),
  game_ids: v.array(v.string()),
});

/** GET /api/character/get_official_character_list, POST …/pc_character_square */
export const characterList = v.looseObject({
  ...page,
  items: v.array(characterDetail),
  tags: v.array(v.looseObject({ name: v.string(), count: v.number() })),
});

/** GET /api/character/legion_zone/pc_character_figures */
export const figureList = v.looseObject({
  items: v.array(
    v.looseObject({
      id: v.string(),
      character_id: v.string(),
      name: v.string(),
      seed: v.string(),
      hue: v.number(),
    }),
  ),
});

/** GET /api/visitor/game/list */
export const gameList = v.looseObject({
  ...page,
  items: v.array(gameSummary),
  genres: v.array(facet),
  platforms: v.array(facet),
});

/** GET /api/visitor/game/detail?id= */
export const gameDetail = v.looseObject({
  ...gameSummary.entries,
  developer: v.string(),
  players: v.string(),
  facts: v.array(fact),
  prose: v.array(v.string()),
  entity_kinds: v.array(facet),
  entities: v.array(entitySummary),
  articles: v.array(articleSummary),
  characters: v.array(characterDetail),
});

/** GET /api/visitor/game/entity/list */
export const entityList = v.looseObject({
  ...page,
  items: v.array(entitySummary),
  kinds: v.array(facet),
});

/** GET /api/visitor/game/entity/detail?id= */
export const entityDetail = v.looseObject({
  ...entitySummary.entries,
  description: v.string(),
  attributes: v.array(fact),
  related: v.array(entitySummary),
  articles: v.array(articleSummary),
  game: v.looseObject({ ...reference.entries, hue: v.number() }),
});

/** GET /api/visitor/web/activity/index */
export const activityIndex = v.looseObject({
  items: v.array(
    v.looseObject({
      id: v.string(),
      state: v.picklist(['running', 'coming', 'ended']),
      title: v.string(),
      summary: v.string(),
      body: v.array(v.string()),
      reward: v.optional(v.string()),
      hue: v.number(),
      cover: v.string(),
      game: v.optional(reference),
      character: v.optional(reference),
      starts_at: v.string(),
      ends_at: v.string(),
    }),
  ),
});

/** GET /api/visitor/game/knowledge/search; with `id` it answers that one article. */
export const knowledgeSearch = v.looseObject({
  ...page,
  total_is_more: v.boolean(),
  items: v.array(
    v.looseObject({
      ...v.omit(articleSummary, ['question']).entries,
      title_ranges: ranges,
      snippet: v.string(),
      snippet_ranges: ranges,
    }),
  ),
  facets: v.looseObject({ game: v.array(facet), kind: v.array(facet) }),
  suggestions: v.array(
    v.looseObject({
      kind: v.picklist(['game', 'entity', 'companion', 'article', 'question']),
      id: v.string(),
      game_id: v.string(),
      text: v.string(),
      ranges,
    }),
  ),
  article: v.optional(
    v.looseObject({
      ...articleSummary.entries,
      blocks: v.array(block),
      entities: v.array(entitySummary),
      related: v.array(articleSummary),
    }),
  ),
});

/** GET /api/visitor/web/about (ours: spec §7 has no call for it) */
export const about = v.looseObject({
  mission: v.string(),
  essay: v.array(v.string()),
  timeline: v.array(v.looseObject({ date: v.string(), title: v.string(), text: v.string() })),
  contact: v.array(fact),
  jobs: v.array(
    v.looseObject({ id: v.string(), title: v.string(), place: v.string(), text: v.string() }),
  ),
});

/** GET /api/visitor/web/legal?id= (ours: spec §7 has no call for it) */
export const legal = v.looseObject({
  id: v.string(),
  version: v.string(),
  effective: v.string(),
  title: v.string(),
  blocks: v.array(block),
});
