import { afterEach, describe, expect, it, vi } from 'vitest';
import { replaceForbiddenStorage } from './replace-forbidden-storage.ts';

afterEach(() => vi.unstubAllGlobals());

function deny(): never {
  throw new DOMException('denied', 'SecurityError');
}

describe('storage of a page', () => {
  it.each([
    ['null', { value: null }],
    ['missing', { value: undefined }],
    ['forbidden', { get: deny }],
    ['there, and throws', { value: { getItem: deny, setItem: deny } }],
  ])('that is %s is replaced', (_, property) => {
    const page = Object.defineProperty({}, 'localStorage', { ...property, configurable: true });
    const sessionStorage = { getItem: () => null };
    vi.stubGlobal('window', Object.assign(page, { sessionStorage }));
    replaceForbiddenStorage();
    expect(window.localStorage.getItem('key')).toBeNull();
    window.localStorage.setItem('key', 'value');
    expect(window.localStorage.getItem('key')).toBe('value');
    expect(window.sessionStorage).toBe(sessionStorage);
  });

  it('is left alone on a server, which has none', () => {
    expect(replaceForbiddenStorage).not.toThrow();
  });
});
