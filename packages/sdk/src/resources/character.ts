import { parseLists } from '../client/payload.ts';
import type { Request } from '../client/request.ts';
import type {
  CharacterDetail,
  CharacterFigures,
  CharacterList,
  CharacterQuery,
} from '../contract/character.ts';

const OFFICIAL = '/api/character/get_official_character_list';

/** The lists of a companion on a shelf. */
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

export type CharacterCalls = ReturnType<typeof createCharacter>;

/**
 * /api/character: the companions. Every call takes an `AbortSignal` last. What the backend refuses rejects with
 * `ApiError`; its codes below are those of `errorCodes`.
 */
export function createCharacter(request: Request) {
  return {
    /** The official companions, 20 to a page, or `page_size`, at most 100; `tags` counts all of them. */
    official: (query: CharacterQuery = {}, signal?: AbortSignal): Promise<CharacterList> =>
      request({ method: 'GET', path: OFFICIAL, query, read: characterList, signal }),

    /** One official companion: its story, looks, games and quests. 40400: there is none. */
    detail: (query: { id: string }, signal?: AbortSignal): Promise<CharacterDetail> =>
      request({
        method: 'GET',
        path: OFFICIAL,
        query,
        read: (payload) => detailLists(detailItems(payload).items[0]),
        signal,
      }),

    /** The character square, in pages as `official`. */
    square: (query: CharacterQuery = {}, signal?: AbortSignal): Promise<CharacterList> =>
      request({
        method: 'POST',
        path: '/api/character/legion_zone/pc_character_square',
        body: query,
        read: characterList,
        signal,
      }),

    /** The looks of one companion, or of all, in one piece. 40400: there is no such companion. */
    figures: (
      query: { character_id?: string } = {},
      signal?: AbortSignal,
    ): Promise<CharacterFigures> =>
      request({
        method: 'GET',
        path: '/api/character/legion_zone/pc_character_figures',
        query,
        read: parseLists<CharacterFigures>({ required: { items: [] } }),
        signal,
      }),
  };
}
