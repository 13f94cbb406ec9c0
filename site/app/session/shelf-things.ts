import type { ShelfThings } from '@companion/screens/shelf';
import type { Client } from '@companion/sdk';
import { begunStories } from '@companion/sdk/stories';

/** The longest page of a list. A longer library leaves the rest without a picture. */
const page_size = 100;

/** With the contract's schemas, which are too large for a first load. */
async function checked(client: () => Promise<Client>): Promise<Client> {
  const { createValidatedClient } = await import('@companion/sdk/validated-client');
  return createValidatedClient(await client());
}

/** What the library knows of the things on the shelf. What can't be loaded is left out; the client logs it. */
export async function loadShelfThings(
  client: () => Promise<Client>,
  signal: AbortSignal,
): Promise<ShelfThings> {
  const ask = async <Answer>(call: (client: Client) => Promise<Answer>) =>
    checked(client)
      .then(call)
      .catch(() => undefined);
  const [companions, games, stories] = await Promise.all([
    ask(({ character }) => character.official({ page_size }, { signal })),
    ask(({ visitor }) => visitor.game.list({ page_size }, { signal })),
    ask(({ quest }) => quest.info({}, { signal })),
  ]);
  return { companions, games, stories: stories?.items, begun: begunStories() };
}
