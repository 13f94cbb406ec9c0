import type { LoaderFunctionArgs } from 'react-router';
import {
  filter,
  needed,
  orMissing,
  type PageCall,
  pageCall,
  pageNumber,
  withMain,
} from '../page-call.ts';

const PARTNERS_A_PAGE = 12;

export async function loadPartners(args: LoaderFunctionArgs) {
  const call = pageCall(args);
  const { client, url, signal } = call;
  const tag = filter(url, 'tag');
  const query = {
    page: pageNumber(url, 'partnersPage'),
    page_size: PARTNERS_A_PAGE,
    ...(tag !== '' && { tag }),
  };
  const [characters, figures] = await Promise.all([
    orMissing(call, 'companions', client.character.official(query, signal)),
    orMissing(call, 'figures', client.character.figures({}, signal)),
  ]);
  return withMain({ characters, figures: figures?.items ?? null, tag }, characters);
}

/** Detail, games and chat begin with the companion itself. */
export async function loadPartner(call: PageCall, id: string) {
  return { character: await needed(call, call.client.character.detail({ id }, call.signal)) };
}

export async function loadStory(call: PageCall, id: string) {
  const { client, url, signal } = call;
  const { character } = await loadPartner(call, id);
  const chosen = filter(url, 'quest');
  const quest = character.quests.find((known) => known.id === chosen) ?? character.quests[0];
  const story = quest
    ? await needed(call, client.quest.scenes({ quest_id: quest.id }, signal))
    : null;
  return { character, story };
}
