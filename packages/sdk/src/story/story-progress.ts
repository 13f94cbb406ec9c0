import { storyPathTo } from '../contract/story-path.ts';
import type { PageStorage } from '../internal/page.ts';
import { keyOf, STORY_PROGRESS_KEYS } from '../storage/keys.ts';
import { storedValue } from '../storage/stored-value.ts';

/** Ids of the scenes seen, in order. */
export type StoryPath = readonly string[];

export interface StoryProgress {
  /** Empty: the story was never started in this browser. */
  path: StoryPath;
  /** Path in the account when this browser last read or wrote it. */
  lastSynced: StoryPath;
}

export interface StoryProgressStore {
  read(): StoryProgress;
  /** @returns whether it is stored now: not where storage is forbidden, nor before the second scene. */
  write(progress: StoryProgress): boolean;
}

/**
 * Progress in one story, kept in this browser.
 * @param storage Default: the page's local storage.
 */
export function createStoryProgress(
  storyId: string,
  storage?: PageStorage | null,
): StoryProgressStore {
  const stored = storedValue(keyOf(STORY_PROGRESS_KEYS, storyId), JSON.parse, storage);
  return {
    read() {
      const { path, told } = stored.read() ?? {};
      return { path: toPath(path), lastSynced: toPath(told) };
    },
    write({ path, lastSynced }) {
      // A visitor who has seen only the first scene has not started.
      const isStarted = path.length > 1 || lastSynced.length > 0;
      // `told` is the name in stored data.
      if (isStarted) return stored.write({ path, told: lastSynced });
      stored.remove();
      return false;
    },
  };
}

/** A path in which each scene comes once. Stored paths of earlier versions repeat scenes. */
export const toPath = (value: unknown): StoryPath =>
  Array.isArray(value)
    ? value.filter((id) => typeof id === 'string').reduce<StoryPath>(storyPathTo, [])
    : [];
