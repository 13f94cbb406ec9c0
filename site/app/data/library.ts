import type { AskableCompanion } from '@companion/screens/ask-companions';
import { LAMP_HUE } from '@companion/ui/logo';
import type { LoaderFunctionArgs } from 'react-router';
import {
  type LoaderContext,
  loaderContext,
  notFound,
  nullOn404,
  optional,
  pageNumber,
  requiredOr404,
  textParameter,
  unavailable,
  with503,
} from './loader-context.ts';
import { ASKED_GAMES, questionsOf } from './questions.ts';

const GAMES_A_PAGE = 24;
const ENTITIES_A_PAGE = 24;
const HITS_A_PAGE = 10;
const COMPANIONS_TO_ASK = 3;

/** Each list has its own page parameter, because parameters are retained on other pages (spec §2). */
export async function loadLibrary(args: LoaderFunctionArgs) {
  const call = loaderContext(args);
  const { client, url, signal } = call;
  const genre = textParameter(url, 'genre');
  const query = {
    page: pageNumber(url, 'gamesPage'),
    page_size: GAMES_A_PAGE,
    ...(genre !== '' && { genre }),
  };
  const games = await optional(call, 'games', client.visitor.game.list(query, signal));
  return with503({ games, genre }, games);
}

export async function loadSearch(args: LoaderFunctionArgs) {
  const call = loaderContext(args);
  const { client, url, signal } = call;
  const words = textParameter(url, 'searchValue').trim();
  const game = textParameter(url, 'searchGame');
  const kind = textParameter(url, 'searchKind');
  if (words === '') {
    const questions = await optional(call, 'questions', askedQuestions(call));
    return with503({ words, game, kind, result: null, questions, companions: null }, []);
  }
  const query = {
    keyword: words,
    page: pageNumber(url, 'searchPage'),
    page_size: HITS_A_PAGE,
    ...(game !== '' && { game_id: game }),
    ...(kind !== '' && { kind }),
  };
  const result = await optional(call, 'hits', client.visitor.game.knowledge.search(query, signal));
  const foundNothing = result?.total === 0 && game === '' && kind === '';
  const companions = foundNothing ? await companionsToAsk(call) : null;
  return with503({ words, game, kind, result, questions: null, companions }, result);
}

/** Questions for the search page without a query. */
async function askedQuestions(call: LoaderContext) {
  const games = await call.client.visitor.game.list({ page_size: ASKED_GAMES }, call.signal);
  return questionsOf(
    call,
    games.items.map(({ id }) => id),
  );
}

/** A few companions; with `gameId`, those that know the game. */
async function companionsToAsk(
  call: LoaderContext,
  gameId?: string,
): Promise<AskableCompanion[] | null> {
  const query = { page_size: COMPANIONS_TO_ASK, ...(gameId !== undefined && { game_id: gameId }) };
  const asked = call.client.character.official(query, call.signal);
  const answer = await optional(call, 'companions', asked);
  return (
    answer?.items.map(({ id, name, line, seed, hue }) => ({ id, name, line, seed, hue })) ?? null
  );
}

/** A game or an article: both are entries of the library with distinct ids. */
export async function loadLibraryEntry(call: LoaderContext, id: string) {
  const { client, signal, url } = call;
  const [game, article] = await Promise.allSettled([
    nullOn404(client.visitor.game.detail({ id }, signal)),
    nullOn404(client.visitor.game.knowledge.article({ id }, signal)),
  ]);
  const found = {
    game: game.status === 'fulfilled' ? game.value : null,
    article: article.status === 'fulfilled' ? article.value : null,
  };
  // Whichever it is, the page is whole without an answer about the other. That it is neither, both have to say.
  if (found.game || found.article) {
    const about = found.game ? undefined : found.article?.game_id;
    const companions = about === undefined ? null : await companionsToAsk(call, about);
    return { ...found, companions };
  }
  for (const answer of [game, article])
    if (answer.status === 'rejected') throw unavailable(url, answer.reason);
  throw notFound(url);
}

export async function loadEntities(call: LoaderContext, id: string) {
  const { client, url, signal } = call;
  const kind = textParameter(url, 'entityKind') || 'role';
  const query = {
    game_id: id,
    kind,
    page: pageNumber(url, 'entitiesPage'),
    page_size: ENTITIES_A_PAGE,
  };
  const [{ name, hue = LAMP_HUE }, entities] = await Promise.all([
    requiredOr404(call, client.visitor.game.detail({ id }, signal)),
    optional(call, 'entities', client.visitor.game.entity.list(query, signal)),
  ]);
  return with503({ game: { id, name, hue }, entities, kind }, entities);
}

export async function loadEntity(call: LoaderContext, id: string) {
  return {
    entity: await requiredOr404(call, call.client.visitor.game.entity.detail({ id }, call.signal)),
  };
}
