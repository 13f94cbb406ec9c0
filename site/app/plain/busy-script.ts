import { applyStoredState, moveVisibleCompanions } from '@companion/screens/inline';
import { SESSION_STORAGE_KEY } from '@companion/sdk';
import { replaceForbiddenStorage } from '@companion/sdk/storage';

// The inline script of the page of a 429.
replaceForbiddenStorage();
applyStoredState(inlineTheme, SESSION_STORAGE_KEY);
moveVisibleCompanions();
