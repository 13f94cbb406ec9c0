import type { PageStorage } from '../internal/page.ts';
import { RECENTS_KEY } from './keys.ts';
import { storedValue } from './stored-value.ts';

const MAX_RECENTS = 6;

/** A talk or a story that the visitor can continue. */
export interface Recent {
  readonly kind: 'talk' | 'story';
  /** Id of the story; of a talk, that of the companion. */
  readonly id: string;
  /** Id of the companion. */
  readonly companion: string;
  /** Name of the companion, in `language`. */
  readonly name: string;
  /** Title of the story, in `language`; empty for a talk. */
  readonly title: string;
  readonly language: string;
  /** When the visitor was last in it, ISO 8601. */
  readonly at: string;
}

/** The last talks and stories in this browser. A logout removes them. */
export interface Recents {
  /** Newest first, at most six. */
  read(): Recent[];
  /** Moves a talk or story to the front. */
  add(recent: Omit<Recent, 'at'>): void;
  /** Removes what can't be continued, such as a story that has ended. */
  remove(item: Pick<Recent, 'kind' | 'id'>): void;
}

const fields = ['id', 'companion', 'name', 'title', 'language', 'at'] as const;

function isRecent(value: unknown): value is Recent {
  const recent = Object(value) as Partial<Record<keyof Recent, unknown>>;
  return (
    (recent.kind === 'talk' || recent.kind === 'story') &&
    fields.every((field) => typeof recent[field] === 'string') &&
    recent.id !== '' &&
    recent.companion !== ''
  );
}

function parseList(text: string): Recent[] | null {
  const list: unknown = JSON.parse(text);
  return Array.isArray(list) ? list.filter(isRecent) : null;
}

/**
 * @param storage Default: the page's local storage.
 * @param now ms since the epoch. Default: the system's clock.
 */
export function createRecents(storage?: PageStorage | null, now: () => number = Date.now): Recents {
  const stored = storedValue(RECENTS_KEY, parseList, storage);
  const read = () => stored.read() ?? [];
  const without = ({ kind, id }: Pick<Recent, 'kind' | 'id'>) =>
    read().filter((other) => other.kind !== kind || other.id !== id);
  return {
    read,
    add(recent) {
      const newest: Recent = { ...recent, at: new Date(now()).toISOString() };
      stored.write([newest, ...without(recent)].slice(0, MAX_RECENTS));
    },
    remove(item) {
      const rest = without(item);
      if (rest.length === 0) stored.remove();
      else stored.write(rest);
    },
  };
}
