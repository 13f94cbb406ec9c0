import { chmodSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openSecrets } from './secrets.ts';

test('the key is kept, and private, also where it was readable', () => {
  const folder = mkdtempSync(join(tmpdir(), 'companion-secrets-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const path = join(folder, 'sandbox.sqlite');
  const first = openSecrets(path).mac('code', '123456');
  chmodSync(`${path}.key`, 0o644);
  expect(openSecrets(path).mac('code', '123456')).toEqual(first);
  expect(statSync(`${path}.key`).mode & 0o777).toBe(0o600);
});
