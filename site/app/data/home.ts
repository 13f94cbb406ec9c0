import { filmOf } from '@companion/film';
import type { LoaderFunctionArgs } from 'react-router';
import { type Locale, parsePath } from '../routes/paths.ts';
import { loaderContext, optional } from './loader-context.ts';
import { questionsOf } from './questions.ts';
import { appContext } from './request-handler.ts';

const GAMES = 6;
const ACTIVITIES = 4;

/** Every part is optional: it is `null` when the API did not answer in time. */
export async function loadHome(args: LoaderFunctionArgs) {
  const call = loaderContext(args);
  const { signal } = call;
  const { web, game } = call.client.visitor;
  const list = optional(call, 'games', game.list({ page_size: GAMES }, signal));
  const [companions, games, activities, questions] = await Promise.all([
    optional(call, 'companions', web.index.characters(signal)),
    list,
    optional(call, 'activities', web.activity.index({}, signal)),
    list.then((known) =>
      optional(call, 'questions', questionsOf(call, known?.items.map(({ id }) => id) ?? [])),
    ),
  ]);
  return {
    companions: only(companions?.items, ['id', 'name', 'line', 'seed', 'hue', 'games']),
    games: only(games?.items, ['id', 'name', 'hue', 'cover']),
    activities: only(
      activities?.items.filter(({ state }) => state !== 'ended').slice(0, ACTIVITIES),
      ['id', 'title', 'summary', 'state', 'starts_at', 'ends_at', 'hue'],
    ),
    questions,
    film: filmLink(
      parsePath(call.url.pathname).locale,
      args.context.get(appContext).config.promoVideo,
    ),
  };
}

/** Data of the film on the home page. The dialog has the rest. */
export interface FilmLink {
  src: string;
  /** Such as `0:24`; absent when unknown. */
  length?: string;
}

function filmLink(locale: Locale, configured: string | undefined): FilmLink {
  const { src, own } = filmOf(locale, configured);
  return { src, ...(own && { length: own.length }) };
}

/** Keeps the fields that the page shows: it sends them twice, as HTML and as data. */
function only<T extends object, Key extends keyof T>(
  items: readonly T[] | undefined,
  keys: readonly Key[],
): Pick<T, Key>[] | null {
  if (!items) return null;
  return items.map(
    (item) => Object.fromEntries(keys.map((key) => [key, item[key]])) as Pick<T, Key>,
  );
}
