/** What an Android browser gives a page for its way back, in the hand of a story. */
export class BackButton {
  /** Undefined while a press would leave the page. */
  static pressed: (() => void) | undefined;
  onclose: (() => void) | null = null;
  constructor() {
    BackButton.pressed = () => {
      this.destroy();
      this.onclose?.();
    };
  }
  destroy() {
    BackButton.pressed = undefined;
  }
}

/** For `beforeEach`: returns how to give the browser its own back. */
export function giveBackButton(): () => void {
  const own = window.CloseWatcher;
  Object.assign(window, { CloseWatcher: BackButton });
  return () => Object.assign(window, { CloseWatcher: own });
}
