/** An Android browser's `CloseWatcher`, which a story presses by itself. */
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

/** Whether the page takes the next press; otherwise it would leave the page. */
export const isBackTaken = (): boolean => FakeCloseWatcher.waiting.length > 0;

/** Each press is heard once, by what began to wait for it last. */
export function pressBack(): void {
  const last = FakeCloseWatcher.waiting.pop();
  if (!last) throw new Error('the press would leave the page');
  last.onclose?.();
}

/** For `beforeEach`: puts it in place of the browser's own, and returns how to undo that. */
export function giveBackButton(): () => void {
  const own = window.CloseWatcher;
  FakeCloseWatcher.waiting = [];
  Object.assign(window, { CloseWatcher: FakeCloseWatcher });
  return () => Object.assign(window, { CloseWatcher: own });
}
