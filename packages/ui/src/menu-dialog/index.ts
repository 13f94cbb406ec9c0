export { MenuDialog, type MenuDialogProps } from './menu-dialog.tsx';
