import type { AskableCompanion } from '@companion/screens/ask-companions';
import { libraryPrefixes, pageNumber, textParameter } from '@companion/screens/paths';
import { LAMP_HUE } from '@companion/ui/logo';
import {
  isNotFound,
  type LoaderContext,
  notFound,
  onePage,
  only,
  optional,
  requiredOr404,
  segmentLoad,
  unavailable,
  unlessMissing,
  with503,
} from './loader-context.ts';

const GAMES_A_PAGE = 24;
const ENTITIES_A_PAGE = 24;
const HITS_A_PAGE = 10;
const COMPANIONS_TO_ASK = 3;
const ASKED_FIELDS = ['id', 'name', 'line', 'seed', 'look', 'hue'] as const;
/** Number of games that give two questions each. */
const ASKED_GAMES = 3;

/** Each list has its own page parameter, because other pages retain it (spec §2). */
export async function loadLibrary(call: LoaderContext) {
  const { client, url } = call;
  const genre = textParameter(url, 'genre');
  const games = await onePage(call, 'games', client.visitor.game.list, {
    page: pageNumber(url, 'gamesPage'),
    page_size: GAMES_A_PAGE,
    ...(genre !== '' && { genre }),
  });
  return with503(call, { games, genre }, games);
}

export async function loadSearch(call: LoaderContext) {
  const { client, url } = call;
  const words = textParameter(url, 'searchValue');
  const game = textParameter(url, 'searchGame');
  const kind = textParameter(url, 'searchKind');
  if (words === '') {
    const questions = await optional(call, 'questions', askedQuestions(call));
    return with503(call, { words, game, kind, result: null, questions, companions: null }, []);
  }
  const result = await onePage(call, 'hits', client.visitor.game.knowledge.search, {
    keyword: words,
    page: pageNumber(url, 'searchPage'),
    page_size: HITS_A_PAGE,
    ...(game !== '' && { game_id: game }),
    ...(kind !== '' && { kind }),
  });
  const foundNothing =
    result?.total === 0 && result.items.length === 0 && game === '' && kind === '';
  const about = result?.items[0]?.game_id || result?.near[0]?.game_id || undefined;
  const [companions, questions] = await Promise.all([
    result && companionsToAsk(call, about),
    foundNothing ? optional(call, 'questions', askedQuestions(call)) : null,
  ]);
  return with503(call, { words, game, kind, result, questions, companions }, result);
}

/** Questions about these games, with the articles that answer them. */
export async function questionsOf(call: LoaderContext, games: readonly { id: string }[]) {
  const { detail } = call.client.visitor.game;
  const details = await Promise.all(
    games.slice(0, ASKED_GAMES).map(({ id }) => unlessMissing(detail({ id }, call.options))),
  );
  return details
    .filter((game) => game !== null)
    .flatMap(({ articles, hue }) =>
      articles
        .filter(({ kind }) => kind !== 'news')
        .slice(0, 2)
        .map(({ id, question }) => ({ id, question, hue })),
    );
}

async function askedQuestions(call: LoaderContext) {
  const games = await call.client.visitor.game.list({ page_size: ASKED_GAMES }, call.options);
  return questionsOf(call, games.items);
}

/** With `gameId` only companions that know the game. */
async function companionsToAsk(
  call: LoaderContext,
  gameId?: string,
): Promise<AskableCompanion[] | null> {
  const query = { page_size: COMPANIONS_TO_ASK, ...(gameId !== undefined && { game_id: gameId }) };
  const asked = call.client.character.official(query, call.options);
  const answer = await optional(call, 'companions', asked);
  return only(answer?.items.slice(0, COMPANIONS_TO_ASK), ASKED_FIELDS);
}

/** A game or an article: both are entries of the library with distinct ids. */
async function loadLibraryEntry(call: LoaderContext, id: string) {
  const { detail, knowledge } = call.client.visitor.game;
  // One success is enough. A 404 needs the answer of both calls.
  const found = await Promise.any([
    detail({ id }, call.options).then((game) => ({ game, article: null })),
    knowledge.article({ id }, call.options).then((article) => ({ game: null, article })),
  ]).catch(({ errors }: AggregateError) => {
    const failure = errors.find((error) => !isNotFound(error));
    throw failure === undefined ? notFound(call.url) : unavailable(call, failure);
  });
  const companions = found.article && (await companionsToAsk(call, found.article.game_id));
  return { ...found, companions };
}

async function loadEntities(call: LoaderContext, id: string) {
  const { detail, entity } = call.client.visitor.game;
  const kind = textParameter(call.url, 'entityKind') || 'role';
  const [{ name, hue = LAMP_HUE }, entities] = await Promise.all([
    requiredOr404(call, detail({ id }, call.options)),
    onePage(call, 'entities', entity.list, {
      game_id: id,
      kind,
      page: pageNumber(call.url, 'entitiesPage'),
      page_size: ENTITIES_A_PAGE,
    }),
  ]);
  return with503(call, { game: { id, name, hue }, entities, kind }, entities);
}

async function loadEntity(call: LoaderContext, id: string) {
  return {
    entity: await requiredOr404(call, call.client.visitor.game.entity.detail({ id }, call.options)),
  };
}

export const loadLibrarySegment = segmentLoad(libraryPrefixes, {
  'library-entry': loadLibraryEntry,
  entities: loadEntities,
  entity: loadEntity,
});
