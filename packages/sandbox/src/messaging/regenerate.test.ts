import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type MessagingHarness, message, PHONE, startMessaging } from '../testing/messaging.ts';

const QUESTION = '夜蛾女王怎么打？';

let harness: MessagingHarness;
let token: string;
beforeEach(async () => {
  harness = await startMessaging();
  ({ token } = await harness.sandbox.login(PHONE));
});
afterEach(() => harness.close());

async function asked() {
  const client = await harness.open(token);
  client.send(message(QUESTION));
  const { id } = await client.receive('ack');
  const { message: reply } = await client.receive('message', (frame) => frame.reply_to === id);
  return { client, id, reply };
}

const history = async () => {
  const body = { character_id: 'ember' };
  const { json } = await harness.sandbox.call('POST', '/api/im/history_messages', { token, body });
  return json.payload.items as { id: string; text: string }[];
};

describe('another answer', () => {
  it('rests on another source, and takes the place of the first in every window', async () => {
    const { client, id, reply } = await asked();
    expect(reply.can_regenerate).toBe(true);
    const other = await harness.open(token);
    client.send({ type: 'regenerate', message_id: reply.id });
    const typing = await other.receive('typing');
    expect(typing).toMatchObject({ reply_to: id, replaces: reply.id });
    const { message: second } = await other.receive(
      'message',
      (frame) => frame.message.replaces === reply.id,
    );
    expect(second.citations[0]?.id).not.toBe(reply.citations[0]?.id);
    expect(Number(second.id)).toBeGreaterThan(Number(reply.id));
    expect((await history()).map(({ id }) => id)).toEqual([id, second.id]);
  });

  it('ends when each source was used', async () => {
    const { client, reply } = await asked();
    const used = new Set<string | undefined>();
    let last = reply;
    while (last.can_regenerate) {
      expect(used).not.toContain(last.citations[0]?.id);
      used.add(last.citations[0]?.id);
      client.send({ type: 'regenerate', message_id: last.id });
      const { message: next } = await client.receive(
        'message',
        (frame) => frame.message.replaces === last.id,
      );
      last = next;
    }
    client.send({ type: 'regenerate', message_id: last.id });
    client.send({ type: 'ping' });
    await client.receive('pong');
    expect((await history()).map(({ id }) => id)).toContain(last.id);
  });

  it('is not given to an earlier reply, to others’ replies, and beyond the limit', async () => {
    const { client, reply } = await asked();
    const stranger = await harness.open((await harness.sandbox.login('13800138009')).token);
    stranger.send({ type: 'regenerate', message_id: reply.id });
    stranger.send({ type: 'ping' });
    await stranger.receive('pong');
    for (let index = 0; index < 40; index += 1) client.send(message('你好', `n${index}`));
    await client.receive('error');
    client.send({ type: 'regenerate', message_id: reply.id });
    client.send({ type: 'ping' });
    await client.receive('pong');
    expect((await history()).length).toBeGreaterThan(2);
    expect(client.all('message').some((frame) => frame.message.replaces)).toBe(false);
  });

  it('that is refused shows the first one again, also to a client that polls', async () => {
    const { client, reply } = await asked();
    for (let index = 0; index < 40; index += 1)
      client.send({ ...message('你好', `n${index}`), character_id: 'brine' });
    await client.receive('error');
    const { json } = await harness.sandbox.call('POST', '/sandbox/messaging', {
      token: await harness.imToken(token),
      body: { type: 'regenerate', message_id: reply.id },
    });
    expect(json.frames).toMatchObject([
      { type: 'message', message: { id: reply.id } },
      { type: 'error' },
    ]);
  });
});
