export { type CollectDraft, transferDraft } from './transfer-draft.ts';
