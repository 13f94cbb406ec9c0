import { readFileSync } from 'node:fs';
import { defineConfig } from '@playwright/test';

export default defineConfig({
  timeout: 120_000,
  expect: { timeout: 15_000 },
  // Where the page is, and which browser opens it: the check writes it.
  use: JSON.parse(readFileSync('use.json', 'utf8')),
});
