import { setTimeout as sleep } from 'node:timers/promises';
import { createCleaner } from './cleaner.ts';
import { promptOf, rewritePromptOf } from './prompt.ts';
import type { ReplyInput, Turn } from './talk.ts';

const MOST_TOKENS = 700;
/** Tokens of a rewritten question, with what a model may think before it. */
const MOST_QUESTION_TOKENS = 200;
/** UTF-16 units. A longer text is no question. */
const MOST_QUESTION = 300;
/** A server that never ends its stream is cut off here, in UTF-16 units. */
const MOST_CHARACTERS = 6000;
/** A refusal for longer than this is not waited for (ms). */
const LONGEST_WAIT_MS = 4000;
/** How long a server that asked for patience is left alone at most (ms). */
const LONGEST_PAUSE_MS = 10 * 60_000;

const defaultTimeouts = {
  /** The first piece must be there by then; else the library answers (ms). */
  first: 10_000,
  /** Between two pieces (ms). */
  silence: 20_000,
  /** A rewritten question must be there by then; else the message is looked up as it is (ms). Part of `first`. */
  question: 3000,
};

export interface LanguageModelOptions {
  /** Of an OpenAI-compatible server, up to and with its version, e.g. `http://localhost:8080/v1`. */
  baseUrl: string;
  model: string;
  apiKey?: string | undefined;
}

/** How an answer ended: complete, or at a limit of length. */
export type ModelEnd = 'complete' | 'length';

export interface LanguageModel {
  /**
   * The last message as a question that can be understood without the turns before. Undefined when the server fails,
   * or needs too long.
   */
  question(input: ReplyInput, signal: AbortSignal): Promise<string | undefined>;
  /**
   * The answer in pieces, and how it ended. Throws when the server can't be reached, refuses, is silent for too long,
   * or breaks off. `startedAt` is when the visitor began to wait (`performance.now()`).
   */
  stream(
    input: ReplyInput,
    notes: Turn['notes'],
    gameNames: readonly string[],
    signal: AbortSignal,
    startedAt: number,
  ): AsyncGenerator<string, ModelEnd>;
}

/** The server asked to be left alone. */
export class BusyError extends Error {
  override name = 'BusyError';
}

export function createLanguageModel(
  { baseUrl, model, apiKey }: LanguageModelOptions,
  timeouts = defaultTimeouts,
): LanguageModel {
  let pausedUntil = 0;

  async function request(body: string, signal: AbortSignal): Promise<Response> {
    if (performance.now() < pausedUntil) throw new BusyError('the model asked to wait');
    return await fetch(`${baseUrl.replace(/\/+$/, '')}/chat/completions`, {
      method: 'POST',
      // The address is the operator's; where it would send us on is not (ASVS 15.3.2).
      redirect: 'error',
      signal,
      headers: {
        'content-type': 'application/json',
        ...(apiKey && { authorization: `Bearer ${apiKey}` }),
      },
      body,
    });
  }

  /** Asks once more after a short wait that the server named. A longer one is kept for the next messages. */
  async function open(body: string, signal: AbortSignal): Promise<ReadableStream<Uint8Array>> {
    for (let attempt = 0; ; attempt += 1) {
      const response = await request(body, signal);
      if (response.ok && response.body) return response.body;
      await response.body?.cancel();
      const waitMs = waitOf(response);
      if (waitMs === undefined) throw new Error(`model answered ${response.status}`);
      if (waitMs > LONGEST_WAIT_MS || attempt > 0) {
        pausedUntil = performance.now() + Math.min(waitMs, LONGEST_PAUSE_MS);
        throw new BusyError(`model answered ${response.status}`);
      }
      await sleep(waitMs, undefined, { signal });
    }
  }

  return {
    async question(input, signal) {
      const body = JSON.stringify({
        model,
        stream: true,
        max_tokens: MOST_QUESTION_TOKENS,
        messages: rewritePromptOf(input),
      });
      const cleaner = createCleaner();
      let question = '';
      try {
        const limit = AbortSignal.timeout(timeouts.question);
        const stream = await open(body, AbortSignal.any([signal, limit]));
        for await (const { text, finish } of chunks(stream)) {
          question += cleaner.push(text);
          if (question.length > MOST_QUESTION || finish === 'length') return undefined;
          if (finish !== undefined) break;
        }
      } catch {
        // The message is looked up as it is; the answer's request logs a server that fails.
        return undefined;
      }
      return (question + cleaner.end()).trim() || undefined;
    },
    async *stream(input, notes, gameNames, signal, startedAt) {
      const silence = new AbortController();
      const left = Math.max(0, timeouts.first - (performance.now() - startedAt));
      let timer = setTimeout(() => silence.abort(new Error('model is silent')), left);
      const body = JSON.stringify({
        model,
        stream: true,
        max_tokens: MOST_TOKENS,
        messages: promptOf(input, notes, gameNames),
      });
      try {
        const stream = await open(body, AbortSignal.any([signal, silence.signal]));
        let length = 0;
        for await (const { text, finish } of chunks(stream)) {
          if (text !== '') {
            clearTimeout(timer);
            timer = setTimeout(() => silence.abort(new Error('model is silent')), timeouts.silence);
            length += text.length;
            yield text;
          }
          if (finish === 'length' || length > MOST_CHARACTERS) return 'length';
          if (finish !== undefined) return 'complete';
        }
        throw new Error('model broke off');
      } finally {
        clearTimeout(timer);
      }
    },
  };
}

/** How long a busy server asks to wait (ms); undefined if it does not. */
function waitOf({ status, headers }: Response): number | undefined {
  if (status !== 429 && status !== 503) return undefined;
  const after = headers.get('retry-after');
  if (after === null) return undefined;
  const seconds = Number(after);
  const ms = Number.isFinite(seconds) ? seconds * 1000 : Date.parse(after) - Date.now();
  return Number.isFinite(ms) ? Math.max(0, ms) : undefined;
}

interface Chunk {
  text: string;
  /** Set in the last chunk. */
  finish: string | undefined;
}

/** The chunks of a server-sent stream of chat completions. */
async function* chunks(body: ReadableStream<Uint8Array>): AsyncGenerator<Chunk> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const part of body) {
    const lines = (rest + decoder.decode(part, { stream: true })).split(/\r?\n/);
    rest = lines.pop() ?? '';
    for (const line of lines) {
      if (!line.startsWith('data:')) continue;
      const data = line.slice('data:'.length).trim();
      if (data === '[DONE]') {
        yield { text: '', finish: 'stop' };
        return;
      }
      yield chunkOf(JSON.parse(data));
    }
  }
}

function chunkOf(value: unknown): Chunk {
  const choice = (
    value as { choices?: { delta?: { content?: unknown }; finish_reason?: unknown }[] } | null
  )?.choices?.[0];
  const { delta, finish_reason: finish } = choice ?? {};
  return {
    text: typeof delta?.content === 'string' ? delta.content : '',
    finish: typeof finish === 'string' ? finish : undefined,
  };
}
