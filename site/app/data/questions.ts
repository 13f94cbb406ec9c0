import type { LoaderContext } from './loader-context.ts';

/** Number of games that give two questions each. */
export const ASKED_GAMES = 3;

/** Questions about these games, with the articles that answer them. */
export async function questionsOf({ client, signal }: LoaderContext, ids: readonly string[]) {
  const games = await Promise.all(
    ids.slice(0, ASKED_GAMES).map((id) => client.visitor.game.detail({ id }, signal)),
  );
  return games.flatMap(({ articles, hue }) =>
    articles
      .filter(({ kind }) => kind !== 'news')
      .slice(0, 2)
      .map(({ id, question }) => ({ id, question, hue })),
  );
}
