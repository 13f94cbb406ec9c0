import type { ChatStorage } from '@companion/screens/chat';
import { createChatDrafts, createRefusals, keepUnsent, unsentText } from '@companion/sdk/messaging';

export const drafts = createChatDrafts();
const refusals = createRefusals();

export const chatStorage: ChatStorage = {
  readDraft: drafts.read,
  writeDraft: drafts.write,
  unsentText,
  keepUnsent: (input) => keepUnsent({ drafts, ...input }),
  nextRefusal: refusals.next,
};
