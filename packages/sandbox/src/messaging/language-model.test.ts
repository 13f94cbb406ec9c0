import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { message, PHONE, replyTo, startMessaging } from '../testing/messaging.ts';

const chunk = (content: string) =>
  `data: ${JSON.stringify({ choices: [{ delta: { content } }] })}\n\n`;

/** Asks a companion whose language model gives this answer. */
async function ask(status: number, text: string) {
  const requests: string[] = [];
  const model = createServer(async (request, response) => {
    let body = '';
    for await (const part of request) body += part;
    requests.push(body);
    response.writeHead(status, { 'content-type': 'text/event-stream' }).end(text);
  });
  await once(model.listen(0, '127.0.0.1'), 'listening');
  const { port } = model.address() as AddressInfo;
  const harness = await startMessaging({
    llm: { baseUrl: `http://127.0.0.1:${port}/v1`, model: 'test' },
  });
  const { token } = await harness.sandbox.login(PHONE);
  const client = await harness.open(token);
  client.send(message('夜蛾女王怎么打？'));
  const { id } = await client.receive('ack');
  const { message: reply } = await client.receive('message', replyTo(id));
  const streamed = client.all('piece').map(({ text }) => text);
  model.close();
  await harness.close();
  return { reply, requests, streamed };
}

test('the model receives the excerpts, and its words are the reply', async () => {
  const { reply, requests } = await ask(
    200,
    `${chunk('先灭')}${chunk('灯 [1]。')}data: [DONE]\n\n`,
  );
  expect(reply.text).toBe('先灭灯。');
  expect(reply.citations).toHaveLength(1);
  expect(requests[0]).toContain('先灭掉东边三盏灯');
});

test('the library replies when the model fails', async () => {
  const { reply } = await ask(500, 'oops');
  expect(reply.text).toContain('先灭掉东边三盏灯');
});

test('the reply is streamed as it is stored, without white space at its ends', async () => {
  const { reply, streamed } = await ask(
    200,
    `${chunk('\n\n')}${chunk(' 先灭灯。\n')}${chunk('\n再打。')}${chunk('\n')}data: [DONE]\n\n`,
  );
  expect(streamed).toEqual(['先灭灯。', '\n\n再打。']);
  expect(reply.text).toBe('先灭灯。\n\n再打。');
});
