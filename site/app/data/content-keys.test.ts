import type { Client } from '@companion/sdk';
import { expect, it } from 'vitest';
import { anonymousClient } from './server-api.ts';
import { testApp } from './test-app.ts';

it.each<[key: string, call: (client: Client) => Promise<unknown>]>([
  ['companions', ({ visitor }) => visitor.web.index.characters()],
  ['companions', ({ character }) => character.official({})],
  ['companions', ({ character }) => character.square({})],
  ['companions', ({ character }) => character.figures({})],
  ['companion/a-deng', ({ character }) => character.detail({ id: 'a-deng' })],
  ['games', ({ visitor }) => visitor.game.list({})],
  ['game/nine-bells', ({ visitor }) => visitor.game.detail({ id: 'nine-bells' })],
  ['article/lamps', ({ visitor }) => visitor.game.knowledge.article({ id: 'lamps' })],
  ['entities', ({ visitor }) => visitor.game.entity.list({ game_id: 'nine-bells' })],
  ['entity/bell', ({ visitor }) => visitor.game.entity.detail({ id: 'bell' })],
  ['search', ({ visitor }) => visitor.game.knowledge.search({ keyword: 'bell' })],
  ['activities', ({ visitor }) => visitor.web.activity.index({})],
  ['stories', ({ quest }) => quest.info({})],
  ['story/third-lamp', ({ quest }) => quest.scenes({ quest_id: 'third-lamp' })],
])('%s is the key of what a page shows', async (key, call) => {
  const keys = new Set<string>();
  const app = { ...testApp, fetch: async () => new Response(null, { status: 503 }) };
  const page = { locale: 'zh', device: 'desktop', keys } as const;
  await expect(call(anonymousClient(app, page))).rejects.toThrow();
  expect([...keys]).toEqual([key]);
});
