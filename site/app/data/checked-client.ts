import type { Client } from '@companion/sdk';
import * as contract from '@companion/sdk/contract';
import * as v from 'valibot';
import { abortable } from './abortable.ts';
import type { Share } from './request-handler.ts';

/** What HTML can't carry, or a browser reads differently: hydration would meet another text than was rendered. */
const uncarried = /[\0\r]/;

const isCarried = (text: string): boolean => text.isWellFormed() && !uncarried.test(text);

const carried = (text: string): string =>
  text.toWellFormed().replaceAll('\0', '\uFFFD').replace(/\r\n?/g, '\n');

/** Almost every answer is readable, and needs no copy. */
function isReadable(value: unknown): boolean {
  if (typeof value === 'string') return isCarried(value);
  if (typeof value !== 'object' || value === null) return true;
  return Object.values(value).every(isReadable);
}

/** A copy whose texts every page can carry. */
function readable(value: unknown): unknown {
  if (typeof value === 'string') return carried(value);
  if (Array.isArray(value)) return value.map(readable);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, readable(field)]));
}

/**
 * A client whose answers to loaders are checked against the contract: an optional field that is missing, null or of
 * a wrong type never reaches a screen, and a required one makes the call fail. On the server only: there the schemas
 * cost no visitor a byte, and pages get their data from nowhere else. Pages share answers, checked ones, so nobody
 * may change them.
 */
export function checkedClient(client: Client, share: Share): Client {
  const checked =
    <Args extends unknown[], Schema extends v.GenericSchema<unknown, object>>(
      name: string,
      call: (...args: Args) => Promise<v.InferOutput<Schema>>,
      schema: Schema,
    ) =>
    (...args: Args): Promise<v.InferOutput<Schema>> => {
      const signal = args.find((arg) => arg instanceof AbortSignal);
      const asked = share(`${name} ${JSON.stringify(args)}`, async () => {
        // A page that no longer waits must not end what others wait for: the call has its own time-out.
        const answer: object = await call(...(args.filter((arg) => arg !== signal) as Args));
        return v.parse(schema, isReadable(answer) ? answer : readable(answer));
      });
      return signal ? abortable(signal, asked) : asked;
    };
  const { visitor, character, quest } = client;
  const { game, web } = visitor;
  return {
    ...client,
    visitor: {
      ...visitor,
      game: {
        ...game,
        list: checked('games', game.list, contract.gameList),
        detail: checked('game', game.detail, contract.gameDetail),
        entity: {
          list: checked('entities', game.entity.list, contract.entityList),
          detail: checked('entity', game.entity.detail, contract.entityDetail),
        },
        knowledge: {
          ...game.knowledge,
          search: checked('search', game.knowledge.search, contract.knowledgeSearch),
          article: checked('article', game.knowledge.article, contract.article),
        },
      },
      web: {
        ...web,
        index: {
          characters: checked('index', web.index.characters, contract.indexCharacters),
        },
        activity: {
          index: checked('activities', web.activity.index, contract.activityIndex),
        },
      },
    },
    character: {
      ...character,
      official: checked('official', character.official, contract.characterList),
      detail: checked('character', character.detail, contract.characterDetail),
      square: checked('square', character.square, contract.characterList),
      figures: checked('figures', character.figures, contract.characterFigures),
    },
    quest: {
      ...quest,
      info: checked('quest', quest.info, contract.questInfo),
      scenes: checked('scenes', quest.scenes, contract.storyScenes),
    },
  };
}
