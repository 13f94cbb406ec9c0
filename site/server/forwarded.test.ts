import { expect, it } from 'vitest';
import { cameByTls } from './forwarded.ts';

const trusted = new Set(['10.0.0.1', '10.0.0.2']);

it.each<[proto: string | undefined, hops: string | undefined, peer: string, answer: boolean]>([
  ['https', '203.0.113.9', '10.0.0.1', true],
  ['http', '203.0.113.9', '10.0.0.1', false],
  [undefined, undefined, '10.0.0.1', false],
  // Nobody believes a stranger.
  ['https', undefined, '203.0.113.9', false],
  // The outer proxy ends TLS and asks the inner one by HTTP.
  ['https, http', '203.0.113.9, 10.0.0.2', '10.0.0.1', true],
  ['https, http', '203.0.113.9, ::ffff:10.0.0.2', '10.0.0.1', true],
  ['https', '203.0.113.9, 10.0.0.2', '10.0.0.1', true],
  ['http, https', '203.0.113.9, 10.0.0.2', '10.0.0.1', false],
  // The visitor wrote the first entry.
  ['https, http', '203.0.113.9', '10.0.0.1', false],
  ['http, https', '203.0.113.9', '10.0.0.1', true],
  ['https, http, http', '198.51.100.1, 203.0.113.9, 10.0.0.2', '10.0.0.1', false],
])('X-Forwarded-Proto "%s" with X-Forwarded-For "%s" from %s: %s', (proto, hops, peer, answer) => {
  expect(cameByTls({ peer, forwardedFor: hops, forwardedProto: proto }, trusted)).toBe(answer);
});
