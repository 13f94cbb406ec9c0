export { Dialog, type DialogProps } from './dialog.tsx';
export { DialogContent, type DialogContentProps } from './dialog-content.tsx';
export {
  DialogBody,
  type DialogButtonProps,
  DialogClose,
  DialogDescription,
  DialogHeader,
  DialogTitle,
  type DialogTitleProps,
  DialogTrigger,
} from './dialog-parts.tsx';
export { type DialogCloseReason, DialogRoot, type DialogRootProps } from './dialog-root.tsx';
