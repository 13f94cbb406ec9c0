import type { Client } from '@companion/sdk';
import * as contract from '@companion/sdk/contract';
import * as v from 'valibot';

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

/** Checked answers by the payload they came from: what `payload-cache.ts` reads once is checked once. */
const checkedAnswers = new WeakMap<object, object>();

const checked =
  <Args extends unknown[], Schema extends v.GenericSchema<unknown, object>>(
    call: (...args: Args) => Promise<v.InferOutput<Schema>>,
    schema: Schema,
  ) =>
  async (...args: Args): Promise<v.InferOutput<Schema>> => {
    const answer: object = await call(...args);
    const known =
      checkedAnswers.get(answer) ?? v.parse(schema, isReadable(answer) ? answer : readable(answer));
    checkedAnswers.set(answer, known);
    return known as v.InferOutput<Schema>;
  };

/**
 * A client whose answers to loaders are checked against the contract: an optional field that is missing, null or of
 * a wrong type never reaches a screen, and a required one makes the call fail. On the server only: there the schemas
 * cost no visitor a byte, and pages get their data from nowhere else.
 */
export function checkedClient(client: Client): Client {
  const { visitor, character, quest } = client;
  return {
    ...client,
    visitor: {
      ...visitor,
      game: {
        ...visitor.game,
        list: checked(visitor.game.list, contract.gameList),
        detail: checked(visitor.game.detail, contract.gameDetail),
        entity: {
          list: checked(visitor.game.entity.list, contract.entityList),
          detail: checked(visitor.game.entity.detail, contract.entityDetail),
        },
        knowledge: {
          ...visitor.game.knowledge,
          search: checked(visitor.game.knowledge.search, contract.knowledgeSearch),
          article: checked(visitor.game.knowledge.article, contract.article),
        },
      },
      web: {
        ...visitor.web,
        index: { characters: checked(visitor.web.index.characters, contract.indexCharacters) },
        activity: { index: checked(visitor.web.activity.index, contract.activityIndex) },
      },
    },
    character: {
      ...character,
      official: checked(character.official, contract.characterList),
      detail: checked(character.detail, contract.characterDetail),
      square: checked(character.square, contract.characterList),
      figures: checked(character.figures, contract.characterFigures),
    },
    quest: {
      ...quest,
      info: checked(quest.info, contract.questInfo),
      scenes: checked(quest.scenes, contract.storyScenes),
    },
  };
}
