import type { Client } from '@companion/sdk';
import { createShelf, type Shelf } from '@companion/sdk/storage';
import { useSyncExternalStore } from 'react';
import { session } from './session.ts';
import { useClient } from './use-client.ts';

let shelf: Shelf | undefined;

/** The shelf of the page's visitor. */
export const siteShelf = (client: () => Promise<Client>): Shelf => {
  shelf ??= createShelf({ client, session });
  return shelf;
};

/** What the visitor keeps, and how to change it. */
export function useShelf() {
  const { subscribe, getSnapshot, getServerSnapshot, keep } = siteShelf(useClient());
  return { items: useSyncExternalStore(subscribe, getSnapshot, getServerSnapshot), keep };
}
