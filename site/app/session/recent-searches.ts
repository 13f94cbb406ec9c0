import { createRecentSearches } from '@companion/sdk/storage';

export const recentSearches = createRecentSearches();
