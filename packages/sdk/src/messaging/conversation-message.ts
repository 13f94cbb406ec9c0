import type { Citation, Message } from '../contract/im.ts';

/** A message to show. It stays the same object until something about it changes. */
export interface ConversationMessage {
  /** Stays the same from the first moment on, also after the backend has stored the message. */
  readonly id: string;
  /** Id of the message in the backend. Missing until it is stored. */
  readonly storedId?: string;
  readonly author: 'user' | 'character';
  readonly text: string;
  /** ms since epoch; by the visitor's clock until the backend has stored the message. */
  readonly sentAt: number;
  readonly citations: readonly Citation[];
  /** Of a reply: questions that the companion can answer next. */
  readonly suggestions?: readonly string[];
  /** Of a reply: why its text is not complete. */
  readonly cut?: Message['cut'];
  /** Of a reply: there is another answer to the same message. */
  readonly canRegenerate?: boolean;
  /** `sending`, `failed`: a message of the visitor. `speaking`: a reply that is being streamed. */
  readonly state?: 'sending' | 'failed' | 'speaking';
  /** Why the backend refused the message; may be shown to the visitor. */
  readonly refusal?: string;
}

/**
 * A stored message as it is shown. An unreadable time counts as `now`, ms.
 * @param key Its id, unless the sending client chose one.
 */
export function toConversationMessage(
  stored: Message,
  now: number,
  key = stored.id,
): ConversationMessage {
  const { author, text, citations, client_id, suggestions, cut, can_regenerate } = stored;
  return {
    id: client_id ?? key,
    storedId: stored.id,
    author,
    text,
    sentAt: parseTime(stored.sent_at, now),
    citations,
    ...(suggestions && { suggestions }),
    ...(cut && { cut }),
    ...(can_regenerate && { canRegenerate: true }),
  };
}

/** An unreadable time counts as now. */
export function parseTime(text: string, now: number): number {
  const at = Date.parse(text);
  return Number.isNaN(at) ? now : at;
}
