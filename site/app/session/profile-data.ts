import { importWhenOnline } from '@companion/screens/loading';
import type { ShelfThings } from '@companion/screens/shelf';
import type { Client } from '@companion/sdk';
import { PAGE_MAX_SIZE } from '@companion/sdk/contract';
import { begunStories } from '@companion/sdk/stories';

/** The contract's schemas come with the first call: they are too large for a first load. */
const load = importWhenOnline(() => import('../lazy/validated-call.ts'));

const ask = async <Answer>(part: string, call: (client: Client) => Promise<Answer>) =>
  (await load()).validatedCall(part, call);

export const loadMe = (signal: AbortSignal) => ask('account', ({ users }) => users.me({ signal }));

/** A longer library leaves the rest without a picture. */
const page_size = PAGE_MAX_SIZE;
const none = () => undefined;

/** What the library knows of the things on the shelf. What can't be loaded is left out. */
export async function loadShelfThings(signal: AbortSignal): Promise<ShelfThings> {
  const [companions, games, stories] = await Promise.all([
    ask('companions', ({ character }) => character.official({ page_size }, { signal })).catch(none),
    ask('games', ({ visitor }) => visitor.game.list({ page_size }, { signal })).catch(none),
    ask('stories', ({ quest }) => quest.info({}, { signal })).catch(none),
  ]);
  return { companions, games, stories: stories?.items, begun: begunStories() };
}
