import type { ShelfThings } from '@companion/screens/shelf';
import type { Client } from '@companion/sdk';
import { begunStories } from '@companion/sdk/stories';

/** The longest page of a list. A longer library leaves the rest without a picture. */
const page_size = 100;

/** What the library knows of the things on the shelf. What can't be loaded is left out. */
export async function loadShelfThings(signal: AbortSignal): Promise<ShelfThings> {
  const [companions, games, stories] = await Promise.all([
    ask('companions', ({ character }) => character.official({ page_size }, { signal })),
    ask('games', ({ visitor }) => visitor.game.list({ page_size }, { signal })),
    ask('stories', ({ quest }) => quest.info({}, { signal })),
  ]);
  return { companions, games, stories: stories?.items, begun: begunStories() };
}

async function ask<Answer>(
  part: string,
  call: (client: Client) => Promise<Answer>,
): Promise<Answer | undefined> {
  try {
    // With the contract's schemas, which are too large for a first load.
    const { validatedCall } = await import('../lazy/validated-call.ts');
    return await validatedCall(part, call);
  } catch {
    return undefined;
  }
}
