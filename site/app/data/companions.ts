import type { Character, CharacterFigure } from '@companion/sdk/contract';
import type { LoaderFunctionArgs } from 'react-router';
import {
  type LoaderContext,
  loaderContext,
  optional,
  pageNumber,
  requiredOr404,
  textParameter,
  with503,
} from './loader-context.ts';
import type { RenderedParameter } from './rendered-parameters.ts';

const PARTNERS_A_PAGE = 12;

export async function loadCompanions(args: LoaderFunctionArgs) {
  const call = loaderContext(args);
  const { client, url, signal } = call;
  const tag = textParameter(url, 'tag');
  const pageOf = (name: RenderedParameter) => ({
    page: pageNumber(url, name),
    page_size: PARTNERS_A_PAGE,
    ...(tag !== '' && { tag }),
  });
  const [companions, square, looks] = await Promise.all([
    optional(call, 'companions', client.character.official(pageOf('companionsPage'), signal)),
    optional(call, 'square', client.character.square(pageOf('squarePage'), signal)),
    optional(call, 'looks', client.character.figures({}, signal)),
  ]);
  const content = {
    companions,
    square: square && {
      page: square.page,
      pageCount: Math.ceil(square.total / square.page_size),
      looks: square.items.flatMap((companion) => looksOf(companion, looks?.items ?? [])),
    },
    tag,
  };
  return with503(content, companions);
}

/** All looks of a companion, or its usual one if the backend names none. */
function looksOf(
  { id, name, hue, seed = id }: Character,
  looks: readonly CharacterFigure[],
): CharacterFigure[] {
  const own = looks.filter(({ character_id }) => character_id === id);
  return own.length > 0 ? own : [{ id, character_id: id, name, seed, hue }];
}

export async function loadCompanionInLook(call: LoaderContext, id: string) {
  return { ...(await loadCompanion(call, id)), look: textParameter(call.url, 'look') };
}

/** For the list of games and the chat. */
export async function loadCompanion(call: LoaderContext, id: string) {
  return {
    companion: await requiredOr404(call, call.client.character.detail({ id }, call.signal)),
  };
}

export async function loadStory(call: LoaderContext, id: string) {
  const { client, url, signal } = call;
  const { companion } = await loadCompanion(call, id);
  const chosen = textParameter(url, 'story');
  const offered = companion.quests.find((known) => known.id === chosen) ?? companion.quests[0];
  const story = offered
    ? await requiredOr404(call, client.quest.scenes({ quest_id: offered.id }, signal))
    : null;
  return { companion, story };
}
