/** Opens the phone app or its store. */
export interface DeepLink {
  /** Loads the vendor's script; call it when a download is likely. @throws {Error} when that fails. */
  prepare(): Promise<void>;
  /**
   * Call it in the click handler itself: browsers open apps only then.
   * @returns `false` when it is not ready: the caller opens the store instead.
   */
  open(): boolean;
}
