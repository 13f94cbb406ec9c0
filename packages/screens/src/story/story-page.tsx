import type { StoryPath, StorySync } from '@companion/sdk/stories';
import { useHydrated } from '@companion/ui/use-hydrated';
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { StoryScreen, type StoryScreenProps } from './story.tsx';
import type { StoryServices } from './story-machine.ts';

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
export const StoryPage = (props: StoryPageProps) => (
  <OneStory key={props.story?.quest_id} {...props} />
);

function OneStory({
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
  const { sync, isStarted, path, count } = useStorySync(storyId, createSync, onSyncFailed);
  useEffect(() => {
    if (session === 'out') sync.reread();
  }, [session, sync]);

  /** What the player showed last. Another `count` is another player. */
  const last = useRef<{ count: number; seen: StoryPath }>(null);
  const onPath = useCallback(
    (seen: StoryPath) => {
      if (!isStarted) return;
      const isStep = last.current?.count === count && last.current.seen !== seen;
      last.current = { count, seen };
      sync.setPath(seen);
      const scene = story?.scenes.find(({ id }) => id === seen.at(-1));
      // The path that a page opens with only shows its ending again.
      if (scene?.ending && isStep) onEnding(scene.id, scene.ending);
      if (seen.length > 1) onStep?.(scene?.ending !== undefined);
    },
    [sync, isStarted, count, story, onEnding, onStep],
  );

  // The story goes on at a login, with the services that it began with.
  const latestSync = useRef(sync);
  useLayoutEffect(() => {
    latestSync.current = sync;
  }, [sync]);
  const services = useMemo<StoryServices>(
    () => ({
      async respond({ sceneId, message, path }, signal) {
        const turn = { scene_id: sceneId, message, path: [...path] };
        const { reply, scene_id } = await latestSync.current.push(turn, signal);
        return { reply, sceneId: scene_id };
      },
      keep({ sceneId, choiceId, path }) {
        if (!isLoggedIn()) return;
        latestSync.current
          .push({ scene_id: sceneId, choice_id: choiceId, path: [...path] })
          // This browser has the choice, and the next push sends the whole path.
          .catch(() => {});
      },
    }),
    [isLoggedIn],
  );

  return (
    <StoryScreen
      {...screen}
      // The story starts again when its path was replaced.
      key={count}
      path={path}
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

const isSame = (a: StoryPath, b: StoryPath): boolean =>
  a.length === b.length && a.every((id, index) => id === b[index]);

/**
 * The server's page is the same for all visitors: the path is read in the browser, and then from the account. A page
 * that opens in the browser shows it at once.
 */
function useStorySync(
  storyId: string,
  createSync: StoryPageProps['createSync'],
  onSyncFailed: StoryPageProps['onSyncFailed'],
): Start & { isStarted: boolean } {
  const sync = useMemo(() => {
    const created: StorySync = createSync((path) =>
      setStart((last) => ({ sync: created, path, count: (last?.count ?? 0) + 1 })),
    );
    return created;
  }, [createSync]);
  const isHydrated = useHydrated();
  const [start, setStart] = useState<Start | null>(() =>
    isHydrated ? { sync, path: sync.path, count: 0 } : null,
  );

  useEffect(() => {
    const { path } = sync;
    setStart((last) => {
      if (last?.sync === sync) return last;
      const isShown = isSame(path, last?.sync.path ?? []);
      return { sync, path, count: (last?.count ?? 0) + (isShown ? 0 : 1) };
    });
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

  return { path: [], count: 0, ...start, sync, isStarted: start?.sync === sync };
}
