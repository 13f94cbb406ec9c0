import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

// Its types fail in a host with `exactOptionalPropertyTypes` and without `skipLibCheck`.
it('no public type needs those of XState', () => {
  const api = readFileSync(new URL('../api.md', import.meta.url), 'utf8');
  expect(api).toContain('interface LoginActor');
  expect(api).not.toContain('xstate');
});
