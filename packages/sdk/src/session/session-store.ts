import type { UserInfo } from '../contract/users.ts';

/** Spec §3. */
export interface SessionState {
  readonly isLoggedIn: boolean;
  readonly userInfo: UserInfo | null;
  readonly isHomeFirstPage: boolean;
  readonly loginDialogVisible: boolean;
}

/** Spec §3: key in local storage. */
export const SESSION_STORAGE_KEY = 'user-store';

const loggedOut: SessionState = {
  isLoggedIn: false,
  userInfo: null,
  isHomeFirstPage: true,
  loginDialogVisible: false,
};

/** What can stand in a header; anything else would break every call after it. */
const HEADER_SAFE = /^[\x21-\x7e]+$/;

/** Written without the schema library: every page ships it. */
function isUserInfo(value: unknown): value is UserInfo {
  if (typeof value !== 'object' || value === null) return false;
  const { access_token, web_user_id } = value as Partial<UserInfo>;
  return [access_token, web_user_id].every(
    (field) => typeof field === 'string' && HEADER_SAFE.test(field),
  );
}

export interface SessionStore {
  /** For `useSyncExternalStore`, or for no React at all. */
  subscribe(listener: () => void): () => void;
  getSnapshot(): SessionState;
  /** The server never knows a session. */
  getServerSnapshot(): SessionState;
  login(userInfo: UserInfo): void;
  logout(): void;
  setHomeFirstPage(isHomeFirstPage: boolean): void;
  setLoginDialogVisible(visible: boolean): void;
  dispose(): void;
}

export interface SessionStoreOptions {
  /** Local storage; `null` on a server. Storage that throws means a session for this page load. */
  storage: Storage | null;
  /** Where other tabs' changes are heard; `null` on a server. */
  events: Pick<Window, 'addEventListener' | 'removeEventListener'> | null;
}

/**
 * The one shared state of a product (spec §3), kept in local storage. Two tabs follow each other.
 * Whether the dialog is open and which part of the home page is seen are each tab's own.
 */
export function createSessionStore({ storage, events }: SessionStoreOptions): SessionStore {
  const listeners = new Set<() => void>();
  let state: SessionState = { ...loggedOut, ...read() };

  function read(): Pick<SessionState, 'isLoggedIn' | 'userInfo'> {
    try {
      const value: unknown = JSON.parse(storage?.getItem(SESSION_STORAGE_KEY) ?? 'null');
      if (
        typeof value === 'object' &&
        value !== null &&
        'isLoggedIn' in value &&
        value.isLoggedIn === true &&
        'userInfo' in value &&
        isUserInfo(value.userInfo)
      )
        return { isLoggedIn: true, userInfo: value.userInfo };
    } catch {
      // Broken or foreign JSON, or no storage: logged out.
    }
    return { isLoggedIn: false, userInfo: null };
  }

  function set(change: Partial<SessionState>, persist: boolean): void {
    state = { ...state, ...change };
    if (persist) {
      try {
        storage?.setItem(SESSION_STORAGE_KEY, JSON.stringify(state));
      } catch {
        // Private mode or full: the session lives as long as the page.
      }
    }
    for (const listener of listeners) listener();
  }

  const onStorage = (event: StorageEvent) => {
    if (event.key !== SESSION_STORAGE_KEY && event.key !== null) return;
    const there = read();
    if (there.userInfo?.access_token !== state.userInfo?.access_token) set(there, false);
  };
  /** A page that comes back from the back/forward cache may have missed a logout elsewhere. */
  const onPageShow = (event: PageTransitionEvent) => {
    if (event.persisted) set(read(), false);
  };
  events?.addEventListener('storage', onStorage);
  events?.addEventListener('pageshow', onPageShow);

  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getSnapshot: () => state,
    getServerSnapshot: () => loggedOut,
    login: (info) => set({ isLoggedIn: true, userInfo: info }, true),
    logout() {
      if (state.isLoggedIn) set({ isLoggedIn: false, userInfo: null }, true);
    },
    setHomeFirstPage(isHomeFirstPage) {
      if (state.isHomeFirstPage !== isHomeFirstPage) set({ isHomeFirstPage }, false);
    },
    setLoginDialogVisible(loginDialogVisible) {
      if (state.loginDialogVisible !== loginDialogVisible) set({ loginDialogVisible }, false);
    },
    dispose() {
      events?.removeEventListener('storage', onStorage);
      events?.removeEventListener('pageshow', onPageShow);
      listeners.clear();
    },
  };
}
