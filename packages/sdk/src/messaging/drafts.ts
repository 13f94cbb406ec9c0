import type { PageEvents, PageStorage } from '../internal/page.ts';
import { CHAT_DRAFT_KEYS, keyOf } from '../storage/keys.ts';
import { asText, storedValue } from '../storage/stored-value.ts';
import type { ConversationSnapshot } from './conversation.ts';
import type { ConversationMessage } from './conversation-message.ts';

/** Text that was written to a companion and not sent. It survives a login and a reload. */
export interface ChatDrafts {
  /** Empty when there is none. */
  read(companionId: string): string;
  /** Empty text removes the draft. */
  write(companionId: string, text: string): void;
  /** Adds a line to the draft, unless the draft contains the text. */
  append(companionId: string, text: string): void;
  /**
   * Adds lines for the next page, unless the draft has them. This page does not read them. Lines that were kept before,
   * and not written over, go.
   */
  keep(companionId: string, text: string): void;
  /** Takes out what was kept, unless the draft was written since. */
  giveBack(companionId: string): void;
}

const withLines = (draft: string, text: string): string =>
  draft === '' ? text : `${draft}\n${text}`;

/** @param storage Default: the page's session storage. */
export function createChatDrafts(storage?: PageStorage | null): ChatDrafts {
  const draftOf = (companionId: string) =>
    storedValue(keyOf(CHAT_DRAFT_KEYS, companionId), asText, storage);
  /** Drafts without and with what is kept. */
  const kept = new Map<string, { before: string; after: string }>();
  const read = (companionId: string) => {
    const text = draftOf(companionId).read() ?? '';
    const entry = kept.get(companionId);
    return entry?.after === text ? entry.before : text;
  };
  const write = (companionId: string, text: string): void => {
    kept.delete(companionId);
    if (text === '') draftOf(companionId).remove();
    else draftOf(companionId).write(text);
  };
  const giveBack = (companionId: string): void => {
    if (kept.has(companionId)) write(companionId, read(companionId));
  };
  return {
    read,
    write,
    giveBack,
    keep(companionId, text) {
      giveBack(companionId);
      const before = read(companionId);
      // Whole lines: a message may be a part of what is typed, as 好 in 好的.
      if (text === '' || `\n${before}\n`.includes(`\n${text}\n`)) return;
      const after = withLines(before, text);
      write(companionId, after);
      kept.set(companionId, { before, after });
    },
    append(companionId, text) {
      const draft = read(companionId);
      // The visitor may have gone on in the same line.
      if (!draft.includes(text)) write(companionId, withLines(draft, text));
    },
  };
}

/**
 * The text of messages that are lost when the page is left now: failed ones, and those that wait for a
 * connection. On an open connection a message is on its way.
 */
export const unsentText = ({
  messages,
  connection,
}: Pick<ConversationSnapshot, 'messages' | 'connection'>): string =>
  messages
    .filter(({ state }) => state === 'failed' || (state === 'sending' && connection !== 'open'))
    .map(({ text }) => text)
    .join('\n');

export interface KeepUnsentOptions {
  drafts: ChatDrafts;
  companionId: string;
  /** Asked when the page is left or hidden, before messaging disconnects. See `unsentText`. */
  unsent: () => string;
  /** Source of `pagehide`, `pageshow` and `visibilitychange` events. Default: `window`. */
  events?: PageEvents;
}

/**
 * Adds unsent messages to the draft when the page is left or hidden, so that they are in the field when it is loaded
 * again: a browser ends hidden pages without a word. A page that is shown again still has its messages: it gets its
 * draft back.
 * @returns how to stop.
 */
export function keepUnsent({
  drafts,
  companionId,
  unsent,
  events = window,
}: KeepUnsentOptions): () => void {
  let isLeft = false;
  const keep = () => drafts.keep(companionId, unsent());
  const giveBack = () => drafts.giveBack(companionId);
  const onPageHide = () => {
    keep();
    isLeft = true;
  };
  const onPageShow = (event: Event) => {
    if ((event as PageTransitionEvent).persisted) giveBack();
    isLeft = false;
  };
  const onVisibility = () => {
    // A page that is left is hidden after that: messaging has disconnected then.
    if (isLeft) return;
    if (globalThis.document?.visibilityState === 'hidden') keep();
    else giveBack();
  };
  // Messaging disconnects at `pagehide`, too; then a message on its way looks like one that waits.
  const first = { capture: true };
  events.addEventListener('pagehide', onPageHide, first);
  events.addEventListener('pageshow', onPageShow);
  events.addEventListener('visibilitychange', onVisibility);
  return () => {
    if (!isLeft) giveBack();
    events.removeEventListener('pagehide', onPageHide, first);
    events.removeEventListener('pageshow', onPageShow);
    events.removeEventListener('visibilitychange', onVisibility);
  };
}

/** Reports each refusal once. */
export interface Refusals {
  /** The reason of the latest refused message, unless it was returned before. */
  next(messages: readonly ConversationMessage[]): string | undefined;
}

/** Create one for the whole page: conversations outlive the component that shows them. */
export function createRefusals(): Refusals {
  // A message that is sent again and refused again is another object.
  const reported = new WeakSet<ConversationMessage>();
  return {
    next(messages) {
      const last = messages.findLast(({ refusal }) => refusal !== undefined);
      if (!last?.refusal || reported.has(last)) return undefined;
      reported.add(last);
      return last.refusal;
    },
  };
}
