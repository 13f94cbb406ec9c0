const KEY = 'companion-reloads';

/** Spec §4: a path is reloaded at most once within this time, ms. */
export const RELOAD_GUARD_MS = 10_000;
/** While the build stays the same a path is reloaded once within this time, ms: its chunk stays missing. */
const SAME_BUILD_MS = 60_000;

export interface ReloadGuardOptions {
  /** Id of the build that runs here. */
  build: string;
  /** Session storage: another tab has its own reloads. */
  storage: Storage | null;
  /** ms since epoch. */
  now?: () => number;
  /** Whether this page was loaded by a reload: all that is known where nothing can be stored. */
  cameByReload?: () => boolean;
}

interface Reload {
  path: string;
  at: number;
  build: string;
}

/**
 * Decides whether a page whose chunk or preload failed may reload itself (spec §4). `mayReload` records the
 * reload that it allows; only time clears the record, so that a page which keeps failing does not reload in
 * a loop.
 */
export function createReloadGuard({
  build,
  storage,
  now = Date.now,
  cameByReload = pageCameByReload,
}: ReloadGuardOptions): { mayReload(path: string): boolean } {
  let here: Reload[] = [];

  /** What is remembered; `null` where nothing can be. */
  function read(): Reload[] | null {
    try {
      const value: unknown = JSON.parse(storage?.getItem(KEY) ?? '[]');
      return Array.isArray(value) ? value.filter(isReload) : [];
    } catch (error) {
      return error instanceof SyntaxError ? [] : null;
    }
  }

  function write(reloads: readonly Reload[]): boolean {
    try {
      storage?.setItem(KEY, JSON.stringify(reloads));
      return storage !== null;
    } catch {
      return false;
    }
  }

  return {
    mayReload(path) {
      const at = now();
      const recent = [...(read() ?? []), ...here].filter(
        // After the clock was set back, recorded times lie in the future; those far off are dropped too.
        (reload) => Math.abs(at - reload.at) < SAME_BUILD_MS,
      );
      const again = recent.some(
        (reload) =>
          reload.path === path &&
          (reload.build === build || Math.abs(at - reload.at) < RELOAD_GUARD_MS),
      );
      if (again) return false;
      const reload = { path, at, build };
      here = [...here, reload];
      return write([...recent, reload]) || !cameByReload();
    },
  };
}

const isReload = (value: unknown): value is Reload =>
  typeof value === 'object' &&
  value !== null &&
  'path' in value &&
  typeof value.path === 'string' &&
  'at' in value &&
  typeof value.at === 'number' &&
  'build' in value &&
  typeof value.build === 'string';

const pageCameByReload = (): boolean =>
  performance
    .getEntriesByType('navigation')
    .some((entry) => (entry as PerformanceNavigationTiming).type === 'reload');
