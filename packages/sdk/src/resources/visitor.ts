import { checkedBy, isObject, parseLists, type ReadPayload } from '../client/payload.ts';
import type { CallOptions, Request } from '../client/request.ts';
import type { EntityList, EntityQuery, GameList, GameQuery } from '../contract/game.ts';
import { type GuestAnswer, type GuestMessage, guestAnswer } from '../contract/im.ts';
import type { Article, KnowledgeSearch, SearchQuery } from '../contract/knowledge.ts';
import type { Suggestion } from '../contract/suggestion.ts';
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
 * /api/visitor: public content, without a login. The last argument of every call is `CallOptions`. Calls reject
 * with `ApiError`; the codes below are those of `errorCodes`.
 */
export function createVisitor(request: Request) {
  const get = <Payload>(
    path: string,
    query: object,
    read: ReadPayload<Payload>,
    options: CallOptions | undefined,
  ) => request<Payload>({ method: 'GET', path, query: { ...query }, read, options });

  return {
    game: {
      /** Games, 20 a page; `page_size` is at most 100. `genres` and `platforms` count the whole library. */
      list: (query: GameQuery = {}, options?: CallOptions): Promise<GameList> =>
        get(
          '/api/visitor/game/list',
          query,
          parseLists<GameList>({
            required: { items: ['platforms'] },
            optional: { genres: [], platforms: [] },
          }),
          options,
        ),

      /** A game with its entities, articles and companions. 40400: it does not exist. */
      detail: (query: { id: string }, options?: CallOptions): Promise<GameDetail> =>
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
          options,
        ),

      entity: {
        /** Entities, in pages as games. `kinds` counts the entities of the requested game. */
        list: (query: EntityQuery = {}, options?: CallOptions): Promise<EntityList> =>
          get(
            '/api/visitor/game/entity/list',
            query,
            parseLists<EntityList>({ required: { items: [] }, optional: { kinds: [] } }),
            options,
          ),

        /** One entity with related entities and articles. 40400: it does not exist. */
        detail: (query: { id: string }, options?: CallOptions): Promise<EntityDetail> =>
          get(
            '/api/visitor/game/entity/detail',
            query,
            parseLists<EntityDetail>({ optional: { attributes: [], related: [], articles: [] } }),
            options,
          ),
      },

      knowledge: {
        /** Articles, games, entities and companions that match `keyword`, in pages as games, with facets. */
        search: (query: SearchQuery = {}, options?: CallOptions): Promise<KnowledgeSearch> =>
          get(SEARCH, query, searchAnswer, options),

        /** Suggestions while typing, in one page, without a search. */
        suggest: (query: { keyword: string }, options?: CallOptions): Promise<Suggestion[]> =>
          get(
            SEARCH,
            { ...query, suggest: 1 },
            (...answer) => suggestionLists(...answer).suggestions,
            options,
          ),

        /** One complete article. 40400: it does not exist. */
        article: (query: { id: string }, options?: CallOptions): Promise<Article> =>
          get(
            SEARCH,
            query,
            (payload, onReplaced) =>
              articleLists(isObject(payload) ? payload['article'] : undefined, onReplaced),
            options,
          ),
      },
    },

    im: {
      /** A message without a login, and the reply to it. 41001: the guest has no message left. */
      guestMessage: (body: GuestMessage, options?: CallOptions): Promise<GuestAnswer> =>
        request({
          method: 'POST',
          path: '/api/visitor/im/guest_message',
          body,
          read: checkedBy(guestAnswer),
          options,
        }),
    },

    web: {
      index: {
        /** Companions of the home page, in one page. */
        characters: (options?: CallOptions): Promise<IndexCharacters> =>
          get(
            '/api/visitor/web/index/characters',
            {},
            parseLists<IndexCharacters>({ required: { items: characterLists } }),
            options,
          ),
      },

      activity: {
        /** Activities: running, upcoming, ended, in one page. */
        index: (query: ActivityQuery = {}, options?: CallOptions): Promise<ActivityIndex> =>
          get(
            '/api/visitor/web/activity/index',
            query,
            parseLists<ActivityIndex>({ required: { items: ['body'] } }),
            options,
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
  optional: { near: ['ranges'] },
});
const facetLists = parseLists<KnowledgeSearch['facets']>({ optional: { game: [], kind: [] } });

const searchAnswer: ReadPayload<KnowledgeSearch> = (payload, onReplaced) => {
  const answer = searchLists(payload, onReplaced);
  const facets = facetLists(isObject(answer.facets) ? answer.facets : {}, onReplaced);
  return { ...answer, facets };
};
