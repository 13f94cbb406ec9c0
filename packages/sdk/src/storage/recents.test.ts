import { expect, it } from 'vitest';
import { forbiddenStorage } from '../testing/storage.ts';
import { memoryStorage } from './memory-storage.ts';
import { createRecents, type Recent } from './recents.ts';
import { createStorageRegistry } from './registry.ts';

const talk = (id: string): Omit<Recent, 'at'> => ({
  kind: 'talk',
  id,
  companion: id,
  name: id,
  title: '',
  language: 'zh',
});
const story = (id: string): Omit<Recent, 'at'> => ({ ...talk('lamp'), kind: 'story', id });
const idsIn = (storage: Storage | null) =>
  createRecents(storage)
    .read()
    .map(({ kind, id }) => `${kind} ${id}`);

it('lists the newest six, each once', () => {
  const storage = memoryStorage();
  const recents = createRecents(storage);
  for (const id of ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'c']) recents.add(talk(id));
  recents.add(story('c'));
  expect(idsIn(storage)).toEqual(['story c', 'talk c', 'talk g', 'talk f', 'talk e', 'talk d']);
});

it('tells when the visitor was there', () => {
  const recents = createRecents(memoryStorage(), () => Date.UTC(2026, 10, 25, 12));
  recents.add(talk('a'));
  expect(recents.read()[0]?.at).toBe('2026-11-25T12:00:00.000Z');
});

it('removes a story that has ended, not a talk with the same id', () => {
  const content = new Map<string, string>();
  const storage = memoryStorage(content);
  const recents = createRecents(storage);
  recents.add(talk('a'));
  recents.add(story('a'));
  recents.remove(story('a'));
  expect(idsIn(storage)).toEqual(['talk a']);
  recents.remove(talk('a'));
  expect([...content]).toEqual([]);
});

it('is removed at logout', () => {
  const local = memoryStorage();
  createRecents(local).add(talk('a'));
  createStorageRegistry({ local, session: memoryStorage() }).clearVisitor();
  expect(idsIn(local)).toEqual([]);
});

it.each(['{', 'null', '7', '[7, null, {"kind":"talk"}, {"kind":"song","id":"a"}]'])(
  'is empty when the storage holds %s',
  (text) => {
    expect(idsIn(memoryStorage(new Map([['companion-recent', text]])))).toEqual([]);
  },
);

it.each([
  ['forbidden', forbiddenStorage],
  ['missing', null],
])('is empty when storage is %s', (_, storage) => {
  const recents = createRecents(storage);
  recents.add(talk('a'));
  recents.remove(talk('b'));
  expect(recents.read()).toEqual([]);
});
