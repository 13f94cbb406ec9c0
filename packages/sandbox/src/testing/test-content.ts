import { fileURLToPath } from 'node:url';

/** Seed content with two games, small enough for tests to state every result. */
export const TEST_CONTENT = fileURLToPath(new URL('./seed-content', import.meta.url));
