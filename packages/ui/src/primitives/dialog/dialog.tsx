import { type ComponentPropsWithoutRef, forwardRef, type ReactNode } from 'react';
import { DialogContent, type DialogContentOptions } from './dialog-content.tsx';
import { DialogBody, DialogHeader, DialogTitle } from './dialog-parts.tsx';
import { type DialogCloseReason, DialogRoot, type DialogRootOptions } from './dialog-root.tsx';

/** Options of every dialog that is made of the parts, also of one that chooses title and placement itself. */
export interface DialogOptions extends DialogRootOptions, DialogContentOptions {
  /** Whether the dialog is open. Controlled by the host. The closing animation lasts `closingMs`. */
  open: boolean;
  /** Hides the title visually. Default: `false`. */
  titleHidden?: boolean | undefined;
  /** Content above the title that does not scroll. */
  header?: ReactNode;
}

export interface DialogProps extends DialogOptions, Omit<ComponentPropsWithoutRef<'div'>, 'title'> {
  /** Called with the reason when the dialog should close. Set `open` to false. */
  onClose: (reason: DialogCloseReason) => void;
  /** Heading and accessible name. */
  title: string;
  /** `bottom`: a sheet at the lower edge, for phones. `end`: at the end edge, in full height. Default: `center`. */
  placement?: 'center' | 'bottom' | 'end' | undefined;
  /** Content. Scrolls if it is higher than the window. */
  children: ReactNode;
}

/** A modal dialog with title, cross and content, made of the parts. */
export const Dialog = forwardRef<HTMLDivElement, DialogProps>(function Dialog(
  { open, onClose, title, titleHidden, closingMs, suspended, header, children, ...rest },
  ref,
) {
  return (
    <DialogRoot
      open={open}
      onOpenChange={(_, reason) => reason !== 'trigger' && onClose(reason)}
      closingMs={closingMs}
      suspended={suspended}
    >
      <DialogContent {...rest} ref={ref}>
        {header}
        <DialogHeader>
          <DialogTitle visuallyHidden={titleHidden}>{title}</DialogTitle>
        </DialogHeader>
        <DialogBody>{children}</DialogBody>
      </DialogContent>
    </DialogRoot>
  );
});
