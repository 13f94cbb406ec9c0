/** The default country code, without the plus (spec §9). */
export const COUNTRY_CODE = '86';
/** 11 digits: the first is 1, the second 3–9 (spec §5, §9). */
export const MAINLAND_PHONE = /^1[3-9]\d{9}$/;
/** Longest acquisition channel, in encoded characters. */
export const CHANNEL_MAX_LENGTH = 128;
/** Longest message to a companion or to a story, UTF-16 units. */
export const MESSAGE_MAX_LENGTH = 2000;
/** Longest id of content, UTF-16 units. A backend refuses longer ones. */
export const ID_MAX_LENGTH = 100;
/** Longest name or title that a client shows whole, UTF-16 units. */
export const NAME_MAX_LENGTH = 1000;
/** Longest other text that a client shows whole, UTF-16 units. */
export const TEXT_MAX_LENGTH = 10_000;
/** Longest page of a list. */
export const PAGE_MAX_SIZE = 100;
/** Items that a client reads of a list without pages. */
export const LIST_MAX_LENGTH = 200;
/** Most choices in a scene of a story. */
export const CHOICES_MAX_LENGTH = 20;
/** Longest list of all: scenes, the path through a story, talks. */
export const LONGEST_LIST = 500;

/** Longest time to wait that a client believes, s: a week. */
export const RETRY_MAX_S = 604_800;

/** What a suggestion of the search leads to. */
export const suggestionKinds = ['game', 'entity', 'companion', 'article', 'question'] as const;

/** What a user keeps. `ending`: an ending found in a story; its id is the story's, a slash and the scene's. */
export const keptKinds = ['companion', 'game', 'article', 'ending'] as const;
export type KeptKind = (typeof keptKinds)[number];
/** Entries of a shelf, removed ones included. The oldest are dropped, by clients and backends. */
export const SHELF_MAX_ENTRIES = 500;
/** Longest title in a report of what a user keeps, UTF-16 units. */
export const KEPT_TITLE_MAX_LENGTH = 300;
