import { expect, it } from 'vitest';
import { withRoutablePath } from './page-request.ts';

it('reads a long run of slashes once', () => {
  // With a search for each slash this would take minutes.
  const path = `${'/'.repeat(300_000)}a`;
  expect(withRoutablePath(new URL(`https://companion.example${path}`)).pathname).toBe(path);
});
