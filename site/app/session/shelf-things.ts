import type { ShelfThings } from '@companion/screens/shelf';
import type { Client } from '@companion/sdk';
import { begunStories } from '@companion/sdk/stories';
import { client } from './client.ts';

/** The longest page of a list. A longer library leaves the rest without a picture. */
const page_size = 100;

/** What the library knows of the things on the shelf. What can't be loaded is left out; the client logs it. */
export async function loadShelfThings(signal: AbortSignal): Promise<ShelfThings> {
  const [companions, games, stories] = await Promise.all([
    ask(({ character }) => character.official({ page_size }, { signal })),
    ask(({ visitor }) => visitor.game.list({ page_size }, { signal })),
    ask(({ quest }) => quest.info({}, { signal })),
  ]);
  return { companions, games, stories: stories?.items, begun: begunStories() };
}

async function ask<Answer>(call: (client: Client) => Promise<Answer>): Promise<Answer | undefined> {
  try {
    // With the contract's schemas, which are too large for a first load.
    const { createValidatedClient } = await import('@companion/sdk/validated-client');
    return await call(createValidatedClient(await client()));
  } catch {
    return undefined;
  }
}
