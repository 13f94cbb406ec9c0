import { createSessionStore, createStorageRegistry } from '@companion/sdk';
import { TEXT_SIZE_KEY, THEME_KEY } from '../shell/stored-preferences.ts';

/** The one shared state (docs/architecture.md). On a server nobody is ever logged in. */
export const session = createSessionStore();

/** Every stored key with its owner: a logout clears what belongs to the visitor. */
export const storage = createStorageRegistry({ keys: [THEME_KEY, TEXT_SIZE_KEY] });
