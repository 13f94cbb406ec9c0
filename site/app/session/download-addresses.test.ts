import { expect, it } from 'vitest';
import { plainInstaller } from './download-addresses.ts';

it.each([
  'https://dl.example/Setup_{channel}_{web_id}.exe',
  'https://dl.example/Setup-{web_id}-{channel}.exe',
  'https://dl.example/Setup{web_id}.exe',
])('leaves no placeholder of %s to visitors without scripts', (template) => {
  expect(plainInstaller(template)).toBe('https://dl.example/Setup.exe');
});
