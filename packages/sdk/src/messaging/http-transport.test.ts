import { afterEach, beforeEach, describe, expect, it, type Mock, vi } from 'vitest';
import type { ServerFrame } from '../contract/im.ts';
import { createVirtualClock, settled, type VirtualClock } from '../testing/virtual-clock.ts';
import { createHttpMessaging } from './http-transport.ts';
import type { Connection } from './transport.ts';

const URL_OF_SERVICE = 'https://im.example/talks';
const welcome: ServerFrame = { type: 'welcome', user_id: 'ann', last_id: '7' };
const message = (id: string): ServerFrame => ({
  type: 'message',
  message: {
    id,
    character_id: 'ember',
    author: 'user',
    text: '在',
    citations: [],
    sent_at: '2026-11-24T00:00:00Z',
  },
});

interface Asked {
  url: URL;
  method: string;
  headers: Headers;
  body: unknown;
  signal: AbortSignal;
  keepalive: boolean | undefined;
}

let clock: VirtualClock;
let asked: Asked[];
/** Answers each request; a test replaces it. */
let answer: (request: Asked) => Response | Promise<Response>;
let events: {
  onFrame: Mock<(frame: ServerFrame) => void>;
  onClose: Mock<(reason: string) => void>;
};
let opened: Connection[];

const fetchOf = (async (input: string, init: RequestInit) => {
  const request = {
    url: new URL(input),
    method: init.method ?? 'GET',
    headers: new Headers(init.headers),
    body: init.body === undefined ? undefined : JSON.parse(String(init.body)),
    signal: init.signal as AbortSignal,
    keepalive: init.keepalive,
  };
  asked.push(request);
  return answer(request);
}) as typeof fetch;

beforeEach(() => {
  clock = createVirtualClock();
  asked = [];
  events = { onFrame: vi.fn(), onClose: vi.fn() };
  opened = [];
});
afterEach(() => {
  for (const connection of opened) connection.close();
});

const createTransport = () => createHttpMessaging({ url: URL_OF_SERVICE, fetch: fetchOf, clock });
function open(transport = createTransport(), after?: string) {
  const connection = transport.open({ token: 'pass', after, language: 'ja' }, events);
  opened.push(connection);
  return connection;
}
const received = () => events.onFrame.mock.calls.map(([frame]) => frame);
const isPoll = ({ headers }: Asked) => headers.get('accept') === 'application/json';
const polls = () => asked.filter(isPoll);

/** A stream that the test writes; it fails when its request is aborted. */
function stream() {
  let controller: ReadableStreamDefaultController<Uint8Array>;
  const body = new ReadableStream<Uint8Array>({
    start(own) {
      controller = own;
    },
  });
  return {
    write: async (text: string) => {
      controller.enqueue(new TextEncoder().encode(text));
      for (let turn = 0; turn < 5; turn += 1) await settled();
    },
    end: async () => {
      controller.close();
      for (let turn = 0; turn < 5; turn += 1) await settled();
    },
    response({ signal }: Asked) {
      signal.addEventListener('abort', () => controller.error(signal.reason));
      return new Response(body, { headers: { 'Content-Type': 'text/event-stream' } });
    },
  };
}
const event = (frame: ServerFrame) => `data: ${JSON.stringify(frame)}\n\n`;

describe('event stream', () => {
  it('asks with token and last id, and delivers the frames of all events', async () => {
    const { response, write } = stream();
    answer = response;
    open(createTransport(), '5');
    await settled();
    const text = event(welcome) + event(message('8'));
    await write(text.slice(0, 30));
    await write(text.slice(30));
    expect(received()).toEqual([welcome, message('8')]);
    expect(asked).toHaveLength(1);
    expect(String(asked[0]!.url)).toBe(`${URL_OF_SERVICE}?language=ja&after=5`);
    expect(asked[0]!.headers.get('authorization')).toBe('Bearer pass');
    expect(String(asked[0]!.url)).not.toContain('pass');
  });

  it('ignores frames that it does not know, and text that is no frame', async () => {
    const { response, write } = stream();
    answer = response;
    open();
    await settled();
    await write(`data: {"type":"later"}\n\ndata: no json\n\n${event(welcome)}`);
    expect(received()).toEqual([welcome]);
    expect(events.onClose).not.toHaveBeenCalled();
  });

  it('ignores fields that it does not know', async () => {
    const { response, write } = stream();
    answer = response;
    open();
    await settled();
    await write(`retry: soon\nx-trace: 1\n${event(welcome)}`);
    expect(received()).toEqual([welcome]);
    expect(events.onClose).not.toHaveBeenCalled();
  });

  it('is lost when an event does not end', async () => {
    const { response, write } = stream();
    answer = response;
    open();
    await settled();
    await write(event(welcome));
    const megabyte = 'x'.repeat(1024 * 1024);
    await write(`data: ${megabyte}`);
    expect(events.onClose.mock.calls).toEqual([['lost']]);
    expect(asked[0]!.signal.aborted).toBe(true);
  });

  it('lives on comments, and is lost after 40 s of silence', async () => {
    const { response, write } = stream();
    answer = response;
    open();
    await settled();
    await write(event(welcome));
    await clock.pass(39_000);
    await write(': open\n\n');
    await clock.pass(39_000);
    expect(events.onClose).not.toHaveBeenCalled();
    await clock.pass(2_000);
    expect(events.onClose.mock.calls).toEqual([['lost']]);
    expect(asked[0]!.signal.aborted).toBe(true);
  });

  it('gives way to polling when it brings comments and refusals, and no welcome within 10 s', async () => {
    const { response, write } = stream();
    answer = (request) =>
      isPoll(request) ? Response.json({ frames: [welcome] }) : response(request);
    open();
    await settled();
    await clock.pass(6_000);
    await write(`: open\n\n${event({ type: 'error', error_code: 41001, error_message: 'no' })}`);
    await clock.pass(3_999);
    expect(asked.map(isPoll)).toEqual([false]);
    await clock.pass(1);
    expect(asked.map(isPoll)).toEqual([false, true]);
    expect(received()).toContainEqual(welcome);
    expect(asked[0]!.signal.aborted).toBe(true);
  });

  it('is lost when the service ends it, and replaced when the service says so', async () => {
    const first = stream();
    answer = first.response;
    open();
    await settled();
    await first.write(event(welcome));
    await first.end();
    expect(events.onClose.mock.calls).toEqual([['lost']]);

    const second = stream();
    answer = second.response;
    open();
    await settled();
    await second.write(`${event(welcome)}event: replaced\ndata:\n\n`);
    expect(events.onClose.mock.calls).toEqual([['lost'], ['replaced']]);
  });

  it.each([401, 404, 500])('is lost when the service answers %i', async (status) => {
    answer = () => new Response('', { status });
    open();
    for (let turn = 0; turn < 5; turn += 1) await settled();
    expect(events.onClose.mock.calls).toEqual([['lost']]);
  });

  it('says nothing after close', async () => {
    const { response, write } = stream();
    answer = response;
    const connection = open();
    await settled();
    await write(event(welcome));
    connection.close();
    await clock.pass(60_000);
    expect(events.onClose).not.toHaveBeenCalled();
    expect(clock.pending()).toBe(0);
  });
});

describe('sending', () => {
  it('posts one frame after the other, and delivers refusals', async () => {
    const { response, write } = stream();
    const refusal: ServerFrame = { type: 'error', error_code: 40400, error_message: '没有' };
    const posts: ((answer: Response) => void)[] = [];
    answer = (request) =>
      request.method === 'GET'
        ? response(request)
        : new Promise<Response>((resolve) => posts.push(resolve));
    const connection = open();
    await settled();
    await write(event(welcome));
    const first = { type: 'send', client_id: 'a', character_id: 'ember', text: '一' } as const;
    connection.send(first);
    connection.send({ type: 'stop', reply_to: '8' });
    await settled();
    const posted = () => asked.filter(({ method }) => method === 'POST').map(({ body }) => body);
    expect(posted()).toEqual([first]);
    posts[0]!(Response.json({ frames: [refusal] }));
    for (let turn = 0; turn < 5; turn += 1) await settled();
    expect(posted()).toEqual([first, { type: 'stop', reply_to: '8' }]);
    expect(received()).toEqual([welcome, refusal]);
  });

  it('gives all frames to the browser when the page is left', async () => {
    const { response, write } = stream();
    answer = (request) => (request.method === 'GET' ? response(request) : new Promise(() => {}));
    const connection = open();
    await settled();
    await write(event(welcome));
    const frames = ['a', 'b', 'c'].map(
      (id) => ({ type: 'send', client_id: id, character_id: 'ember', text: id }) as const,
    );
    for (const frame of frames) connection.send(frame);
    connection.close(true);
    const posts = asked.filter(({ method }) => method === 'POST');
    expect(posts.map(({ body }) => body)).toEqual(frames);
    for (const { keepalive, signal } of posts)
      expect([keepalive, signal.aborted]).toEqual([true, false]);
  });

  it('leaves what waits to the next connection that takes its place', async () => {
    const { response, write } = stream();
    answer = (request) => (request.method === 'GET' ? response(request) : new Promise(() => {}));
    const connection = open();
    await settled();
    await write(event(welcome));
    for (const reply_to of ['8', '9']) connection.send({ type: 'stop', reply_to });
    connection.close();
    const posts = asked.filter(({ method }) => method === 'POST');
    expect(posts.map(({ signal }) => signal.aborted)).toEqual([true]);
  });

  it('is lost when a post has no answer within 10 s', async () => {
    const { response, write } = stream();
    answer = (request) => (request.method === 'GET' ? response(request) : new Promise(() => {}));
    const connection = open();
    await settled();
    await write(event(welcome));
    connection.send({ type: 'stop', reply_to: '8' });
    await clock.pass(9_999);
    expect(events.onClose).not.toHaveBeenCalled();
    await clock.pass(1);
    expect(events.onClose.mock.calls).toEqual([['lost']]);
  });

  it('is lost when a post fails', async () => {
    const { response, write } = stream();
    answer = (request) =>
      request.method === 'GET' ? response(request) : new Response('', { status: 502 });
    const connection = open();
    await settled();
    await write(event(welcome));
    connection.send({ type: 'stop', reply_to: '8' });
    for (let turn = 0; turn < 5; turn += 1) await settled();
    expect(events.onClose.mock.calls).toEqual([['lost']]);
  });
});

describe('polling', () => {
  it('takes over when the service answers JSON, and asks every 2 s from the last id', async () => {
    answer = ({ url }) =>
      Response.json({
        frames: url.searchParams.get('after') === '7' ? [welcome, message('8')] : [welcome],
      });
    open();
    await clock.pass(2_000);
    await clock.pass(2_000);
    expect(asked.map(({ url }) => url.searchParams.get('after'))).toEqual([null, '7', '8']);
    // Every answer repeats the welcome.
    expect(received()).toEqual([welcome, message('8')]);
  });

  it('takes over when a stream brings nothing within 10 s, then for good', async () => {
    const { response } = stream();
    answer = (request) =>
      isPoll(request) ? Response.json({ frames: [welcome] }) : response(request);
    const transport = createTransport();
    open(transport);
    await clock.pass(9_000);
    expect(received()).toEqual([]);
    await clock.pass(1_500);
    expect(received()).toEqual([welcome]);
    expect(asked[0]!.signal.aborted).toBe(true);
    expect(events.onClose).not.toHaveBeenCalled();
    asked = [];
    open(transport);
    await settled();
    expect(asked.every(isPoll)).toBe(true);
  });

  it('is not for good when it was not answered either', async () => {
    answer = () => new Promise(() => {});
    const transport = createTransport();
    open(transport);
    await clock.pass(20_000);
    expect(asked.map(isPoll)).toEqual([false, true]);
    expect(events.onClose.mock.calls).toEqual([['lost']]);
    asked = [];
    open(transport);
    await settled();
    expect(asked.map(isPoll)).toEqual([false]);
  });

  it('asks at once after a post', async () => {
    answer = ({ method }) => Response.json({ frames: method === 'GET' ? [welcome] : [] });
    const connection = open();
    await clock.pass(100);
    connection.send({ type: 'stop', reply_to: '8' });
    for (let turn = 0; turn < 10; turn += 1) await settled();
    expect(polls()).toHaveLength(1);
  });

  it('is lost when a poll has no answer within 10 s', async () => {
    answer = ({ url }) =>
      url.searchParams.has('after')
        ? new Promise<Response>(() => {})
        : Response.json({ frames: [welcome] });
    open();
    await clock.pass(2_000);
    await clock.pass(9_000);
    expect(events.onClose).not.toHaveBeenCalled();
    await clock.pass(2_000);
    expect(events.onClose.mock.calls).toEqual([['lost']]);
  });

  it.each(['GET', 'POST'])(
    'is lost when the answer of a %s is longer than 5 MB',
    async (method) => {
      let megabytes = 0;
      const endless = () =>
        new ReadableStream<Uint8Array>({
          pull(controller) {
            megabytes += 1;
            if (megabytes > 20) controller.error(new Error('more than 20 MB were read'));
            else controller.enqueue(new Uint8Array(1024 * 1024).fill(32));
          },
        });
      answer = (request) =>
        request.method === method
          ? new Response(endless(), { headers: { 'Content-Type': 'application/json' } })
          : Response.json({ frames: [welcome] });
      const connection = open();
      await settled();
      if (method === 'POST') connection.send({ type: 'stop', reply_to: '8' });
      await expect.poll(() => events.onClose.mock.calls).toEqual([['lost']]);
      expect(megabytes).toBeLessThan(10);
    },
  );

  it.each(['{"items":[]}', '{"frames":[]}', 'null', '<html>'])(
    'is lost when the answer is %s',
    async (text) => {
      answer = () => new Response(text, { headers: { 'Content-Type': 'application/json' } });
      open();
      for (let turn = 0; turn < 5; turn += 1) await settled();
      expect(events.onClose.mock.calls).toEqual([['lost']]);
    },
  );
});
