/** Opens the phone app, or the place to install it from. */
export interface DeepLink {
  /** Loads the vendor's script; call it when a download is likely. Rejects when that fails. */
  prepare(): Promise<void>;
  /**
   * Opens it. Call it in the click handler: browsers let a page open an app at no other time.
   * @returns `false` when it is not ready: the caller opens the store instead.
   */
  open(): boolean;
}
