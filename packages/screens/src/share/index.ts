export type { ShareCard } from './card/card.ts';
export { ShareDialog, type ShareDialogProps } from './share-dialog.tsx';
