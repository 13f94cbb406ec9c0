/** Wakes the phone app, or leads to where it can be had. */
export interface DeepLink {
  /** When a download is near: the vendor's script is loaded. Rejects when it can't be. */
  prepare(): Promise<void>;
  /**
   * Within the visitor's own press: browsers let a page open an app at no other time.
   * `false`: it is not ready, and the caller leads to the store by itself.
   */
  open(): boolean;
}
