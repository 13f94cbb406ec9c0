import { HEADER_SAFE } from '../contract/header-safe.ts';
import type { UserInfo } from '../contract/users.ts';
import { callListener } from '../internal/call-listener.ts';
import { pageStorage } from '../internal/page-storage.ts';

/** Spec §3. */
export interface SessionState {
  readonly isLoggedIn: boolean;
  readonly userInfo: UserInfo | null;
  readonly isHomeFirstPage: boolean;
  readonly loginDialogVisible: boolean;
}

type Login = Pick<SessionState, 'isLoggedIn' | 'userInfo'>;

/** Spec §3: key in local storage. */
export const SESSION_STORAGE_KEY = 'user-store';

const nobody: Login = { isLoggedIn: false, userInfo: null };
/** The storage holds something that is no session; it counts as logged out and is overwritten. */
const foreign: Login = { ...nobody };
const atFirst: SessionState = { ...nobody, isHomeFirstPage: true, loginDialogVisible: false };

/** Checked by hand: every page loads this module, and the schema library is larger than it. */
function isUserInfo(value: unknown): value is UserInfo {
  if (typeof value !== 'object' || value === null) return false;
  const { access_token, web_user_id } = value as Partial<UserInfo>;
  return [access_token, web_user_id].every(
    (field) => typeof field === 'string' && HEADER_SAFE.test(field),
  );
}

export interface SessionStore {
  /**
   * Calls back after each change, with true when it is a `login` of this very tab; returns how to stop.
   * Fits React's `useSyncExternalStore`.
   */
  subscribe(listener: (isLoginHere: boolean) => void): () => void;
  getSnapshot(): SessionState;
  /** Nobody is logged in on a server. */
  getServerSnapshot(): SessionState;
  login(userInfo: UserInfo): void;
  /**
   * Logs out. With a token only the session of that token ends, so that a late answer does not end a newer
   * session, not even one that another tab has just begun.
   * @returns whether a session ended.
   */
  logout(token?: string): boolean;
  setHomeFirstPage(isHomeFirstPage: boolean): void;
  setLoginDialogVisible(visible: boolean): void;
  /** Stops following other tabs and drops all listeners. */
  dispose(): void;
}

export interface SessionStoreOptions {
  /**
   * Default: the page's local storage, on a server `null`. Storage that throws means a session for
   * this page load.
   */
  storage?: Storage | null;
  /** Source of `storage` and `pageshow` events, to follow other tabs. Default: `window`, on a server `null`. */
  events?: Pick<Window, 'addEventListener' | 'removeEventListener'> | null;
}

/**
 * The one shared state of a product (spec §3), kept in local storage. Logins and logouts reach other tabs;
 * whether the dialog is open and which part of the home page is seen are each tab's own.
 */
export function createSessionStore(options: SessionStoreOptions = {}): SessionStore {
  const { storage = pageStorage(), events = typeof window === 'undefined' ? null : window } =
    options;
  const listeners = new Set<(isLoginHere: boolean) => void>();
  /** A write has failed: what the storage holds is older than this page's state. */
  let storageIsBehind = false;
  let state = atFirst;

  /** The login in the storage; `null` when it can't be read. */
  function stored(): Login | null {
    if (!storage || storageIsBehind) return null;
    let text: string | null;
    try {
      text = storage.getItem(SESSION_STORAGE_KEY);
    } catch {
      return null;
    }
    if (text === null) return nobody;
    try {
      const { isLoggedIn, userInfo } = JSON.parse(text) as Partial<SessionState>;
      if (isLoggedIn === false) return nobody;
      if (isLoggedIn === true && isUserInfo(userInfo)) return { isLoggedIn, userInfo };
    } catch {
      // Broken.
    }
    return foreign;
  }

  function set(change: Partial<SessionState>, isLoginHere = false): void {
    state = { ...state, ...change };
    for (const listener of listeners) callListener(() => listener(isLoginHere));
  }

  function keep(login: Login): void {
    storageIsBehind = true;
    try {
      if (!login.isLoggedIn) {
        // Also where there is no room to write: removing needs none.
        storage?.removeItem(SESSION_STORAGE_KEY);
        storageIsBehind = false;
      }
      storage?.setItem(SESSION_STORAGE_KEY, JSON.stringify({ ...state, ...login }));
      storageIsBehind = false;
    } catch {
      // Private mode or full: the session lives as long as the page.
    }
    set(login, login.isLoggedIn);
  }

  /** Takes over what another tab has done. */
  function follow(): void {
    const there = stored();
    if (!there || there.userInfo?.access_token === state.userInfo?.access_token) return;
    // Once the visitor has logged in in another tab, the dialog here is no longer needed.
    set(there.isLoggedIn ? { ...there, loginDialogVisible: false } : there);
  }

  const onStorage = (event: StorageEvent) => {
    if (event.key === SESSION_STORAGE_KEY || event.key === null) follow();
  };
  /** A page that comes back from the back/forward cache may have missed a logout elsewhere. */
  const onPageShow = (event: PageTransitionEvent) => {
    if (event.persisted) follow();
  };
  events?.addEventListener('storage', onStorage);
  events?.addEventListener('pageshow', onPageShow);
  follow();
  // What is no session may still hold a token: it goes.
  if (stored() === foreign) keep(nobody);

  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getSnapshot: () => state,
    getServerSnapshot: () => atFirst,
    login: (userInfo) => keep({ isLoggedIn: true, userInfo }),
    logout(token) {
      // The event of another tab's login may not have come yet.
      if (token !== undefined) follow();
      if (!state.userInfo || (token !== undefined && token !== state.userInfo.access_token))
        return false;
      keep(nobody);
      return true;
    },
    setHomeFirstPage(isHomeFirstPage) {
      if (state.isHomeFirstPage !== isHomeFirstPage) set({ isHomeFirstPage });
    },
    setLoginDialogVisible(loginDialogVisible) {
      if (state.loginDialogVisible !== loginDialogVisible) set({ loginDialogVisible });
    },
    dispose() {
      events?.removeEventListener('storage', onStorage);
      events?.removeEventListener('pageshow', onPageShow);
      listeners.clear();
    },
  };
}
