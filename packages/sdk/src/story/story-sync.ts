import type { Client } from '../client/create-client.ts';
import type { ChatQuery, ChatRespond } from '../contract/quest.ts';
import { storyPathTo } from '../contract/story-path.ts';
import type { PageStorage } from '../internal/page.ts';
import type { SessionStore } from '../session/session-store.ts';
import { createStoryProgress, type StoryPath, toPath } from './story-progress.ts';

export interface StorySyncOptions {
  /** Loaded when the first call is made. */
  client: () => Promise<Pick<Client, 'quest'>>;
  session: Pick<SessionStore, 'getSnapshot'>;
  /** Default: the page's local storage. */
  storage?: PageStorage | null;
  /** Called when `pull` or `reread` found another path. */
  onPathReplaced: (path: StoryPath) => void;
}

/** What was chosen or said in a scene. `path` ends with that scene. */
export type StoryTurn = Omit<ChatQuery, 'quest_id'> & { path: string[] };

/** A visitor's path through one story, in this browser and in the account. */
export interface StorySync {
  /** As this browser knows it. */
  readonly path: StoryPath;
  /** Call it when the visitor goes on, goes back or starts again. */
  setPath(path: StoryPath): void;
  /** Reads the account's path, which another device may have changed. Does nothing without a login. */
  pull(signal: AbortSignal): Promise<void>;
  /** Call it when the session has ended. The story starts anew if a logout removed the path, here or in another tab. */
  reread(): void;
  /**
   * Sends a turn; the account stores the path that it leads to.
   * @throws {Error} when `pull` replaced the path or the account changed after the turn was made, and
   * whatever the call throws.
   */
  push(turn: StoryTurn, signal?: AbortSignal): Promise<ChatRespond>;
}

export function createStorySync(
  storyId: string,
  { client, session, storage, onPathReplaced }: StorySyncOptions,
): StorySync {
  const progress = createStoryProgress(storyId, storage);
  let { path, lastSynced } = progress.read();
  let isStored = path.length > 0;
  let pulled: Promise<void> | undefined;
  /** Version of `lastSynced`: a response to an older request is ignored. */
  let version = 0;
  let replacements = 0;
  let lastPush: Promise<unknown> = Promise.resolve();

  const userId = () => session.getSnapshot().userInfo?.web_user_id;
  const save = () => {
    isStored = progress.write({ path, lastSynced }) || isStored;
  };

  async function fetchPath(signal?: AbortSignal): Promise<void> {
    version += 1;
    const requested = version;
    const user = userId();
    const { quest } = await client();
    const remote = toPath((await quest.scenes({ quest_id: storyId }, { signal })).path);
    if (requested !== version || userId() !== user) return;
    const latest = latestPath(path, lastSynced, remote);
    lastSynced = remote;
    if (!isEqual(latest, path)) replacePath(latest);
    save();
  }

  function replacePath(next: StoryPath): void {
    path = next;
    replacements += 1;
    onPathReplaced(path);
  }

  function pull(signal?: AbortSignal): Promise<void> {
    if (!session.getSnapshot().isLoggedIn) return Promise.resolve();
    const pulling = fetchPath(signal);
    pulled = pulling;
    // The next push tries again.
    pulling.catch(() => {
      if (pulled === pulling) pulled = undefined;
    });
    return pulling;
  }

  async function send(
    turn: StoryTurn,
    replacementsBefore: number,
    user: string | undefined,
    signal?: AbortSignal,
  ): Promise<ChatRespond> {
    // In order: the account keeps the last path that it gets.
    await lastPush.catch(() => {});
    // Without a pull a longer path of another device would be overwritten.
    await (pulled ?? pull(signal));
    if (replacements !== replacementsBefore) throw new Error('the path was replaced meanwhile');
    const { quest } = await client();
    if (userId() !== user) throw new Error('the turn belongs to another account');
    const answer = await quest.chatRespond({ quest_id: storyId, ...turn }, { signal });
    if (user !== undefined && userId() === user) {
      version += 1;
      lastSynced = storyPathTo(turn.path, answer.scene_id);
      save();
    }
    return answer;
  }

  return {
    get path() {
      return path;
    },
    setPath(next) {
      path = next;
      save();
    },
    pull,
    reread() {
      // Where nothing can be stored, nothing was removed.
      if (!isStored) return;
      version += 1;
      const stored = progress.read();
      lastSynced = stored.lastSynced;
      if (!isEqual(stored.path, path)) replacePath(stored.path);
    },
    push(turn, signal) {
      const answer = send(turn, replacements, userId(), signal);
      lastPush = answer;
      return answer;
    },
  };
}

/**
 * The path of the device that moved last. Neither clocks nor lengths tell it: clocks differ, and a short path
 * may be a new start. But a device whose path equals the one it last synced has not moved since. When both
 * have moved, the longer path wins.
 */
function latestPath(local: StoryPath, lastSynced: StoryPath, remote: StoryPath): StoryPath {
  if (isEqual(remote, lastSynced)) return local;
  if (isEqual(local, lastSynced)) return remote;
  return local.length > remote.length ? local : remote;
}

const isEqual = (a: StoryPath, b: StoryPath): boolean =>
  a.length === b.length && a.every((id, index) => id === b[index]);
