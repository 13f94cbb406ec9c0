import { expect, it } from 'vitest';
import { withRoutablePath } from './page-request.ts';

it('reads a long run of slashes once', () => {
  // With a search for each slash this would take hours.
  const path = `${'/'.repeat(1_000_000)}a`;
  expect(withRoutablePath(new URL(`https://companion.example${path}`)).pathname).toBe(path);
});
