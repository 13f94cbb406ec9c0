import { expect, it } from 'vitest';
import { memoryStorage } from './memory-storage.ts';
import { createRecentSearches } from './recent-searches.ts';
import { createStorageRegistry } from './registry.ts';

it('keeps the newest six, each once', () => {
  const recent = createRecentSearches(memoryStorage());
  for (const words of ['a', 'b', 'c', 'd', 'e', 'f', 'g', ' c ', '']) recent.add(words);
  expect(recent.read()).toEqual(['c', 'g', 'f', 'e', 'd', 'b']);
});

it('forgets what is removed', () => {
  const content = new Map<string, string>();
  const recent = createRecentSearches(memoryStorage(content));
  recent.add('a');
  recent.add('b');
  recent.remove('a');
  expect(recent.read()).toEqual(['b']);
  recent.remove('b');
  expect([...content]).toEqual([]);
});

it('is empty with broken storage', () => {
  const content = new Map([['companion-searches', '{']]);
  expect(createRecentSearches(memoryStorage(content)).read()).toEqual([]);
  expect(createRecentSearches(null).read()).toEqual([]);
});

it('is removed at logout', () => {
  const local = memoryStorage();
  createRecentSearches(local).add('a');
  createStorageRegistry({ local, session: memoryStorage() }).clearVisitor();
  expect(createRecentSearches(local).read()).toEqual([]);
});
