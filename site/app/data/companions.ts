import {
  companionPrefixes,
  type PageParameter,
  pageNumber,
  textParameter,
} from '@companion/screens/paths';
import type { Character, CharacterFigure } from '@companion/sdk/contract';
import {
  type LoaderContext,
  onePage,
  optional,
  requiredOr404,
  segmentLoad,
  unlessMissing,
  with503,
} from './loader-context.ts';

const PARTNERS_A_PAGE = 12;
/** Looks of one companion on a page of the square. Its own page has all. */
const LOOKS_SHOWN = 12;

export async function loadCompanions(call: LoaderContext) {
  const { client, url, options } = call;
  const tag = textParameter(url, 'tag');
  const pageOf = (name: PageParameter) => ({
    page: pageNumber(url, name),
    page_size: PARTNERS_A_PAGE,
    ...(tag !== '' && { tag }),
  });
  const [companions, square, looks] = await Promise.all([
    onePage(call, 'companions', client.character.official, pageOf('companionsPage')),
    onePage(call, 'square', client.character.square, pageOf('squarePage')),
    optional(call, 'looks', client.character.figures({}, options)),
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
  return with503(call, content, companions);
}

/** The looks of a companion, or its default look if the backend names none. */
function looksOf(
  { id, name, hue, look, seed = id }: Character,
  looks: readonly CharacterFigure[],
): CharacterFigure[] {
  const own = looks.filter(({ character_id }) => character_id === id).slice(0, LOOKS_SHOWN);
  return own.length > 0 ? own : [{ id, character_id: id, name, seed, look, hue }];
}

async function loadCompanionInLook(call: LoaderContext, id: string) {
  return { ...(await loadCompanion(call, id)), look: textParameter(call.url, 'look') };
}

async function loadCompanion(call: LoaderContext, id: string) {
  return {
    companion: await requiredOr404(call, call.client.character.detail({ id }, call.options)),
  };
}

async function loadStory(call: LoaderContext, id: string) {
  const { client, url, options } = call;
  const { companion } = await loadCompanion(call, id);
  const chosen = textParameter(url, 'story');
  const offered = companion.quests.find((known) => known.id === chosen) ?? companion.quests[0];
  const story = offered
    ? await requiredOr404(
        call,
        unlessMissing(client.quest.scenes({ quest_id: offered.id }, options)),
      )
    : null;
  return { companion, story };
}

export const loadCompanionSegment = segmentLoad(companionPrefixes, {
  chat: loadCompanion,
  story: loadStory,
  companion: loadCompanionInLook,
  'companion-games': loadCompanion,
});
