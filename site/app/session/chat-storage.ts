import type { ChatStorage } from '@companion/screens/chat';
import { createChatDrafts, createRefusals, keepUnsent, unsentText } from '@companion/sdk';

export const drafts = createChatDrafts();
const refusals = createRefusals();

/** What a talk stores in this browser, and which refusals the visitor has seen. */
export const chatStorage: ChatStorage = {
  readDraft: drafts.read,
  writeDraft: drafts.write,
  unsentText,
  keepUnsent: (input) => keepUnsent({ drafts, ...input }),
  nextRefusal: refusals.next,
};
