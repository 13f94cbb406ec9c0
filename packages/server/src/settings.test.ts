import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import {
  baseUrl,
  folder,
  httpUrl,
  integer,
  ipRanges,
  milliseconds,
  origin,
  port,
  readSettings,
  share,
  text,
} from './settings.ts';
import { StartError } from './start-error.ts';

const kinds = {
  baseUrl,
  httpUrl,
  ipRanges,
  origin,
  port,
  folder: folder('a folder that exists'),
  integer: integer('an app id: digits'),
  milliseconds: milliseconds(1, 2_000),
  share: share('the visits'),
  text: text(/^[a-z]+$/, 'lower-case letters'),
};
type Kind = keyof typeof kinds;

const withoutQuery = 'an http(s) address without user, query and hash';
const originTakes = 'an origin as a browser writes it, such as https://companion.example';
const ipRangesTake = 'IP addresses, or ranges such as 10.0.0.0/8, separated by commas';

const read = (kind: Kind, value: string) =>
  readSettings(v.object({ SETTING: kinds[kind] as v.GenericSchema }), { SETTING: value }).SETTING;

describe('kinds of settings', () => {
  it.each<[Kind, value: string, read: unknown]>([
    ['port', '0', 0],
    ['port', '65535', 65_535],
    ['milliseconds', '2000', 2_000],
    ['integer', '0012', 12],
    ['share', '0', 0],
    ['share', '.5', 0.5],
    ['share', '0.05', 0.05],
    ['text', 'abc', 'abc'],
    ['httpUrl', ' https://store.example/companion/ ', 'https://store.example/companion/'],
    ['baseUrl', ' http://api.example:8080/companion// ', 'http://api.example:8080/companion'],
    ['baseUrl', 'https://api.example/@team', 'https://api.example/@team'],
    ['origin', 'https://companion.example/', 'https://companion.example'],
    ['ipRanges', '::ffff:10.0.0.2, 10.0.0.3, 2001:db8::1', ['10.0.0.2', '10.0.0.3', '2001:db8::1']],
    ['ipRanges', '10.0.0.0/8, 2001:db8::/32', ['10.0.0.0/8', '2001:db8::/32']],
    ['folder', import.meta.dirname, import.meta.dirname],
  ])('%s reads %j', (kind, value, expected) => {
    expect(read(kind, value)).toEqual(expected);
  });

  it.each<[Kind, value: string, takes: string, named?: string]>([
    ['port', '65536', 'a port number, 0 to 65535'],
    ['port', 'eighty', 'a port number, 0 to 65535'],
    ['milliseconds', '0', 'milliseconds, 1 to 2000'],
    ['milliseconds', '2001', 'milliseconds, 1 to 2000'],
    ['milliseconds', '2 s', 'milliseconds, 1 to 2000'],
    ['integer', '-1', 'an app id: digits'],
    ['integer', '9007199254740993', 'an app id: digits', '9007199254740992'],
    ['share', '1.5', 'a share of the visits, 0 to 1, such as 0.05'],
    ['share', '5%', 'a share of the visits, 0 to 1, such as 0.05'],
    ['text', 'ABC', 'lower-case letters'],
    ['httpUrl', 'store.example', 'an http(s) address'],
    ['httpUrl', 'javascript:alert(1)', 'an http(s) address'],
    ['baseUrl', '/api', 'an http(s) address'],
    ['baseUrl', 'https://api.example/?key=secret', withoutQuery, 'https://api.example/?…'],
    ['baseUrl', 'https://api.example?', withoutQuery],
    ['baseUrl', 'https://api.example#x', withoutQuery],
    ['baseUrl', 'https://user@api.example', withoutQuery, 'https://…@api.example'],
    ['baseUrl', 'https://user:pass@api.example', withoutQuery, 'https://…@api.example'],
    ['httpUrl', 'https://user:p/ss@api.example', 'an http(s) address', 'https://…@api.example'],
    ['httpUrl', 'user:pass@api.example', 'an http(s) address', '…@api.example'],
    ['baseUrl', 'https:user:pass@api.example', withoutQuery, '…@api.example'],
    ['origin', 'ftp://companion.example', originTakes],
    ['origin', 'https://companion.example/path', originTakes],
    ['origin', 'https://Companion.example', originTakes],
    ['origin', 'https://companion.example:443', originTakes],
    ['ipRanges', '10.0.0', ipRangesTake],
    ['ipRanges', '10.0.0.1,', ipRangesTake, ''],
    ['ipRanges', '1', ipRangesTake],
    ['ipRanges', '010.0.0.1', ipRangesTake],
    ['ipRanges', 'loopback', ipRangesTake],
    ['ipRanges', '10.0.0.0/33', ipRangesTake],
    ['ipRanges', '0.0.0.0/0', ipRangesTake],
    ['ipRanges', '10.0.0.0/', ipRangesTake],
    ['folder', 'no-such-folder', 'a folder that exists'],
    ['folder', import.meta.filename, 'a folder that exists'],
    ['folder', `${import.meta.filename}/folder`, 'a folder that exists'],
  ])('%s rejects %j', (kind, value, takes, named = value) => {
    expect(() => read(kind, value)).toThrow(
      new StartError(`SETTING takes ${takes}, not "${named}"`),
    );
  });
});

describe('settings', () => {
  const schema = v.object({ PORT: v.optional(port, '3000'), API: v.optional(baseUrl) });

  it('have their defaults, also for empty values', () => {
    expect(readSettings(schema, { PORT: '', API: '' })).toEqual({ PORT: 3000 });
    expect(readSettings(schema, { API: undefined })).toEqual({ PORT: 3000, API: undefined });
  });

  it('end the start with the first that is wrong, in the order of the schema', () => {
    expect(() => readSettings(schema, { API: 'api.example', PORT: 'eighty' })).toThrow(
      new StartError('PORT takes a port number, 0 to 65535, not "eighty"'),
    );
  });
});
