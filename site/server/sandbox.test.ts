import { StartError } from '@companion/server';
import { expect, it } from 'vitest';
import { readEnvironment } from './environment.ts';
import { openSandbox } from './sandbox.ts';

it('ends the start with one line when SANDBOX_DATA is a folder', async () => {
  const environment = readEnvironment({ SANDBOX_DATA: import.meta.dirname });
  const opening = openSandbox(environment, () => {});
  await expect(opening).rejects.toThrow(StartError);
  await expect(opening).rejects.toThrow(/^SANDBOX_DATA takes [^\n]+$/);
});
