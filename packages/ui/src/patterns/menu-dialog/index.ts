export { type MenuCloseReason, MenuDialog, type MenuDialogProps } from './menu-dialog.tsx';
