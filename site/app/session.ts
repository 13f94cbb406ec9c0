import { createSessionStore, pageStorage } from '@companion/sdk';

/** The one shared state (architecture.md): on the server it is nobody's and stays empty. */
export const session = createSessionStore(
  typeof window === 'undefined'
    ? { storage: null, events: null }
    : { storage: pageStorage(), events: window },
);
