/*
 * What the SDK uses of a page. The types of the platform need the DOM library, which a project for Node does not have.
 */

/** `localStorage`, `sessionStorage` or a storage of your own. */
export interface PageStorage {
  readonly length: number;
  key(index: number): string | null;
  getItem(name: string): string | null;
  setItem(name: string, value: string): void;
  removeItem(name: string): void;
}

/** `window`, or another source of its events. */
export interface PageEvents {
  addEventListener(
    name: string,
    listener: (event: Event) => void,
    options?: { capture: boolean },
  ): void;
  removeEventListener(
    name: string,
    listener: (event: Event) => void,
    options?: { capture: boolean },
  ): void;
  dispatchEvent?(event: Event): boolean;
}
