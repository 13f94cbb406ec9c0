import type { LoaderFunctionArgs } from 'react-router';
import { publicConfig } from '../load-context.ts';
import { orMissing, pageCall } from '../page-call.ts';
import { parsePath } from '../paths.ts';
import { filmOf } from './film.ts';
import { questionsOf } from './questions.ts';

const GAMES = 6;
const ACTIVITIES = 4;

/** The home page stands without any of it: what the API did not give in time is `null`. */
export async function loadHome(args: LoaderFunctionArgs) {
  const call = pageCall(args);
  const { signal } = call;
  const { web, game } = call.client.visitor;
  const list = orMissing(call, 'games', game.list({ page_size: GAMES }, signal));
  const [characters, games, activities, questions] = await Promise.all([
    orMissing(call, 'companions', web.index.characters(signal)),
    list,
    orMissing(call, 'activities', web.activity.index({}, signal)),
    list.then((known) =>
      orMissing(call, 'questions', questionsOf(call, known?.items.map(({ id }) => id) ?? [])),
    ),
  ]);
  return {
    characters: only(characters?.items, ['id', 'name', 'line', 'seed', 'hue', 'games']),
    games: only(games?.items, ['id', 'name', 'hue', 'cover']),
    activities: only(
      activities?.items.filter(({ state }) => state !== 'ended').slice(0, ACTIVITIES),
      ['id', 'title', 'summary', 'state', 'starts_at', 'ends_at', 'hue'],
    ),
    questions,
    film: filmOf(parsePath(call.url.pathname).locale, args.context.get(publicConfig).promoVideo),
  };
}

/** What the page shows of each: all of it travels twice, as HTML and as the page's data. */
function only<T extends object, Key extends keyof T>(
  items: readonly T[] | undefined,
  keys: readonly Key[],
): Pick<T, Key>[] | null {
  if (!items) return null;
  return items.map(
    (item) => Object.fromEntries(keys.map((key) => [key, item[key]])) as Pick<T, Key>,
  );
}
