export { Dialog, type DialogCloseReason, type DialogProps } from './dialog.tsx';
