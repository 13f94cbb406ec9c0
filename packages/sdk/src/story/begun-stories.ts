import type { PageStorage } from '../internal/page.ts';
import { STORY_PROGRESS_KEYS } from '../storage/keys.ts';
import { namesIn } from '../storage/names-in.ts';
import { pageStorage } from '../storage/page-storage.ts';

/**
 * Ids of the stories that were begun in this browser.
 * @param storage Default: the page's local storage.
 */
export const begunStories = (storage: PageStorage | null = pageStorage('local')): string[] =>
  namesIn(storage)
    .filter((name) => name.startsWith(STORY_PROGRESS_KEYS.prefix))
    .map((name) => name.slice(STORY_PROGRESS_KEYS.prefix.length));
