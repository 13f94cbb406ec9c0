import type { ChatQuery, ChatRespond } from '@companion/sdk/contract';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { StoryScreen, type StoryScreenProps } from './story.tsx';
import type { StoryServices } from './story-machine.ts';

type StoryPath = readonly string[];

/** The part of the SDK's story sync that the page uses. */
export interface StorySync {
  /** Ids of the scenes seen, as this browser knows them. */
  readonly path: StoryPath;
  setPath: (path: StoryPath) => void;
  /** Reads the account's path, which another device may have changed. */
  pull: (signal: AbortSignal) => Promise<void>;
  /** Called when the session has ended. The path is another if a logout removed it. */
  reread: () => void;
  /** Sends a choice or a message; the account stores the path that it leads to. */
  push: (
    turn: Omit<ChatQuery, 'quest_id'> & { path: string[] },
    signal?: AbortSignal,
  ) => Promise<ChatRespond>;
}

export interface StoryPageProps
  extends Pick<StoryScreenProps, 'companion' | 'story' | 'onStory' | 'endingActs'> {
  /** Makes the sync of the story. Pass a new function when the story or the account changes, and only then. */
  createSync: (onPathReplaced: (path: StoryPath) => void) => StorySync;
  session: 'unknown' | 'out' | 'in';
  /** Choices of a visitor without a login are not sent. */
  isLoggedIn: () => boolean;
  /** The visitor came to an ending. `title`: its name. */
  onEnding: (sceneId: string, title: string) => void;
  /** The visitor went on, or came back to a story that was begun. `isOver`: to an ending. */
  onStep?: (isOver: boolean) => void;
  /** The account's path could not be read when the page opened. */
  onSyncFailed: (error: unknown) => void;
}

/** A story: connects the visitor's path in browser and account to `StoryScreen`. */
export function StoryPage({
  createSync,
  session,
  isLoggedIn,
  onEnding,
  onStep,
  onSyncFailed,
  ...screen
}: StoryPageProps) {
  const { story } = screen;
  const storyId = story?.quest_id ?? '';
  const { sync, start } = useStorySync(storyId, createSync, onSyncFailed);
  useEffect(() => {
    if (session === 'out') sync.reread();
  }, [session, sync]);

  const onPath = useCallback(
    (path: StoryPath) => {
      if (!start) return;
      sync.setPath(path);
      const scene = story?.scenes.find(({ id }) => id === path.at(-1));
      if (scene?.ending) onEnding(scene.id, scene.ending);
      if (path.length > 1) onStep?.(scene?.ending !== undefined);
    },
    [sync, start, story, onEnding, onStep],
  );

  const services = useMemo<StoryServices>(
    () => ({
      async respond({ sceneId, message, path }, signal) {
        const turn = { scene_id: sceneId, message, path: [...path] };
        const { reply, scene_id } = await sync.push(turn, signal);
        return { reply, sceneId: scene_id };
      },
      keep({ sceneId, choiceId, path }) {
        if (!isLoggedIn()) return;
        sync
          .push({ scene_id: sceneId, choice_id: choiceId, path: [...path] })
          // This browser has the choice, and the next push sends the whole path.
          .catch(() => {});
      },
    }),
    [sync, isLoggedIn],
  );

  return (
    <StoryScreen
      {...screen}
      // The story starts again when its path was replaced.
      key={`${storyId} ${start?.count ?? 0}`}
      path={start?.path ?? []}
      onPath={onPath}
      services={services}
    />
  );
}

interface Start {
  sync: StorySync;
  path: StoryPath;
  /** Raised each time that the path shown is replaced. */
  count: number;
}

/** The server's page is the same for all visitors: the path is read in the browser, and then from the account. */
function useStorySync(
  storyId: string,
  createSync: StoryPageProps['createSync'],
  onSyncFailed: StoryPageProps['onSyncFailed'],
): { sync: StorySync; start: Start | null } {
  const [start, setStart] = useState<Start | null>(null);
  const sync = useMemo(() => {
    const created: StorySync = createSync((path) =>
      setStart((last) => ({ sync: created, path, count: (last?.count ?? 0) + 1 })),
    );
    return created;
  }, [createSync]);

  useEffect(() => {
    const { path } = sync;
    setStart((last) => ({
      sync,
      path,
      count: last || path.length > 0 ? (last?.count ?? 0) + 1 : 0,
    }));
    if (storyId === '') return;
    const controller = new AbortController();
    const { signal } = controller;
    sync.pull(signal).catch((error: unknown) => {
      if (!signal.aborted) onSyncFailed(error);
    });
    // The visitor may have continued on another device while this page was in the background.
    const onVisibility = () => {
      if (document.visibilityState === 'visible') sync.pull(signal).catch(() => {});
    };
    document.addEventListener('visibilitychange', onVisibility, { signal });
    return () => controller.abort();
  }, [sync, storyId, onSyncFailed]);

  return { sync, start: start?.sync === sync ? start : null };
}
