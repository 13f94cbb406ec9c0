import type { ShelfThings } from '@companion/screens/shelf';
import type { Client } from '@companion/sdk';
import { PAGE_MAX_SIZE } from '@companion/sdk/contract';
import { begunStories } from '@companion/sdk/stories';
import { validatedCall } from './validated-call.ts';

/** A longer library leaves the rest without a picture. */
const page_size = PAGE_MAX_SIZE;

/** What the library knows of the things on the shelf. What can't be loaded is left out. */
export async function loadShelfThings(signal: AbortSignal): Promise<ShelfThings> {
  const [companions, games, stories] = await Promise.all([
    ask('companions', ({ character }) => character.official({ page_size }, { signal })),
    ask('games', ({ visitor }) => visitor.game.list({ page_size }, { signal })),
    ask('stories', ({ quest }) => quest.info({}, { signal })),
  ]);
  return { companions, games, stories: stories?.items, begun: begunStories() };
}

const ask = <Answer>(part: string, call: (client: Client) => Promise<Answer>) =>
  validatedCall(part, call).catch(() => undefined);
