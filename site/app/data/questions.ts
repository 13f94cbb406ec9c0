import type { LoaderContext } from './loader-context.ts';

/** How many games the questions are taken from, two from each. */
export const ASKED_GAMES = 3;

/** What players ask about these games, and where it is answered. */
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
