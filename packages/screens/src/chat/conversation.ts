import type { Citation, Memory } from '@companion/sdk/contract';

// The parts of the SDK's conversation that the page uses.

export interface ConversationMessage {
  readonly id: string;
  /** Id of the message in the backend. Missing until it is stored. */
  readonly storedId?: string;
  readonly author: 'user' | 'character';
  readonly text: string;
  /** ms since epoch. */
  readonly sentAt: number;
  readonly citations: readonly Citation[];
  readonly suggestions?: readonly string[];
  readonly cut?: 'broken' | 'length' | undefined;
  /** Of a reply: there is another answer. */
  readonly canRegenerate?: boolean;
  readonly state?: 'sending' | 'failed' | 'speaking';
  /** Why the backend refused the message, for the visitor to read. */
  readonly refusal?: string;
}

export interface ConversationSnapshot {
  /** Oldest first. */
  readonly messages: readonly ConversationMessage[];
  readonly typing: boolean;
  readonly earlier: 'more' | 'loading' | 'failed' | 'start';
  /** `failed`: no further attempt follows by itself. */
  readonly connection: 'closed' | 'connecting' | 'open' | 'lost' | 'failed';
  readonly memories: readonly Memory[];
}

export interface Conversation {
  subscribe(listener: () => void): () => void;
  getSnapshot(): ConversationSnapshot;
  send(text: string): void;
  resend(id: string): void;
  stop(): void;
  regenerate(id: string): void;
  reconnect(): void;
  loadEarlier(): void;
  forget(memoryId: string): void;
}

/** A talk without a login. */
export interface GuestConversation {
  subscribe(listener: () => void): () => void;
  getSnapshot(): GuestSnapshot;
  /** Answers when the message was not taken: its text belongs back into the field. */
  send(text: string): Promise<{ needsLogin: boolean; reason?: string } | undefined>;
}

export interface GuestSnapshot extends Pick<ConversationSnapshot, 'messages' | 'typing'> {
  /** Messages that the guest still has. `undefined` before the first answer. */
  readonly left: number | undefined;
}

/** Functions of the SDK that keep what was written. Pass the same object at every render. */
export interface ChatStorage {
  readDraft(companionId: string): string;
  writeDraft(companionId: string, text: string): void;
  /** The text of messages that are lost when the page is left now. */
  unsentText(snapshot: Pick<ConversationSnapshot, 'messages' | 'connection'>): string;
  /** Adds unsent text to the draft when the page is left. Returns how to stop. */
  keepUnsent(input: { companionId: string; unsent: () => string }): () => void;
  /** Whether what is stored belongs to the account. False after a logout, here or in another tab. */
  isOwner(account: string): boolean;
  /** The reason of a refusal that was not returned before. */
  nextRefusal(messages: readonly ConversationMessage[]): string | undefined;
}
