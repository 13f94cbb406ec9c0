import { isObject, parseLists, type ReadPayload } from '../client/payload.ts';
import type { Request } from '../client/request.ts';
import type { EntityList, EntityQuery, GameList, GameQuery } from '../contract/game.ts';
import type { Article, KnowledgeSearch, SearchQuery, Suggestion } from '../contract/knowledge.ts';
import type {
  ActivityIndex,
  ActivityQuery,
  EntityDetail,
  GameDetail,
  IndexCharacters,
} from '../contract/visitor.ts';
import { characterLists } from './character.ts';

const SEARCH = '/api/visitor/game/knowledge/search';

const articleLists = parseLists<Article>({ optional: { blocks: [], entities: [], related: [] } });

export type VisitorCalls = ReturnType<typeof createVisitor>;

/**
 * /api/visitor: public content, without a login. The last argument of every call is an `AbortSignal`. Calls reject
 * with `ApiError`; the codes below are those of `errorCodes`.
 */
export function createVisitor(request: Request) {
  const get = <Payload>(
    path: string,
    query: object,
    read: ReadPayload<Payload>,
    signal: AbortSignal | undefined,
  ) => request<Payload>({ method: 'GET', path, query: { ...query }, read, signal });

  return {
    game: {
      /** Games, 20 a page; `page_size` is at most 100. `genres` and `platforms` count the whole library. */
      list: (query: GameQuery = {}, signal?: AbortSignal): Promise<GameList> =>
        get(
          '/api/visitor/game/list',
          query,
          parseLists<GameList>({
            required: { items: ['platforms'] },
            optional: { genres: [], platforms: [] },
          }),
          signal,
        ),

      /** A game with its entities, articles and companions. 40400: it does not exist. */
      detail: (query: { id: string }, signal?: AbortSignal): Promise<GameDetail> =>
        get(
          '/api/visitor/game/detail',
          query,
          parseLists<GameDetail>({
            optional: {
              platforms: null,
              facts: [],
              prose: null,
              entity_kinds: [],
              entities: [],
              articles: [],
              characters: characterLists,
            },
          }),
          signal,
        ),

      entity: {
        /** Entities, in pages as games. `kinds` counts the entities of the requested game. */
        list: (query: EntityQuery = {}, signal?: AbortSignal): Promise<EntityList> =>
          get(
            '/api/visitor/game/entity/list',
            query,
            parseLists<EntityList>({ required: { items: [] }, optional: { kinds: [] } }),
            signal,
          ),

        /** One entity with related entities and articles. 40400: it does not exist. */
        detail: (query: { id: string }, signal?: AbortSignal): Promise<EntityDetail> =>
          get(
            '/api/visitor/game/entity/detail',
            query,
            parseLists<EntityDetail>({ optional: { attributes: [], related: [], articles: [] } }),
            signal,
          ),
      },

      knowledge: {
        /** Articles that match `keyword`, in pages as games, with facets and suggestions. */
        search: (query: SearchQuery = {}, signal?: AbortSignal): Promise<KnowledgeSearch> =>
          get(SEARCH, query, searchAnswer, signal),

        /** Suggestions while typing, in one page, without a search. */
        suggest: (query: { keyword: string }, signal?: AbortSignal): Promise<Suggestion[]> =>
          get(
            SEARCH,
            { ...query, suggest: 1 },
            (payload) => suggestionLists(payload).suggestions,
            signal,
          ),

        /** One complete article. 40400: it does not exist. */
        article: (query: { id: string }, signal?: AbortSignal): Promise<Article> =>
          get(
            SEARCH,
            query,
            (payload) => articleLists(isObject(payload) ? payload['article'] : undefined),
            signal,
          ),
      },
    },

    web: {
      index: {
        /** Companions of the home page, in one page. */
        characters: (signal?: AbortSignal): Promise<IndexCharacters> =>
          get(
            '/api/visitor/web/index/characters',
            {},
            parseLists<IndexCharacters>({ required: { items: characterLists } }),
            signal,
          ),
      },

      activity: {
        /** Activities: running, upcoming, ended, in one page. */
        index: (query: ActivityQuery = {}, signal?: AbortSignal): Promise<ActivityIndex> =>
          get(
            '/api/visitor/web/activity/index',
            query,
            parseLists<ActivityIndex>({ required: { items: ['body'] } }),
            signal,
          ),
      },
    },
  };
}

const suggestionLists = parseLists<{ suggestions: Suggestion[] }>({
  required: { suggestions: ['ranges'] },
});
const searchLists = parseLists<KnowledgeSearch>({
  required: { items: ['title_ranges', 'snippet_ranges'] },
  optional: { suggestions: ['ranges'] },
});
const facetLists = parseLists<KnowledgeSearch['facets']>({ optional: { game: [], kind: [] } });

const searchAnswer: ReadPayload<KnowledgeSearch> = (payload) => {
  const answer = searchLists(payload);
  return { ...answer, facets: facetLists(isObject(answer.facets) ? answer.facets : {}) };
};
