import type { Citation } from '@companion/sdk/contract';

// The parts of the SDK's conversation that the page uses.

export interface ConversationMessage {
  readonly id: string;
  readonly author: 'user' | 'character';
  readonly text: string;
  /** ms since epoch. */
  readonly sentAt: number;
  readonly citations: readonly Citation[];
  readonly state?: 'sending' | 'failed' | 'speaking';
  /** Why the backend refused the message, for the visitor to read. */
  readonly refusal?: string;
}

export interface ConversationSnapshot {
  /** Oldest first. */
  readonly messages: readonly ConversationMessage[];
  readonly typing: boolean;
  readonly earlier: 'more' | 'loading' | 'failed' | 'start';
  readonly connection: 'closed' | 'connecting' | 'open' | 'lost';
}

export interface Conversation {
  subscribe(listener: () => void): () => void;
  getSnapshot(): ConversationSnapshot;
  send(text: string): void;
  resend(id: string): void;
  stop(): void;
  loadEarlier(): void;
}

/** Functions of the SDK that keep what was written. Pass the same object at every render. */
export interface ChatStorage {
  readDraft(companionId: string): string;
  writeDraft(companionId: string, text: string): void;
  /** The text of messages that are lost when the page is left now. */
  unsentText(snapshot: Pick<ConversationSnapshot, 'messages' | 'connection'>): string;
  /** Adds unsent text to the draft when the page is left. Returns how to stop. */
  keepUnsent(input: { companionId: string; unsent: string; draft: string }): () => void;
  /** The reason of a refusal that was not returned before. */
  nextRefusal(messages: readonly ConversationMessage[]): string | undefined;
}
