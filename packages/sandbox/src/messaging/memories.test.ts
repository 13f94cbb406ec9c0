import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  type MessagingHarness,
  message,
  PHONE,
  replyTo,
  startMessaging,
  type TestClient,
} from '../testing/messaging.ts';

let harness: MessagingHarness;
let token: string;
let client: TestClient;
beforeEach(async () => {
  harness = await startMessaging();
  ({ token } = await harness.sandbox.login(PHONE));
  client = await harness.open(token);
  client.send(message('我叫小明'));
  const { id } = await client.receive('ack');
  await client.receive('message', replyTo(id));
});
afterEach(() => harness.close());

const forget = { type: 'forget', character_id: 'ember', memory_id: 'name' };

test('a memory is forgotten in every window, and a second request gets the same answer', async () => {
  const other = await harness.open(token);
  client.send(forget);
  client.send(forget);
  client.send({ type: 'ping' });
  await client.receive('pong');
  expect(client.all('memories').map(({ memories }) => memories.length)).toEqual([1, 0, 0]);
  await other.receive('memories', ({ memories }) => memories.length === 0);
  expect(await harness.history(token)).toMatchObject({ memories: [] });
});

test('a client that polls gets the memories that are left as the answer', async () => {
  const { json } = await harness.sandbox.call('POST', '/sandbox/messaging', {
    token: await harness.imToken(token),
    body: forget,
  });
  expect(json.frames).toEqual([{ type: 'memories', character_id: 'ember', memories: [] }]);
  await client.receive('memories', ({ memories }) => memories.length === 0);
});
