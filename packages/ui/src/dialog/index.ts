export { Dialog, type DialogCloseReason, type DialogProps } from './dialog.tsx';
export { CLOSING_MS } from './use-phase.ts';
