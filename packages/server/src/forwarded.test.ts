import type { IncomingMessage } from 'node:http';
import { describe, expect, it } from 'vitest';
import { connectionFinder } from './forwarded.ts';

const connectionOf = connectionFinder(['10.0.0.1', '10.0.0.2']);

const client = (
  peer: string | undefined,
  hops: string | undefined,
  protocols: string | undefined,
  find = connectionOf,
) =>
  find({
    socket: { remoteAddress: peer },
    headers: { 'x-forwarded-for': hops, 'x-forwarded-proto': protocols },
  } as unknown as IncomingMessage);

describe('forwarded headers', () => {
  it.each<[protocols: string | undefined, hops: string | undefined, peer: string, secure: boolean]>(
    [
      ['https', '203.0.113.9', '10.0.0.1', true],
      ['https', '203.0.113.9', '::ffff:10.0.0.1', true],
      ['http', '203.0.113.9', '10.0.0.1', false],
      [undefined, undefined, '10.0.0.1', false],
      // An untrusted peer.
      ['https', undefined, '203.0.113.9', false],
      // The outer proxy ends TLS and calls the inner one over HTTP.
      ['https, http', '203.0.113.9, 10.0.0.2', '10.0.0.1', true],
      ['https, http', '203.0.113.9, ::ffff:10.0.0.2', '10.0.0.1', true],
      ['https', '203.0.113.9, 10.0.0.2', '10.0.0.1', true],
      ['http, https', '203.0.113.9, 10.0.0.2', '10.0.0.1', false],
      // The client wrote the first entry.
      ['https, http', '203.0.113.9', '10.0.0.1', false],
      ['http, https', '203.0.113.9', '10.0.0.1', true],
      ['https, http, http', '198.51.100.1, 203.0.113.9, 10.0.0.2', '10.0.0.1', false],
    ],
  )('protocols "%s" of hops "%s" from %s: TLS %s', (protocols, hops, peer, secure) => {
    expect(client(peer, hops, protocols).isSecure).toBe(secure);
  });

  it.each<[hops: string | undefined, peer: string, address: string]>([
    [undefined, '203.0.113.9', '203.0.113.9'],
    [undefined, '::ffff:203.0.113.9', '203.0.113.9'],
    [undefined, '10.0.0.1', '10.0.0.1'],
    ['203.0.113.9', '10.0.0.1', '203.0.113.9'],
    ['::ffff:203.0.113.9', '10.0.0.1', '203.0.113.9'],
    ['198.51.100.1, 203.0.113.9, 10.0.0.2', '10.0.0.1', '203.0.113.9'],
    // Proxies that append the port.
    ['203.0.113.9:4711', '10.0.0.1', '203.0.113.9'],
    ['2001:db8::7', '10.0.0.1', '2001:db8::7'],
    ['[2001:db8::7]:4711', '10.0.0.1', '2001:db8::7'],
    ['[::ffff:203.0.113.9]:4711', '10.0.0.1', '203.0.113.9'],
    ['203.0.113.9:4711, 10.0.0.2:4712', '10.0.0.1', '203.0.113.9'],
    // The client is a trusted address itself.
    ['10.0.0.2', '10.0.0.1', '10.0.0.2'],
    // An untrusted peer.
    ['198.51.100.1', '203.0.113.9', '203.0.113.9'],
  ])('hops "%s" from %s: client %s', (hops, peer, address) => {
    expect(client(peer, hops, undefined).address).toBe(address);
  });

  it('are not believed of a connection that was reset', () => {
    expect(client(undefined, '203.0.113.9', 'https')).toMatchObject({
      address: '',
      isSecure: false,
      isProxied: false,
    });
  });

  it.each(['10.1.2.3', '::ffff:10.1.2.3', '2001:db8::7'])(
    'are believed from %s in a range',
    (peer) => {
      const find = connectionFinder(['10.0.0.0/8', '2001:db8::/32']);
      expect(client(peer, '203.0.113.9, 10.4.5.6', 'https', find)).toMatchObject({
        address: '203.0.113.9',
        isProxied: true,
        isSecure: true,
      });
      expect(client('203.0.113.9', '198.51.100.1', 'https', find).isProxied).toBe(false);
    },
  );
});
