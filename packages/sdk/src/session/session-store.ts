import type { UserInfo } from '../contract/users.ts';
import { callListener } from '../internal/call-listener.ts';
import type { PageEvents, PageStorage } from '../internal/page.ts';
import { SESSION_KEY } from '../storage/keys.ts';
import { announceChange, pageStorage } from '../storage/page-storage.ts';
import { isUserInfo } from './is-user-info.ts';

/** Session state (spec §3). */
export interface SessionState {
  readonly isLoggedIn: boolean;
  readonly userInfo: UserInfo | null;
  readonly isHomeFirstPage: boolean;
  readonly loginDialogVisible: boolean;
}

type Login = Pick<SessionState, 'isLoggedIn' | 'userInfo'>;

/** Key in local storage (spec §3). */
export const SESSION_STORAGE_KEY = SESSION_KEY.name;

const loggedOut: Login = { isLoggedIn: false, userInfo: null };
/** Invalid stored value: treated as logged out and overwritten. */
const invalid: Login = { ...loggedOut };
const initialState: SessionState = {
  ...loggedOut,
  isHomeFirstPage: true,
  loginDialogVisible: false,
};

const tokenOf = (login: Login | null) => login?.userInfo?.access_token;

export interface SessionStore {
  /**
   * Calls the listener after each change; `isLoginHere` is true for a `login` of this store.
   * Fits React's `useSyncExternalStore`.
   * @returns how to stop.
   */
  subscribe(listener: (isLoginHere: boolean) => void): () => void;
  getSnapshot(): SessionState;
  /** On a server nobody is logged in. */
  getServerSnapshot(): SessionState;
  login(userInfo: UserInfo): void;
  /**
   * Logs out.
   * @param token Ends only the session with this token, so that a late response cannot end a newer session,
   * not even one that another tab has just started.
   * @returns whether a session ended.
   */
  logout(token?: string): boolean;
  setHomeFirstPage(isHomeFirstPage: boolean): void;
  setLoginDialogVisible(visible: boolean): void;
  /** Stops following other stores and removes all listeners. */
  dispose(): void;
}

export interface SessionStoreOptions {
  /**
   * Default: the page's local storage, on a server `null`. When storage throws, the session lasts for this
   * page load.
   */
  storage?: PageStorage | null;
  /**
   * Source of `storage` and `pageshow` events. Its `dispatchEvent`, if any, tells the other stores of the window of a
   * login or logout. Default: `window`, on a server `null`.
   */
  events?: PageEvents | null;
}

/**
 * The shared state of a product (spec §3), kept in local storage. Logins and logouts reach other tabs, and other
 * stores in this window.
 * `loginDialogVisible` and `isHomeFirstPage` belong to each tab; the storage holds those of the tab that changed last.
 */
export function createSessionStore(options: SessionStoreOptions = {}): SessionStore {
  const { storage = pageStorage(), events = typeof window === 'undefined' ? null : window } =
    options;
  const listeners = new Set<(isLoginHere: boolean) => void>();
  /**
   * Token that was stored when this store last read or wrote it. Another one is the work of another store. After a refused
   * write it is older than the state.
   */
  let seen: string | undefined;
  let state = initialState;

  /** The stored login; `null` when the storage can't be read. */
  function stored(): Login | null {
    if (!storage) return null;
    let text: string | null;
    try {
      text = storage.getItem(SESSION_STORAGE_KEY);
    } catch {
      return null;
    }
    if (text === null) return loggedOut;
    try {
      const { isLoggedIn, userInfo } = JSON.parse(text) as Partial<SessionState>;
      if (isLoggedIn === false) return loggedOut;
      if (isLoggedIn === true && isUserInfo(userInfo)) return { isLoggedIn, userInfo };
    } catch {
      // Broken JSON.
    }
    return invalid;
  }

  function set(change: Partial<SessionState>, isLoginHere = false): void {
    state = { ...state, ...change };
    for (const listener of listeners) callListener(() => listener(isLoginHere));
  }

  function save(login: Login): void {
    seen = tokenOf(login);
    try {
      // Removing works even when the storage is full.
      if (!login.isLoggedIn) storage?.removeItem(SESSION_STORAGE_KEY);
      storage?.setItem(SESSION_STORAGE_KEY, JSON.stringify({ ...state, ...login }));
    } catch {
      // Private mode or full storage: the session lasts for this page load.
      seen = tokenOf(stored());
    }
    set(login, login.isLoggedIn);
    // Another store of this window, such as that of `<companion-login>`, follows at once.
    announceChange(SESSION_STORAGE_KEY, events);
  }

  /** Stores what this tab shows. A login or logout that the storage refused is stored with it. */
  function store(): void {
    if (!stored()) return;
    try {
      storage?.setItem(SESSION_STORAGE_KEY, JSON.stringify(state));
      seen = tokenOf(state);
    } catch {
      // The stored login stays.
    }
  }

  function show(change: Partial<SessionState>): void {
    // A login or logout of another tab may be stored and not have arrived yet.
    follow();
    set(change);
    store();
  }

  /** Takes over a login or logout of another tab or another store of this window. */
  function follow(): void {
    const there = stored();
    const token = tokenOf(there);
    if (!there || token === seen) return;
    seen = token;
    if (token === tokenOf(state)) return;
    // After a login in another tab this tab's dialog is no longer needed.
    set(there.isLoggedIn ? { ...there, loginDialogVisible: false } : there);
  }

  const onStorage = (event: Event) => {
    const { key } = event as StorageEvent;
    if (key === SESSION_STORAGE_KEY || key === null) follow();
  };
  /** A page restored from the back/forward cache may have missed a logout in another tab. */
  const onPageShow = (event: Event) => {
    if ((event as PageTransitionEvent).persisted) follow();
  };
  events?.addEventListener('storage', onStorage);
  events?.addEventListener('pageshow', onPageShow);
  follow();
  // An invalid value may still hold a token. The stored dialog and screen are those of an earlier page.
  if (stored() === invalid) save(loggedOut);
  else store();

  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getSnapshot: () => state,
    getServerSnapshot: () => initialState,
    login: (userInfo) => save({ isLoggedIn: true, userInfo }),
    logout(token) {
      // The storage event of another tab's login may not have arrived yet.
      if (token !== undefined) follow();
      const current = tokenOf(state);
      if (current === undefined || current !== (token ?? current)) return false;
      save(loggedOut);
      return true;
    },
    setHomeFirstPage(isHomeFirstPage) {
      if (state.isHomeFirstPage !== isHomeFirstPage) show({ isHomeFirstPage });
    },
    setLoginDialogVisible(loginDialogVisible) {
      if (state.loginDialogVisible !== loginDialogVisible) show({ loginDialogVisible });
    },
    dispose() {
      events?.removeEventListener('storage', onStorage);
      events?.removeEventListener('pageshow', onPageShow);
      listeners.clear();
    },
  };
}
