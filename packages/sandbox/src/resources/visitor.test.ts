import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { createTestSandbox } from '../testing/sandbox.ts';
import { TEST_CONTENT } from '../testing/test-content.ts';

const LAMP_HILL = join('games', 'lamp-hill');
const WICK = 'lamp-hill-role-wick';

test('an entity and an article name what is about the same, also when much else is newer', async () => {
  const content = mkdtempSync(join(tmpdir(), 'companion-content-'));
  cpSync(TEST_CONTENT, content, { recursive: true });
  const oil = readFileSync(join(content, LAMP_HILL, 'articles', 'lamp-hill-oil.md'), 'utf8');
  const add = (id: string, entity = '') =>
    writeFileSync(
      join(content, LAMP_HILL, 'articles', `${id}.md`),
      oil.replace(WICK, entity).replace('updated: 12', 'updated: 0'),
    );
  for (let count = 0; count < 40; count += 1) add(`lamp-hill-wicks-${count}`, `${WICK}s`);
  add('lamp-hill-lighting', WICK);
  const path = join(content, LAMP_HILL, 'entities.json');
  const entities = JSON.parse(readFileSync(path, 'utf8'));
  const wick = entities.find(({ id }: { id: string }) => id === WICK);
  writeFileSync(path, JSON.stringify([...entities, { ...wick, id: `${WICK}s` }]));
  const sandbox = createTestSandbox({ content });
  onTestFinished(async () => {
    await sandbox.close();
    rmSync(content, { recursive: true });
  });
  const ask = async (path: string) =>
    (await sandbox.call('GET', `/api/visitor/game/${path}`)).json.payload;
  const ids = (items: { id: string }[]) => items.map(({ id }) => id);

  const entity = await ask(`entity/detail?id=${WICK}`);
  expect(ids(entity.articles)).toEqual(['lamp-hill-lighting', 'lamp-hill-oil']);
  const { article } = await ask('knowledge/search?id=lamp-hill-lighting');
  expect(article.related).toHaveLength(4);
  expect(ids(article.related)[0]).toBe('lamp-hill-oil');
});
