import { fileURLToPath } from 'node:url';

/** A world of two games, small enough that a test can say what must be found. */
export const TEST_CONTENT = fileURLToPath(new URL('./seed-content', import.meta.url));
