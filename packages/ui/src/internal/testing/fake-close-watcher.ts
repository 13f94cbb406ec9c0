/** `CloseWatcher` of Android browsers, operated by stories. */
class FakeCloseWatcher {
  static waiting: FakeCloseWatcher[] = [];
  onclose: (() => void) | null = null;
  constructor() {
    FakeCloseWatcher.waiting.push(this);
  }
  destroy() {
    FakeCloseWatcher.waiting = FakeCloseWatcher.waiting.filter((other) => other !== this);
  }
}

/** Whether a component handles the next back gesture. */
export const isBackHandled = (): boolean => FakeCloseWatcher.waiting.length > 0;

/** Fires the last created watcher. */
export function goBack(): void {
  const last = FakeCloseWatcher.waiting.pop();
  if (!last) throw new Error('the back gesture would leave the page');
  last.onclose?.();
}

/** For `beforeEach`. Replaces the browser's `CloseWatcher` and returns a function that restores it. */
export function installCloseWatcher(): () => void {
  const own = window.CloseWatcher;
  FakeCloseWatcher.waiting = [];
  Object.assign(window, { CloseWatcher: FakeCloseWatcher });
  return () => Object.assign(window, { CloseWatcher: own });
}
