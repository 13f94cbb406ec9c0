import { defineConfig } from 'vitest/config';

/** The tests by which mutants are judged; the repository's own configuration runs all. */
export default defineConfig({
  test: { include: ['src/{client,session,download,messaging,internal,resources}/**/*.test.ts'] },
});
