import { createSessionStore } from '@companion/sdk';

/** The one shared state (architecture.md). On a server nobody is ever logged in. */
export const session = createSessionStore();
