import type { LoaderFunctionArgs } from 'react-router';
import {
  filter,
  needed,
  orMissing,
  orNobody,
  type PageCall,
  pageCall,
  pageNumber,
  withMain,
} from '../page-call.ts';
import { ASKED_GAMES, questionsOf } from './questions.ts';

const GAMES_A_PAGE = 24;
const ENTITIES_A_PAGE = 24;
const HITS_A_PAGE = 10;

/** Each list has a page number of its own: retained ones must not reach another list (spec §2). */
export async function loadLibrary(args: LoaderFunctionArgs) {
  const call = pageCall(args);
  const { client, url, signal } = call;
  const genre = filter(url, 'genre');
  const query = {
    page: pageNumber(url, 'gamesPage'),
    page_size: GAMES_A_PAGE,
    ...(genre !== '' && { genre }),
  };
  const games = await orMissing(call, 'games', client.visitor.game.list(query, signal));
  return withMain({ games, genre }, games);
}

export async function loadSearch(args: LoaderFunctionArgs) {
  const call = pageCall(args);
  const { client, url, signal } = call;
  const words = filter(url, 'searchValue').trim();
  const game = filter(url, 'searchGame');
  const kind = filter(url, 'searchKind');
  if (words === '') {
    const questions = await orMissing(call, 'questions', askedQuestions(call));
    return withMain({ words, game, kind, result: null, questions }, []);
  }
  const query = {
    keyword: words,
    page: pageNumber(url, 'searchPage'),
    page_size: HITS_A_PAGE,
    ...(game !== '' && { game_id: game }),
    ...(kind !== '' && { kind }),
  };
  const result = await orMissing(call, 'hits', client.visitor.game.knowledge.search(query, signal));
  return withMain({ words, game, kind, result, questions: null }, result);
}

/** What a page takes that nobody has asked anything yet. */
async function askedQuestions(call: PageCall) {
  const games = await call.client.visitor.game.list({ page_size: ASKED_GAMES }, call.signal);
  return questionsOf(
    call,
    games.items.map(({ id }) => id),
  );
}

/** A game, or an article: both are things of the library, and their ids are distinct. */
export async function loadThing(call: PageCall, id: string) {
  const { client, signal } = call;
  const asked = {
    game: orNobody(client.visitor.game.detail({ id }, signal)),
    article: orNobody(client.visitor.game.knowledge.article({ id }, signal)),
  };
  // Whichever it is, the page is whole without an answer about the other. That it is neither, both have to say.
  const orNull = () => null;
  const [game, article] = await Promise.all([
    asked.game.catch(orNull),
    asked.article.catch(orNull),
  ]);
  if (game || article) return { game, article };
  return needed<never>(
    call,
    Promise.all([asked.game, asked.article]).then(() => null),
  );
}

export async function loadRoles(call: PageCall, id: string) {
  const { client, url, signal } = call;
  const kind = filter(url, 'roleKind') || 'role';
  const query = {
    game_id: id,
    kind,
    page: pageNumber(url, 'rolesPage'),
    page_size: ENTITIES_A_PAGE,
  };
  const [{ name, hue = 62 }, entities] = await Promise.all([
    needed(call, client.visitor.game.detail({ id }, signal)),
    orMissing(call, 'entities', client.visitor.game.entity.list(query, signal)),
  ]);
  return withMain({ game: { id, name, hue }, entities, kind }, entities);
}

export async function loadEntity(call: PageCall, id: string) {
  return {
    entity: await needed(call, call.client.visitor.game.entity.detail({ id }, call.signal)),
  };
}
