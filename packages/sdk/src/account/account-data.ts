import type { Client } from '../client/create-client.ts';
import { isMissingCall } from '../client/is-missing-call.ts';
import type { Memory, Message } from '../contract/im.ts';
import type { Me } from '../contract/me.ts';
import type { KeptEntry } from '../contract/shelf.ts';
import type { Talk } from '../contract/talks.ts';
import { keptHere } from '../shelf/shelf.ts';
import { createRecentSearches } from '../storage/recent-searches.ts';
import { createRecents, type Recent } from '../storage/recents.ts';

/** Messages in one page of history: the most that the backend gives. */
const PAGE = 100;
/** Pages of one talk: a backend that invents messages must not be asked for ever. */
const MAX_PAGES = 2_000;

type AccountClient = Pick<Client, 'users' | 'im' | 'quest'>;

export interface AccountDataOptions {
  signal?: AbortSignal;
  /** ms since the epoch. Default: the system's clock. */
  now?: () => number;
}

/** What is stored about a user, as a document for the user. Fields have their names on the wire. */
export interface AccountData {
  /** ISO 8601. */
  exported_at: string;
  /** The answer of `users/me`, without the shelf. */
  account: Me;
  /** Newest first. */
  shelf: readonly KeptEntry[];
  /** Stories that were begun, with the scenes that were seen. */
  stories: readonly { id: string; title: string; path: readonly string[]; ended: boolean }[];
  /** Newest first; messages oldest first. */
  talks: readonly {
    character: { id: string; name: string };
    messages: readonly Message[];
    /** What the companion remembers about the user. */
    memories: readonly Memory[];
  }[];
  /** What only this browser knows. */
  browser: { searches: readonly string[]; recents: readonly Recent[] };
}

/** How much of everything an account holds. */
export interface AccountCounts {
  talks: number;
  messages: number;
  /** Items on the shelf. */
  kept: number;
  /** Stories that were begun. */
  stories: number;
}

/** A backend without the list of talks answers 404 or 405. */
async function talksOf({ im }: AccountClient, signal?: AbortSignal): Promise<Talk[]> {
  try {
    return (await im.talks({}, { signal })).items;
  } catch (error) {
    if (isMissingCall(error)) return [];
    throw error;
  }
}

async function storiesOf({ quest }: AccountClient, signal?: AbortSignal) {
  const { items } = await quest.info({}, { signal });
  return items.flatMap(({ id, title, progress }) =>
    progress?.path?.length ? [{ id, title, ...progress }] : [],
  );
}

/** A backend without a shelf leaves it to the browser. */
const shelfOf = ({ shelf }: Me): KeptEntry[] => (shelf ?? keptHere()).filter(({ kept }) => kept);

async function talkWith(client: AccountClient, { character }: Talk, signal?: AbortSignal) {
  const messages = new Map<string, Message>();
  let memories: readonly Memory[] = [];
  for (let page = 0, before: string | undefined; page < MAX_PAGES; page += 1) {
    const {
      items,
      has_more,
      memories: all,
    } = await client.im.historyMessages(
      { character_id: character.id, limit: PAGE, ...(before !== undefined && { before }) },
      { signal },
    );
    const known = messages.size;
    for (const message of [...items].reverse()) messages.set(message.id, message);
    memories = all ?? memories;
    before = items[0]?.id;
    // A backend may promise more and give nothing, or ignore `before` and give the same again.
    if (!has_more || messages.size === known)
      return {
        character: { id: character.id, name: character.name },
        messages: [...messages.values()].reverse(),
        memories,
      };
  }
  throw new Error(`${character.id}: a talk of more than ${MAX_PAGES * PAGE} messages`);
}

/**
 * Reads all that is stored about the user who is logged in: account, shelf, stories, and every message of every talk.
 * Rejects with what a call throws, when another user logs in meanwhile, and when a talk has no end: a document with a gap
 * would look complete.
 */
export async function readAccountData(
  client: AccountClient,
  { signal, now = Date.now }: AccountDataOptions = {},
): Promise<AccountData> {
  const [me, stories, list] = await Promise.all([
    client.users.me({ signal }),
    storiesOf(client, signal),
    talksOf(client, signal),
  ]);
  const talks: AccountData['talks'][number][] = [];
  // One after another: a user with many talks must not load the backend.
  for (const talk of list) talks.push(await talkWith(client, talk, signal));
  // Each call is made for the user who is logged in then, which another tab can change.
  const { web_user_id } = await client.users.me({ signal });
  if (web_user_id !== me.web_user_id) throw new Error('another user has logged in meanwhile');
  const { shelf: _, ...account } = me;
  return {
    exported_at: new Date(now()).toISOString(),
    account,
    shelf: shelfOf(me),
    stories,
    talks,
    browser: { searches: createRecentSearches().read(), recents: createRecents().read() },
  };
}

/** Counts what an account holds, for example before it is removed. Rejects with what a call throws. */
export async function countAccountData(
  client: AccountClient,
  { signal }: Pick<AccountDataOptions, 'signal'> = {},
): Promise<AccountCounts> {
  const [me, stories, talks] = await Promise.all([
    client.users.me({ signal }),
    storiesOf(client, signal),
    talksOf(client, signal),
  ]);
  return {
    talks: talks.length,
    messages: talks.reduce((sum, { count }) => sum + count, 0),
    kept: shelfOf(me).length,
    stories: stories.length,
  };
}
