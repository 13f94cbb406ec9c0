/** `local` is shared by all tabs and stays; `session` belongs to one tab and ends with it. */
export type StorageArea = 'local' | 'session';

/**
 * Who the value belongs to. `visitor`: it is removed at logout and when another account logs in.
 * `browser`: it stays.
 */
export type StorageOwner = 'visitor' | 'browser';

/** One entry of a storage. */
export interface StorageKey {
  readonly name: string;
  readonly area: StorageArea;
  readonly owner: StorageOwner;
}

/** Entries with the same prefix, one for each id. */
export interface StorageKeyFamily extends Omit<StorageKey, 'name'> {
  readonly prefix: string;
}

/** The key of one member of a family. */
export const keyOf = ({ prefix, area, owner }: StorageKeyFamily, id: string): StorageKey => ({
  name: prefix + id,
  area,
  owner,
});

// Names and formats must not change: visitors would lose what they have stored.

/** The session (spec §3). Owner `browser`: the session store itself removes the login and keeps the key. */
export const SESSION_KEY = {
  name: 'user-store',
  area: 'local',
  owner: 'browser',
} as const satisfies StorageKey;

/** Resend deadlines by hash of the phone number. They limit the browser, so a logout must not clear them. */
export const LOGIN_COOLDOWN_KEY: StorageKey = {
  name: 'companion-cooldown',
  area: 'local',
  owner: 'browser',
};

/** Id that the sandbox's analytics gave to this browser. */
export const WEB_ID_KEY: StorageKey = { name: 'companion-web-id', area: 'local', owner: 'browser' };

/** Reloads after a failed import. */
export const RELOADS_KEY: StorageKey = {
  name: 'companion-reloads',
  area: 'session',
  owner: 'browser',
};

/** Account that the visitor's entries belong to. */
export const OWNER_KEY: StorageKey = { name: 'companion-owner', area: 'local', owner: 'visitor' };

/** Account that the visitor's entries of this tab belong to. No spread: bundlers keep one that nothing uses. */
export const TAB_OWNER_KEY: StorageKey = {
  name: 'companion-owner',
  area: 'session',
  owner: 'visitor',
};

/** When the code for removing the account was sent. */
export const REMOVAL_SENT_AT_KEY: StorageKey = {
  name: 'companion-removal',
  area: 'session',
  owner: 'visitor',
};

/** Text that was written to a companion and not sent, by companion id. */
export const CHAT_DRAFT_KEYS: StorageKeyFamily = {
  prefix: 'companion-draft-',
  area: 'session',
  owner: 'visitor',
};

/** The secret of a guest and the talks without a login, as JSON. Only the tab that wrote them may take them along. */
export const GUEST_TALKS_KEY: StorageKey = {
  name: 'companion-guest',
  area: 'session',
  owner: 'visitor',
};

/** Progress in a story, by story id. */
export const STORY_PROGRESS_KEYS: StorageKeyFamily = {
  prefix: 'companion-story-',
  area: 'local',
  owner: 'visitor',
};

/** What the visitor searched for last, as a JSON list, newest first. */
export const RECENT_SEARCHES_KEY: StorageKey = {
  name: 'companion-searches',
  area: 'local',
  owner: 'visitor',
};

/** Talks and stories that the visitor can continue, as a JSON list, newest first. */
export const RECENTS_KEY: StorageKey = {
  name: 'companion-recent',
  area: 'local',
  owner: 'visitor',
};

/** What the visitor keeps: companions, games, articles and found endings, as a JSON list. */
export const SHELF_KEY: StorageKey = {
  name: 'companion-shelf',
  area: 'local',
  owner: 'visitor',
};

/** All keys of the SDK. */
export const SDK_KEYS: readonly (StorageKey | StorageKeyFamily)[] = [
  SESSION_KEY,
  LOGIN_COOLDOWN_KEY,
  WEB_ID_KEY,
  RELOADS_KEY,
  OWNER_KEY,
  TAB_OWNER_KEY,
  REMOVAL_SENT_AT_KEY,
  CHAT_DRAFT_KEYS,
  GUEST_TALKS_KEY,
  STORY_PROGRESS_KEYS,
  RECENT_SEARCHES_KEY,
  RECENTS_KEY,
  SHELF_KEY,
];
