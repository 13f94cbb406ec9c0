import { createShelf } from '@companion/sdk/storage';
import { useSyncExternalStore } from 'react';
import { client } from './client.ts';
import { session } from './session.ts';

export const shelf = createShelf({ client, session });

/** What the visitor keeps. */
export const useShelf = () =>
  useSyncExternalStore(shelf.subscribe, shelf.getSnapshot, shelf.getServerSnapshot);
