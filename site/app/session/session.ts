import { HIDDEN_ENTRY_KEY } from '@companion/screens/inline';
import {
  TEXT_SIZE_KEY,
  type TextSize,
  THEME_KEY,
  toggleTheme,
} from '@companion/screens/preferences';
import { createSessionStore } from '@companion/sdk';
import { createStorageRegistry, storedValue } from '@companion/sdk/storage';
import { GUIDES_CACHE } from '../../worker/cache-names.ts';

/** The one shared state (docs/architecture.md). */
export const session = createSessionStore();

export const storage = createStorageRegistry({
  keys: [THEME_KEY, TEXT_SIZE_KEY, HIDDEN_ENTRY_KEY],
  caches: [GUIDES_CACHE],
});

const theme = storedValue(THEME_KEY, String);
const textSize = storedValue(TEXT_SIZE_KEY, String);

export const switchTheme = (): void => void theme.write(toggleTheme());
export const storeTextSize = (size: TextSize): void => void textSize.write(size);
