import type * as v from 'valibot';
import type { Client } from './client/create-client.ts';
import type { CallOptions } from './client/request.ts';
import * as contract from './contract/index.ts';
import { readAnswer } from './contract/lenient.ts';
import { abortable } from './internal/abortable.ts';
import { type LogFailure, logReplaced } from './internal/log.ts';

/** What a call reads, for a cache that drops answers when content changes. */
export interface ReadContent {
  /** The content, for example `game` or `games`. Lists of the same things have the same name. */
  name: string;
  /** Parameters of the call, for example `{ id: 'nine-bells' }`. */
  query: unknown;
}

/** Answers a call, or returns the answer that an earlier call with the same key got. */
export type Share = <Answer>(
  key: string,
  call: () => Promise<Answer>,
  content: ReadContent,
) => Promise<Answer>;

export interface ValidatedClientOptions {
  /**
   * For a cache of anonymous reads. Shared answers must not be changed. Default: every call is made, and aborts with
   * its signal.
   */
  share?: Share;
  /** Changes each validated answer, before it is shared. Default: none. */
  transform?: <Answer>(answer: Answer) => Answer;
  /** Called with the call and its wrong fields, once an answer. Default: `console.warn`. */
  log?: LogFailure;
}

/** @throws {Error} that names the call and its wrong fields. */
function readAnswerOf<Schema extends v.GenericSchema<unknown, object>>(
  name: string,
  schema: Schema,
  received: unknown,
  log: LogFailure | undefined,
): v.InferOutput<Schema> {
  try {
    return readAnswer(schema, received, (fields) => logReplaced(name, fields, log));
  } catch (cause) {
    throw new Error(`${name}: ${(cause as Error).message}`, { cause });
  }
}

/**
 * A client that validates the answers of all anonymous reads, of `users.me` and the list of talks, against the
 * contract. A missing, null or wrong optional field gets its default. An invalid item is left out of its list. Another
 * wrong required field makes the call fail. Numbers are whole and within limits; lists and texts have a greatest
 * length. Characters that HTML can't hold are replaced, so that the browser hydrates the same text. For servers, and
 * for code that a page loads on demand: the schemas are too large for a first load.
 */
export function createValidatedClient(
  client: Client,
  { share, transform = (answer) => answer, log }: ValidatedClientOptions = {},
): Client {
  type Call<Query, Answer> = (query: Query, options?: CallOptions) => Promise<Answer>;
  const unshared =
    <Query, Schema extends v.GenericSchema<unknown, object>>(
      name: string,
      call: Call<Query, v.InferOutput<Schema>>,
      schema: Schema,
    ): Call<Query, v.InferOutput<Schema>> =>
    async (query, options) => {
      const received = await call(query, options);
      const answer = readAnswerOf(name, schema, received, log);
      return transform(isHtmlSafe(answer) ? answer : (toHtmlSafe(answer) as typeof answer));
    };
  const validated = <Query, Schema extends v.GenericSchema<unknown, object>>(
    name: string,
    call: Call<Query, v.InferOutput<Schema>>,
    schema: Schema,
    content = name,
  ): Call<Query, v.InferOutput<Schema>> => {
    const read = unshared(name, call, schema);
    if (!share) return read;
    return (query, options = {}) => {
      // Without the signal: others may wait for the same call, which has its own time-out.
      const { signal, ...shared } = options;
      const key = `${name} ${JSON.stringify([query, shared])}`;
      const answer = share(key, () => read(query, shared), { name: content, query });
      return signal ? abortable(signal, answer) : answer;
    };
  };
  const { visitor, character, quest, im, users } = client;
  const { game, web } = visitor;
  const indexCharacters = validated(
    'index',
    (_: null, options?: CallOptions) => web.index.characters(options),
    contract.indexCharacters,
    'companions',
  );
  // A visitor's own.
  const me = unshared(
    'account',
    (_: null, options?: CallOptions) => users.me(options),
    contract.me,
  );
  return {
    ...client,
    users: {
      ...users,
      me: (options) => me(null, options),
    },
    im: {
      ...im,
      // A visitor's own.
      talks: unshared('talks', im.talks, contract.talks),
    },
    visitor: {
      ...visitor,
      game: {
        ...game,
        list: validated('games', game.list, contract.gameList),
        detail: validated('game', game.detail, contract.gameDetail),
        entity: {
          list: validated('entities', game.entity.list, contract.entityList),
          detail: validated('entity', game.entity.detail, contract.entityDetail),
        },
        knowledge: {
          ...game.knowledge,
          search: validated('search', game.knowledge.search, contract.knowledgeSearch),
          article: validated('article', game.knowledge.article, contract.article),
        },
      },
      web: {
        ...web,
        index: {
          characters: (options) => indexCharacters(null, options),
        },
        activity: {
          index: validated('activities', web.activity.index, contract.activityIndex),
        },
      },
    },
    character: {
      ...character,
      official: validated('official', character.official, contract.characterList, 'companions'),
      detail: validated('companion', character.detail, contract.characterDetail),
      square: validated('square', character.square, contract.characterList, 'companions'),
      figures: validated('figures', character.figures, contract.characterFigures, 'companions'),
    },
    quest: {
      ...quest,
      info: validated('stories', quest.info, contract.questInfo),
      scenes: validated('story', quest.scenes, contract.storyScenes),
    },
  };
}

/** HTML can't hold a null character, and the parser changes line ends. */
const UNSAFE = /[\0\r]/;

const isSafeText = (text: string): boolean => text.isWellFormed() && !UNSAFE.test(text);

const toSafeText = (text: string): string =>
  text.toWellFormed().replaceAll('\0', '\uFFFD').replace(/\r\n?/g, '\n');

/** Nearly always true: then no copy is made. */
function isHtmlSafe(value: unknown): boolean {
  if (typeof value === 'string') return isSafeText(value);
  if (typeof value !== 'object' || value === null) return true;
  return Object.values(value).every(isHtmlSafe);
}

function toHtmlSafe(value: unknown): unknown {
  if (typeof value === 'string') return toSafeText(value);
  if (Array.isArray(value)) return value.map(toHtmlSafe);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, field]) => [name, toHtmlSafe(field)]),
  );
}
