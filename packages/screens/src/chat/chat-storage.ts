import type { ConversationMessage, ConversationSnapshot } from '@companion/sdk/messaging';

/** Functions of the SDK that keep what was written. Pass the same object at every render. */
export interface ChatStorage {
  readDraft(companionId: string): string;
  writeDraft(companionId: string, text: string): void;
  /** The text of messages that are lost when the page ends now. */
  unsentText(snapshot: Pick<ConversationSnapshot, 'messages' | 'connection'>): string;
  /** Adds unsent text to the draft of the next page when this one is left or hidden. Returns how to stop. */
  keepUnsent(input: { companionId: string; unsent: () => string }): () => void;
  /** Whether what is stored belongs to the account. False after a logout, here or in another tab. */
  isOwner(account: string): boolean;
  /** The reason of a refusal that was not returned before. */
  nextRefusal(messages: readonly ConversationMessage[]): string | undefined;
}
