import { createParser, type EventSourceMessage } from 'eventsource-parser';
import { readBody } from '../client/read-body.ts';
import type { ServerFrame } from '../contract/im.ts';
import { type Clock, systemClock } from './clock.ts';
import { checkedFrame, parseFrame } from './parse-frame.ts';
import type { MessagingTransport, OutgoingFrame } from './transport.ts';

/** Polling takes the place of an event stream that has brought no `welcome` after this time, ms. */
export const FIRST_EVENT_MS = 10_000;
/** A stream without an event or comment for this time counts as lost, ms. */
export const STREAM_SILENCE_MS = 40_000;
/** Time between two polls, ms. */
export const POLL_MS = 2_000;
/** Time-out of a poll and of a post, ms. */
export const ANSWER_TIMEOUT_MS = 10_000;

/** Longest accepted event, in UTF-16 units. */
const MAX_EVENT = 1024 * 1024;
/** Last event of the oldest stream of a visitor who opened too many. */
const REPLACED = 'replaced';

export interface HttpMessagingOptions {
  /** Address of the service; a path belongs to the page's own origin. */
  url: string;
  /** Default: the global `fetch`, read at each request. */
  fetch?: typeof fetch;
  clock?: Clock;
}

/**
 * Messaging over plain HTTP (packages/sdk/docs/messaging-protocol.md): frames arrive as server-sent events, and are posted one
 * by one. Where events do not get through, it polls. There are no acknowledgements: a posted message arrives like
 * those of other windows, so that nothing overtakes an older message.
 */
export function createHttpMessaging({
  url,
  fetch: ownFetch,
  clock = systemClock,
}: HttpMessagingOptions): MessagingTransport {
  /** Set for good once a poll was answered after a silent stream: a proxy holds streams back. */
  let onlyPolls = false;

  return {
    open({ token, after, language }, { onFrame, onClose }) {
      const connection = new AbortController();
      const { signal } = connection;
      /** Id of the last message that was received. */
      let known = after;
      let isWelcomed = false;
      let cancelTimer = () => {};
      let pollNow = () => {};
      /** Frames are posted one after the other, in the order of sending. The first is on its way. */
      let outgoing: OutgoingFrame[] = [];
      const posts = new AbortController();

      function stop(): void {
        connection.abort();
        cancelTimer();
        pollNow();
      }

      function end(reason: 'lost' | 'replaced'): void {
        if (signal.aborted) return;
        stop();
        posts.abort();
        onClose(reason);
      }

      function setTimer(ms: number, act: () => void): void {
        cancelTimer();
        if (!signal.aborted) cancelTimer = clock.after(ms, act);
      }

      async function request(init: RequestInit, query = ''): Promise<Response> {
        const { headers, ...rest } = init;
        const response = await (ownFetch ?? globalThis.fetch)(`${url}${query}`, {
          signal,
          cache: 'no-store',
          redirect: 'error',
          ...rest,
          headers: { ...headers, Authorization: `Bearer ${token}` },
        });
        if (response.ok) return response;
        response.body?.cancel().catch(() => {});
        throw new Error(`messaging: status ${response.status}`);
      }

      const fail = () => end('lost');

      function get(accept: string, ending: AbortSignal): Promise<Response> {
        const query = new URLSearchParams({ language });
        if (known !== undefined) query.set('after', known);
        return request({ headers: { Accept: accept }, signal: ending }, `?${query}`);
      }

      /** `keepalive`: the browser sends it also after the page is left. */
      async function post(frame: OutgoingFrame): Promise<Response> {
        const headers = { 'Content-Type': 'application/json' };
        const body = JSON.stringify(frame);
        return request({ method: 'POST', headers, body, keepalive: true, signal: posts.signal });
      }

      async function postAll(): Promise<void> {
        for (let [frame] = outgoing; frame && !signal.aborted; [frame] = outgoing) {
          const cancel = clock.after(ANSWER_TIMEOUT_MS, fail);
          try {
            await deliverAll(await post(frame), 'POST');
          } finally {
            cancel();
          }
          outgoing = outgoing.slice(1);
          pollNow();
        }
      }

      /** Every poll repeats the welcome and the replies so far. */
      function deliver(frame: ServerFrame | undefined): void {
        if (!frame || frame.type === 'pong' || signal.aborted) return;
        if (frame.type === 'welcome') {
          known ??= frame.last_id;
          if (isWelcomed) return;
          isWelcomed = true;
        }
        if (frame.type === 'message') known = frame.message.id;
        onFrame(frame);
      }

      async function deliverAll({ body, status }: Response, method = 'GET'): Promise<void> {
        const text = await readBody(body, { method, path: url, status });
        const { frames } = JSON.parse(text) as { frames?: unknown };
        if (!Array.isArray(frames)) throw new Error('messaging: an answer without frames');
        for (const frame of frames) deliver(checkedFrame(frame));
      }

      async function poll(first?: Response): Promise<void> {
        for (let answer = first; !signal.aborted; answer = undefined) {
          setTimer(ANSWER_TIMEOUT_MS, () => end('lost'));
          await deliverAll(answer ?? (await get('application/json', signal)));
          if (!isWelcomed) return end('lost');
          onlyPolls ||= first === undefined;
          await new Promise<void>((resolve) => {
            pollNow = resolve;
            if (signal.aborted) resolve();
            else setTimer(POLL_MS, resolve);
          });
        }
      }

      async function listen(): Promise<void> {
        const stream = new AbortController();
        const stop = () => stream.abort();
        signal.addEventListener('abort', stop);
        setTimer(FIRST_EVENT_MS, () => {
          stop();
          poll().catch(fail);
        });
        try {
          const response = await get('text/event-stream, application/json', stream.signal);
          if (!isEventStream(response)) return await poll(response);
          const onHeard = () => {
            if (isWelcomed) setTimer(STREAM_SILENCE_MS, () => end('lost'));
          };
          await readEvents(response, onHeard, ({ event, data }) => {
            if (event === REPLACED) end('replaced');
            else deliver(parseFrame(data));
            onHeard();
          });
          end('lost');
        } catch {
          if (!stream.signal.aborted) end('lost');
        } finally {
          signal.removeEventListener('abort', stop);
        }
      }

      (onlyPolls ? poll() : listen()).catch(fail);

      return {
        send(frame) {
          outgoing = [...outgoing, frame];
          if (outgoing.length === 1) postAll().catch(fail);
        },
        close(isLast) {
          stop();
          if (!isLast) posts.abort();
          // The page may be gone before the first is answered.
          else for (const frame of outgoing.slice(1)) post(frame).catch(() => {});
        },
      };
    },
  };
}

const isEventStream = ({ headers }: Response) =>
  headers.get('Content-Type')?.startsWith('text/event-stream') ?? false;

async function readEvents(
  { body }: Response,
  onComment: () => void,
  onEvent: (event: EventSourceMessage) => void,
): Promise<void> {
  if (!body) return;
  // The parser's stream is not used: its class extends `TransformStream` at import, which jsdom lacks.
  const parser = createParser({
    onComment,
    onEvent,
    onError(error) {
      // Unknown fields are ignored, as the standard says.
      if (error.type === 'max-buffer-size-exceeded') throw error;
    },
    maxBufferSize: MAX_EVENT,
  });
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  // Safari 16 cannot iterate over a stream.
  for (let next = await reader.read(); !next.done; next = await reader.read())
    parser.feed(next.value);
}
