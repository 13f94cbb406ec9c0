import { guestMessage } from '@companion/sdk/contract';
import { type Context, Hono } from 'hono';
import { LRUCache } from 'lru-cache';
import * as v from 'valibot';
import { articleKinds, entityKinds, type GameFile, genres } from '../content/formats.ts';
import { notFound } from '../http/api-error.ts';
import { bodyOf, queryOf } from '../http/body.ts';
import type { Env } from '../http/env.ts';
import { envelope, ok, send } from '../http/envelope.ts';
import type { Language, Localised } from '../http/language.ts';
import { filter, id, pageQuery, words } from '../http/schemas.ts';
import { foldText } from '../search/fold.ts';
import { thingTypes } from '../search/names.ts';
import type { Hit } from '../search/rank.ts';
import type { Suggestion } from '../search/search.ts';
import type { Services } from '../services.ts';
import { paginate } from '../store/library.ts';
import { DAY_MS } from '../time.ts';
import {
  articleKindNames,
  entityGroupNames,
  entityKindNames,
  genreNames,
  platformNames,
  thingNames,
} from './names.ts';
import { createPresenter, paragraphs } from './present.ts';

const gamesQuery = v.object({ ...pageQuery, genre: filter, platform: filter, keyword: words });

const searchQuery = v.object({
  ...pageQuery,
  /** Returns one article instead of a search. */
  id: filter,
  keyword: words,
  game_id: filter,
  kind: filter,
  /** `1`: returns suggestions only. */
  suggest: v.optional(v.picklist(['0', '1']), '0'),
});

const HOME_CHARACTERS = 24;
/** Articles of a game, and about an entity. */
const GAME_ARTICLES = 30;
const GAME_ENTITIES = 100;
const RELATED = 4;
/** Cached responses. They are about 6 KB each, but a caller can request some ten times as long. */
const MAX_RESPONSES = 2000;
const MAX_RESPONSE_BYTES = 8 * 1024 * 1024;

function isOneOf<T extends string>(choices: readonly T[], value: string): value is T {
  return (choices as readonly string[]).includes(value);
}

/** /api/visitor: the content and talks of guests, without login. */
export function visitorResource(services: Services): Hono<Env> {
  const { library, now, search } = services;
  const app = new Hono<Env>();
  const responses = new LRUCache<string, Uint8Array<ArrayBuffer>>({
    max: MAX_RESPONSES,
    maxSize: MAX_RESPONSE_BYTES,
    sizeCalculation: ({ length }, key) => length + 2 * key.length,
  });
  const presenter = (c: Context<Env>) => createPresenter(library, c.var.language, now());

  /** Responses are cached for a day: content is fixed, but its dates are relative to today. */
  function cached(c: Context<Env>, parts: unknown[], payload: () => unknown): Response {
    const key = JSON.stringify([c.var.language, Math.floor(now() / DAY_MS), ...parts]);
    const bytes = responses.get(key) ?? envelope(payload());
    responses.set(key, bytes);
    return send(c, bytes);
  }

  app.post('/im/guest_message', async (c) => {
    const { address, language } = c.var;
    return ok(c, await services.guests.send(bodyOf(c, guestMessage), { address, language }));
  });

  app.get('/web/index/characters', (c) =>
    cached(c, ['characters'], () => {
      const items = library
        .companions()
        .toSorted((a, b) => Number(b.featured) - Number(a.featured))
        .slice(0, HOME_CHARACTERS)
        .map(presenter(c).character);
      return { items };
    }),
  );

  app.get('/web/activity/index', (c) => {
    const query = queryOf(c, v.object({ state: filter, game_id: filter }));
    return cached(c, ['activities', query], () => activities(c, query));
  });

  function activities(c: Context<Env>, { state, game_id }: { state: string; game_id: string }) {
    const order = ['running', 'coming', 'ended'];
    const items = library
      .activities()
      .filter((activity) => game_id === '' || activity.game === game_id)
      .map(presenter(c).activity)
      .filter((activity) => state === '' || activity.state === state)
      .sort(
        (a, b) =>
          order.indexOf(a.state) - order.indexOf(b.state) ||
          (a.state === 'ended'
            ? b.ends_at.localeCompare(a.ends_at)
            : a.starts_at.localeCompare(b.starts_at)),
      );
    return { items };
  }

  app.get('/game/list', (c) => {
    const query = queryOf(c, gamesQuery);
    return cached(c, ['games', query], () => games(c, query));
  });

  function games(c: Context<Env>, query: v.InferOutput<typeof gamesQuery>) {
    const { language } = c.var;
    const all = library.games();
    const wanted = foldText(query.keyword).trim();
    const found = all.filter(
      (game) =>
        (query.genre === '' || game.genre === query.genre) &&
        (query.platform === '' || game.platforms.some((name) => name === query.platform)) &&
        (wanted === '' || Object.values(game.name).some((name) => foldText(name).includes(wanted))),
    );
    return {
      ...paginate(found.map(presenter(c).game), query),
      genres: genres
        .map((genre) => ({
          id: genre,
          name: genreNames[genre][language],
          count: all.filter((game) => game.genre === genre).length,
        }))
        .filter(({ count }) => count > 0),
      platforms: (['pc', 'mobile', 'console'] as const).map((platform) => ({
        id: platform,
        name: platformNames[platform][language],
        count: all.filter(({ platforms }) => platforms.includes(platform)).length,
      })),
    };
  }

  app.get('/game/detail', (c) => {
    const game = library.game(queryOf(c, v.object({ id })).id);
    if (!game) throw notFound();
    return cached(c, ['game', game.id], () => detailOf(c, game));
  });

  function detailOf(c: Context<Env>, game: GameFile) {
    const present = presenter(c);
    const { language } = c.var;
    const everything = { page: 1, page_size: GAME_ENTITIES };
    return {
      ...present.game(game),
      developer: game.developer[language],
      players: game.players,
      facts: game.facts.map(factIn(language)),
      prose: paragraphs(game.prose[language]),
      entity_kinds: kindsOf(game.id, language),
      entities: library.entities({ game: game.id }, everything).items.map(present.entity),
      articles: library.articles(game.id, GAME_ARTICLES).map(present.article),
      characters: library
        .companions()
        .filter(({ games }) => games.includes(game.id))
        .map(present.character),
    };
  }

  app.get('/game/entity/list', (c) => {
    const query = queryOf(c, v.object({ ...pageQuery, game_id: filter, kind: filter }));
    const found = library.entities({ game: query.game_id, kind: query.kind }, query);
    return ok(c, {
      ...found,
      items: found.items.map(presenter(c).entity),
      kinds: query.game_id === '' ? [] : kindsOf(query.game_id, c.var.language),
    });
  });

  app.get('/game/entity/detail', (c) => {
    const entity = library.entity(queryOf(c, v.object({ id })).id);
    const game = entity && library.game(entity.game);
    if (!entity || !game) throw notFound();
    const present = presenter(c);
    const { language } = c.var;
    return ok(c, {
      ...present.entity(entity),
      description: entity.description[language],
      attributes: entity.attributes.map(factIn(language)),
      related: entity.related
        .map((other) => library.entity(other))
        .filter((other) => other !== undefined)
        .map(present.entity),
      articles: library.articlesAbout([entity.id], GAME_ARTICLES).map(present.article),
      game: { id: game.id, name: game.name[language], hue: game.hue, cover: game.cover },
    });
  });

  app.get('/game/knowledge/search', (c) => {
    const query = queryOf(c, searchQuery);
    if (query.id !== '') {
      return ok(c, { article: articleOf(c, query.id) });
    }
    return cached(c, ['search', query], () => searched(c, query));
  });

  function searched(c: Context<Env>, query: v.InferOutput<typeof searchQuery>) {
    const { language } = c.var;
    const toWire = ({ game, ...suggestion }: Suggestion) => ({ ...suggestion, game_id: game });
    if (query.suggest === '1')
      return { suggestions: search.suggest(query.keyword, language).map(toWire) };

    const present = presenter(c);
    const answer = search.find({
      text: query.keyword,
      language,
      game: query.game_id,
      kind: query.kind,
      page: query.page,
      page_size: query.page_size,
    });
    return {
      ...answer,
      items: answer.items.map((hit) => hitOf(c, hit)),
      facets: {
        game: answer.facets.game.map((facet) => ({ ...facet, name: present.gameName(facet.id) })),
        kind: answer.facets.kind.map((facet) => ({ ...facet, name: kindName(facet.id, language) })),
      },
      near: answer.near.map(toWire),
    };
  }

  function hitOf(c: Context<Env>, { game, updated, ...hit }: Hit) {
    const present = presenter(c);
    const { language } = c.var;
    const entity = hit.type === 'entity' ? library.entity(hit.id) : undefined;
    const companion = hit.type === 'companion' ? library.companion(hit.id) : undefined;
    return {
      ...hit,
      kind: entity?.kind ?? hit.kind,
      kind_name: entity
        ? entityKindNames[entity.kind][language]
        : (companion?.role[language] ?? kindName(hit.kind, language)),
      game_id: game,
      game_name: game === '' ? '' : present.gameName(game),
      hue: companion?.hue ?? library.game(game)?.hue,
      ...(companion && { seed: companion.seed }),
      look: companion?.look ?? entity?.look,
      ...(hit.type === 'article' && { updated_at: present.day(-updated) }),
    };
  }

  function articleOf(c: Context<Env>, articleId: string) {
    const article = library.article(articleId);
    if (!article) throw notFound();
    const present = presenter(c);
    // One more than is shown: the article itself may be among them.
    const kin = library.articlesAbout(article.entities, RELATED + 1);
    const others = library.articles(article.game, GAME_ARTICLES);
    const related = new Map([...kin, ...others].map((other) => [other.id, other]));
    related.delete(article.id);
    return {
      ...present.article(article),
      blocks: article.prose[c.var.language].blocks,
      plates: article.plates[c.var.language],
      entities: article.entities
        .map((entityId) => library.entity(entityId))
        .filter((entity) => entity !== undefined)
        .map(present.entity),
      related: [...related.values()].slice(0, RELATED).map(present.article),
    };
  }

  function kindsOf(game: string, language: Language) {
    return library.entityCounts(game).map(({ kind, count }) => ({
      id: kind,
      name: isOneOf(entityKinds, kind) ? entityGroupNames[kind][language] : kind,
      count,
    }));
  }

  return app;
}

function kindName(kind: string, language: Language): string {
  if (isOneOf(thingTypes, kind)) return thingNames[kind][language];
  return isOneOf(articleKinds, kind) ? articleKindNames[kind][language] : kind;
}

function factIn(language: Language) {
  return ({ label, value }: { label: Localised; value: Localised }) => ({
    label: label[language],
    value: value[language],
  });
}
