import type { PageStorage } from '../internal/page.ts';
import { RELOADS_KEY } from '../storage/keys.ts';
import { storedValue } from '../storage/stored-value.ts';

/** A path is reloaded at most once within this time, ms (spec §4). */
export const RELOAD_GUARD_MS = 10_000;
/** In the same build a path is reloaded once within this time, ms: its chunk is likely to stay missing. */
const SAME_BUILD_MS = 60_000;

export interface ReloadGuardOptions {
  /** Id of the running build. */
  build: string;
  /** The page's session storage: each tab counts its own reloads. */
  storage: PageStorage | null;
  /** ms since epoch. Default: `Date.now`. */
  now?: () => number;
  /** Whether this page was loaded by a reload; used when nothing can be stored. */
  cameByReload?: () => boolean;
}

interface Reload {
  path: string;
  at: number;
  build: string;
}

/**
 * Decides whether a page may reload itself after a chunk or preload failed (spec §4). `mayReload` records each
 * reload that it allows. Only time clears the record, so a page that keeps failing does not reload in a loop.
 */
export function createReloadGuard({
  build,
  storage,
  now = Date.now,
  cameByReload = pageCameByReload,
}: ReloadGuardOptions): { mayReload(path: string): boolean } {
  const stored = storedValue(RELOADS_KEY, parseReloads, storage);
  let allowedHere: Reload[] = [];

  return {
    mayReload(path) {
      const at = now();
      const recent = [...(stored.read() ?? []), ...allowedHere].filter(
        // The clock may have been set back: times far in the future are removed, too.
        (reload) => Math.abs(at - reload.at) < SAME_BUILD_MS,
      );
      const isRepeated = recent.some(
        (reload) =>
          reload.path === path &&
          (reload.build === build || Math.abs(at - reload.at) < RELOAD_GUARD_MS),
      );
      if (isRepeated) return false;
      const reload = { path, at, build };
      allowedHere = [...allowedHere, reload];
      return stored.write([...recent, reload]) || !cameByReload();
    },
  };
}

function parseReloads(text: string): Reload[] {
  const value: unknown = JSON.parse(text);
  return Array.isArray(value) ? value.filter(isReload) : [];
}

function isReload(value: unknown): value is Reload {
  const { path, at, build } = Object(value) as Partial<Reload>;
  return typeof path === 'string' && typeof at === 'number' && typeof build === 'string';
}

const pageCameByReload = (): boolean =>
  performance
    .getEntriesByType('navigation')
    .some((entry) => (entry as PerformanceNavigationTiming).type === 'reload');
