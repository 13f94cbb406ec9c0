import type { ChatStorage } from '@companion/screens/chat';
import { createChatDrafts, createRefusals, keepUnsent, unsentText } from '@companion/sdk/messaging';
import { storage } from './session.ts';

export const drafts = createChatDrafts();
const refusals = createRefusals();

export const chatStorage: ChatStorage = {
  readDraft: drafts.read,
  writeDraft: drafts.write,
  unsentText,
  keepUnsent: (input) => keepUnsent({ drafts, ...input }),
  isOwner: storage.isOwner,
  nextRefusal: refusals.next,
};
