export { removalMessages } from './messages.ts';
export { RemovalScreen, type RemovalScreenProps } from './removal.tsx';
export { RemovalDialog, type RemovalDialogProps } from './removal-dialog.tsx';
export { RemovalFlow, type RemovalFlowProps } from './removal-flow.tsx';
export type { RemovalServices } from './removal-machine.ts';
