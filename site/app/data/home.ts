import { parsePath } from '@companion/screens/paths';
import { filmOf } from '../film/films.ts';
import { questionsOf } from './library.ts';
import { type LoaderContext, only, optional } from './loader-context.ts';

const GAMES = 12;
const ACTIVITIES = 4;

export async function loadHome(call: LoaderContext) {
  const { options } = call;
  const { web, game } = call.client.visitor;
  const list = optional(call, 'games', game.list({ page_size: GAMES }, options));
  const [companions, games, activities, questions] = await Promise.all([
    optional(call, 'companions', web.index.characters(options)),
    list,
    optional(call, 'activities', web.activity.index({}, options)),
    list.then((known) => optional(call, 'questions', questionsOf(call, known?.items ?? []))),
  ]);
  const { locale } = parsePath(call.url.pathname);
  const { src, own } = filmOf(locale, call.config.promoVideo);
  return {
    companions: only(companions?.items, ['id', 'name', 'line', 'seed', 'look', 'hue', 'hours']),
    games: only(games?.items.slice(0, GAMES), ['id', 'name', 'hue', 'cover']),
    activities: only(
      activities?.items.filter(({ state }) => state !== 'ended').slice(0, ACTIVITIES),
      ['id', 'title', 'summary', 'state', 'starts_at', 'ends_at', 'hue'],
    ),
    questions,
    film: { src, ...(own && { length: own.length }) },
  };
}
