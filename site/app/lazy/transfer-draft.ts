export { transferDraft } from '@companion/screens/transfer-draft';
