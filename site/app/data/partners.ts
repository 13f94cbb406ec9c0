import type { Character, CharacterFigure } from '@companion/sdk/contract';
import type { LoaderFunctionArgs } from 'react-router';
import {
  nullIfUnanswered,
  type PageCall,
  pageCall,
  pageNumber,
  required,
  textParameter,
  withMain,
} from './page-call.ts';
import type { RenderedParameter } from './rendered-parameters.ts';

const PARTNERS_A_PAGE = 12;

export async function loadPartners(args: LoaderFunctionArgs) {
  const call = pageCall(args);
  const { client, url, signal } = call;
  const tag = textParameter(url, 'tag');
  const pageOf = (name: RenderedParameter) => ({
    page: pageNumber(url, name),
    page_size: PARTNERS_A_PAGE,
    ...(tag !== '' && { tag }),
  });
  const [characters, square, looks] = await Promise.all([
    nullIfUnanswered(call, 'companions', client.character.official(pageOf('partnersPage'), signal)),
    nullIfUnanswered(call, 'square', client.character.square(pageOf('squarePage'), signal)),
    nullIfUnanswered(call, 'figures', client.character.figures({}, signal)),
  ]);
  const content = {
    characters,
    square: square && {
      page: square.page,
      pageCount: Math.ceil(square.total / square.page_size),
      figures: square.items.flatMap((character) => figuresOf(character, looks?.items ?? [])),
    },
    tag,
  };
  return withMain(content, characters);
}

/** A companion in all its looks; in its usual one where the backend names none. */
function figuresOf(
  { id, name, hue, seed = id }: Character,
  looks: readonly CharacterFigure[],
): CharacterFigure[] {
  const own = looks.filter(({ character_id }) => character_id === id);
  return own.length > 0 ? own : [{ id, character_id: id, name, seed, hue }];
}

export async function loadPartnerInLook(call: PageCall, id: string) {
  return { ...(await loadPartner(call, id)), figure: textParameter(call.url, 'figure') };
}

/** Game list and chat need the companion and nothing else. */
export async function loadPartner(call: PageCall, id: string) {
  return { character: await required(call, call.client.character.detail({ id }, call.signal)) };
}

export async function loadStory(call: PageCall, id: string) {
  const { client, url, signal } = call;
  const { character } = await loadPartner(call, id);
  const chosen = textParameter(url, 'quest');
  const quest = character.quests.find((known) => known.id === chosen) ?? character.quests[0];
  const story = quest
    ? await required(call, client.quest.scenes({ quest_id: quest.id }, signal))
    : null;
  return { character, story };
}
