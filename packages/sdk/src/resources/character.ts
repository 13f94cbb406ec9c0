import { parseLists } from '../client/payload.ts';
import type { CallOptions, Request } from '../client/request.ts';
import type {
  CharacterDetail,
  CharacterFigures,
  CharacterList,
  CharacterQuery,
} from '../contract/character.ts';

const OFFICIAL = '/api/character/get_official_character_list';

/** Lists in `CharacterSummary`. */
export const characterLists = ['tags', 'games', 'game_ids'] as const;

const characterList = parseLists<CharacterList>({
  required: { items: characterLists },
  optional: { tags: [] },
});
const detailItems = parseLists<{ items: CharacterDetail[] }>({ required: { items: [] } });
const detailLists = parseLists<CharacterDetail>({
  optional: {
    tags: null,
    games: null,
    game_ids: null,
    story: null,
    suggestions: null,
    game_list: ['platforms'],
    figures: [],
    quests: [],
  },
});

/** The requested item. A list may hold wrong ones and others; a backend may know it by another id. */
function itemOf(id: string, items: readonly CharacterDetail[]): CharacterDetail | undefined {
  const named = items.filter(({ name }) => typeof name === 'string' && name.trim() !== '');
  return named.find((item) => item.id === id) ?? named[0];
}

export type CharacterCalls = ReturnType<typeof createCharacter>;

/**
 * /api/character: companions. The last argument of every call is `CallOptions`. Calls reject with `ApiError`;
 * the codes below are those of `errorCodes`.
 */
export function createCharacter(request: Request) {
  return {
    /** Official companions, 20 a page; `page_size` is at most 100. `tags` counts all companions. */
    official: (query: CharacterQuery = {}, options?: CallOptions): Promise<CharacterList> =>
      request({ method: 'GET', path: OFFICIAL, query, read: characterList, options }),

    /** One official companion with its looks, games and stories. 40400: it does not exist. */
    detail: (query: { id: string }, options?: CallOptions): Promise<CharacterDetail> =>
      request({
        method: 'GET',
        path: OFFICIAL,
        query,
        read: (payload, onReplaced) =>
          detailLists(itemOf(query.id, detailItems(payload, onReplaced).items), onReplaced),
        options,
      }),

    /** Companions of the square, in pages as `official`. */
    square: (query: CharacterQuery = {}, options?: CallOptions): Promise<CharacterList> =>
      request({
        method: 'POST',
        path: '/api/character/legion_zone/pc_character_square',
        body: query,
        read: characterList,
        options,
      }),

    /** Looks of one companion, or of all, in one page. 40400: the companion does not exist. */
    figures: (
      query: { character_id?: string } = {},
      options?: CallOptions,
    ): Promise<CharacterFigures> =>
      request({
        method: 'GET',
        path: '/api/character/legion_zone/pc_character_figures',
        query,
        read: parseLists<CharacterFigures>({ required: { items: [] } }),
        options,
      }),
  };
}
