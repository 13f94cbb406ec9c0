import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyText } from '../testing/any-text.ts';
import { channelFromQuery, DEFAULT_CHANNEL, safeChannel } from './channel.ts';

describe('channel', () => {
  it.each([
    ['', DEFAULT_CHANNEL],
    ['?channel=', DEFAULT_CHANNEL],
    ['?channel=..', DEFAULT_CHANNEL],
    ['?channel=bili_2024.a-b', 'bili_2024.a-b'],
    ['?channel=a&channel=b', 'a'],
    ['?channel=%E4%B8%AD', '%E4%B8%AD'],
    ['?channel=../../x', '..%2F..%2Fx'],
    ['?channel=%252E%252E', DEFAULT_CHANNEL],
    ['?channel=50%25', '50%25'],
  ])('reads the query %j as %j', (query, channel) => {
    expect(channelFromQuery(query)).toBe(channel);
  });

  it('is safe in a header and in a path segment', () => {
    fc.assert(
      fc.property(anyText(400), (value) => {
        const channel = safeChannel(value);
        expect(channel).toMatch(/^[\w.%-]{1,128}$/);
        expect(() => new Headers({ 'app-channel': channel })).not.toThrow();
        expect(() => decodeURIComponent(channel)).not.toThrow();
        expect(new URL(`https://host/beta/${channel}`).pathname.split('/')).toHaveLength(3);
      }),
      { numRuns: 1000 },
    );
  });

  it('stays the same when it is encoded again', () => {
    const value = fc.oneof(anyText(400), fc.webQueryParameters());
    fc.assert(
      fc.property(value, (value) => {
        const channel = safeChannel(value);
        expect(safeChannel(channel)).toBe(channel);
      }),
      { numRuns: 1000 },
    );
  });
});
