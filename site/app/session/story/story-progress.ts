/** Ids of the scenes seen, in order. */
export type StoryPath = readonly string[];

export interface StoryProgress {
  /** None: it was never begun here. */
  path: StoryPath;
  /** What the account held when this browser last heard of it. */
  told: StoryPath;
}

const keyOf = (storyId: string) => `companion-story-${storyId}`;

const toPath = (value: unknown): StoryPath =>
  Array.isArray(value) ? value.filter((id) => typeof id === 'string') : [];

/** Where a visitor stands in a story, in this browser. Storage that throws means: at its start. */
export const storyProgress = {
  read(storyId: string): StoryProgress {
    try {
      const { path, told } = JSON.parse(localStorage.getItem(keyOf(storyId)) ?? '{}');
      return { path: toPath(path), told: toPath(told) };
    } catch {
      return { path: [], told: [] };
    }
  },
  /** Who only looks at the first scene has begun nothing. */
  write(storyId: string, progress: StoryProgress): void {
    const isBegun = progress.path.length > 1 || progress.told.length > 0;
    try {
      if (isBegun) localStorage.setItem(keyOf(storyId), JSON.stringify(progress));
      else localStorage.removeItem(keyOf(storyId));
    } catch {
      // It lasts for this page.
    }
  },
};
