import { createRecents } from '@companion/sdk/storage';

export const recents = createRecents();
