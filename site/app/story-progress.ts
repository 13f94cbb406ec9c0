const keyOf = (questId: string) => `companion-story-${questId}`;

/** Where a visitor stands in a story, in this browser. Storage that throws means: at its start. */
export const storyProgress = {
  /** Ids of the scenes seen; none: it was never begun here. */
  read(questId: string): readonly string[] {
    try {
      const value: unknown = JSON.parse(localStorage.getItem(keyOf(questId)) ?? '[]');
      return Array.isArray(value) ? value.filter((id) => typeof id === 'string') : [];
    } catch {
      return [];
    }
  },
  write(questId: string, path: readonly string[]): void {
    try {
      localStorage.setItem(keyOf(questId), JSON.stringify(path));
    } catch {
      // It lasts for this page.
    }
  },
};
