import { afterEach, describe, expect, it, vi } from 'vitest';
import { forbiddenStorage } from '../testing/storage.ts';
import { CHAT_DRAFT_KEYS, keyOf, type StorageKey } from './keys.ts';
import { memoryStorage } from './memory-storage.ts';
import { pageStorage } from './page-storage.ts';
import { createRemovalSentAt } from './removal-sent-at.ts';
import { asText, storedValue } from './stored-value.ts';

const KEY: StorageKey = { name: 'key', area: 'session', owner: 'visitor' };
const parseNumbers = (text: string) => JSON.parse(text) as number[];

afterEach(() => vi.unstubAllGlobals());

describe('a stored value', () => {
  it('is written as JSON, read back and removed', () => {
    const content = new Map<string, string>();
    const value = storedValue(KEY, parseNumbers, memoryStorage(content));
    expect(value.read()).toBeNull();
    expect(value.write([1, 2])).toBe(true);
    expect([...content]).toEqual([['key', '[1,2]']]);
    expect(value.read()).toEqual([1, 2]);
    value.remove();
    expect([...content]).toEqual([]);
  });

  it('is stored unchanged when it is text', () => {
    const content = new Map<string, string>();
    storedValue(keyOf(CHAT_DRAFT_KEYS, '7'), asText, memoryStorage(content)).write('"quoted"');
    expect([...content]).toEqual([['companion-draft-7', '"quoted"']]);
  });

  it('counts as absent when it is broken', () => {
    const storage = memoryStorage(new Map([['key', '[1,']]));
    expect(storedValue(KEY, parseNumbers, storage).read()).toBeNull();
  });

  it.each([
    ['forbidden', forbiddenStorage],
    ['missing', null],
  ])('is not stored and throws nothing when storage is %s', (_, storage) => {
    const value = storedValue(KEY, asText, storage);
    expect(value.write('text')).toBe(false);
    expect(value.read()).toBeNull();
    expect(value.remove).not.toThrow();
  });

  it('lies by default in the storage of its area', () => {
    vi.stubGlobal('document', {});
    vi.stubGlobal('localStorage', memoryStorage(new Map([['key', 'local']])));
    vi.stubGlobal('sessionStorage', memoryStorage(new Map([['key', 'session']])));
    expect(storedValue(KEY, asText).read()).toBe('session');
    expect(storedValue({ ...KEY, area: 'local' }, asText).read()).toBe('local');
  });
});

describe('the storage of a page', () => {
  it('is none on a server', () => {
    vi.stubGlobal('localStorage', memoryStorage());
    expect(pageStorage()).toBeNull();
  });

  it('is none where reading it throws', () => {
    vi.stubGlobal('document', {});
    vi.spyOn(globalThis, 'sessionStorage', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    expect(pageStorage('session')).toBeNull();
  });
});

describe('the time a removal code was sent', () => {
  it('is kept as a number until it is removed', () => {
    const content = new Map<string, string>();
    const sentAt = createRemovalSentAt(memoryStorage(content));
    expect(sentAt.read()).toBeNull();
    sentAt.write(1_790_000_000_000);
    expect([...content]).toEqual([['companion-removal', '1790000000000']]);
    expect(sentAt.read()).toBe(1_790_000_000_000);
    sentAt.write(null);
    expect([...content]).toEqual([]);
  });

  it.each(['', 'soon', 'Infinity'])('counts as absent when it is %j', (text) => {
    const storage = memoryStorage(new Map([['companion-removal', text]]));
    expect(createRemovalSentAt(storage).read()).toBeNull();
  });
});
