import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyText } from '../testing/any-text.ts';
import { installerAddress, webIdHex } from './installer.ts';

const TEMPLATE = 'https://dl.example/beta/Companion-{channel}-{web_id}.exe';
const digits = fc.stringMatching(/^\d{1,20}$/);

describe('web id in hex', () => {
  it.each([
    ['0', '0'],
    ['255', 'ff'],
    ['007', '7'],
    // Too large for a JavaScript number: 2^53 + 1, and 19 digits as the vendor sends.
    ['9007199254740993', '20000000000001'],
    ['7345678901234567890', '65f1180aa62b0ad2'],
    ['99999999999999999999', '56bc75e2d630fffff'],
  ])('converts %s to %s', (webId, hex) => {
    expect(webIdHex(webId)).toBe(hex);
  });

  it('keeps the number for up to 20 digits', () => {
    fc.assert(
      fc.property(digits, (webId) => {
        const hex = webIdHex(webId) ?? '';
        expect(hex).toMatch(/^(?:0|[1-9a-f][\da-f]{0,16})$/);
        expect(BigInt(`0x${hex}`)).toBe(BigInt(webId));
      }),
    );
  });

  it.each(['', '-1', '1.5', '0x1f', '1e3', ' 7', '7\n', '１２', '1'.repeat(21), 'null'])(
    'of %j is none',
    (webId) => {
      expect(webIdHex(webId)).toBeNull();
    },
  );
});

describe('installer address', () => {
  it('contains channel and web id', () => {
    expect(installerAddress(TEMPLATE, { channel: 'bili_2024', webId: '255' })).toBe(
      'https://dl.example/beta/Companion-bili_2024-ff.exe',
    );
  });

  it.each([null, '', 'x', '1'.repeat(21)])('is generic for the web id %j', (webId) => {
    expect(installerAddress(TEMPLATE, { channel: 'bili', webId })).toBe(
      'https://dl.example/beta/Companion-bili.exe',
    );
  });

  it.each([
    ['https://dl.example/a.exe', 'https://dl.example/a.exe', 'https://dl.example/a.exe'],
    ['{web_id}.exe', 'ff.exe', '.exe'],
    ['a_{web_id}_b.exe', 'a_ff_b.exe', 'a_b.exe'],
    ['a/{web_id}/{web_id}.exe', 'a/ff/ff.exe', 'a//.exe'],
    ['{channel}/{channel}-{web_id}.exe', 'c/c-ff.exe', 'c/c.exe'],
    ['{WEB_ID}{}{channel', '{WEB_ID}{}{channel', '{WEB_ID}{}{channel'],
  ])('fills every placeholder of %s', (template, known, generic) => {
    expect(installerAddress(template, { channel: 'c', webId: '255' })).toBe(known);
    expect(installerAddress(template, { channel: 'c', webId: null })).toBe(generic);
  });

  it.each([
    ['', 'official-website'],
    ['..', 'official-website'],
    ['../../evil', '..%252F..%252Fevil'],
    ['{web_id}', '%257Bweb_id%257D'],
    ['$&', '%2524%2526'],
    ['中', '%25E4%25B8%25AD'],
  ])('keeps the channel %j in one path segment', (channel, inAddress) => {
    expect(installerAddress(TEMPLATE, { channel, webId: '255' })).toBe(
      `https://dl.example/beta/Companion-${inAddress}-ff.exe`,
    );
  });

  it('stays in its folder and leaves no placeholder for any channel and web id', () => {
    fc.assert(
      fc.property(
        anyText(200),
        fc.oneof(digits, fc.string(), fc.constant(null)),
        (channel, webId) => {
          const address = new URL(installerAddress(TEMPLATE, { channel, webId }));
          expect(address.origin).toBe('https://dl.example');
          expect(address.pathname).toMatch(/^\/beta\/Companion-[\w.%-]+\.exe$/);
          expect(address.search + address.hash).toBe('');
          // The decoded file name contains the channel as sent in a header.
          expect(decodeURIComponent(address.pathname)).toMatch(/^\/beta\/Companion-[\w.%-]+\.exe$/);
        },
      ),
      { numRuns: 200 },
    );
  });
});
