import * as Radix from '@radix-ui/react-dialog';
import { createContext, type ReactNode, useContext } from 'react';
import { useControllableState } from '../../internal/use-controllable-state.ts';
import { CLOSING_MS } from './closing-ms.ts';
import type { ModalPhase } from './use-modality.ts';
import { usePhase } from './use-phase.ts';

/** `escape`: the Escape key, or the back gesture of Android. `close-button`: the cross or a `DialogClose`. */
export type DialogCloseReason = 'escape' | 'outside' | 'close-button';

/** Options of every dialog, also of one whose host must set `open`. */
export interface DialogRootOptions {
  /** Length of the closing animation, ms. Default: 300 (spec §4). */
  closingMs?: number | undefined;
  /**
   * Whether a third-party element, such as a captcha, covers the page. The dialog then ignores outside clicks and
   * Escape, and does not trap the focus. Default: `false`.
   */
  suspended?: boolean | undefined;
}

export interface DialogRootProps extends DialogRootOptions {
  /** Whether the dialog is open, controlled by the host. */
  open?: boolean | undefined;
  /** Whether the dialog is open at first, without `open`. Default: `false`. */
  defaultOpen?: boolean | undefined;
  /** Called when the dialog opens or should close, with the reason. */
  onOpenChange?: ((open: boolean, reason: DialogCloseReason | 'trigger') => void) | undefined;
  /** The parts of the dialog, and anything else. */
  children: ReactNode;
}

interface DialogContextValue {
  phase: ModalPhase | 'closed';
  closingMs: number;
  suspended: boolean;
  close: (reason: DialogCloseReason) => void;
}

const DialogContext = createContext<DialogContextValue | null>(null);

/** @throws {Error} outside of a `DialogRoot`. */
export function useDialog(part: string): DialogContextValue {
  const dialog = useContext(DialogContext);
  if (!dialog) throw new Error(`${part} needs a DialogRoot around it`);
  return dialog;
}

/** State of a dialog. Has no element of its own. */
export function DialogRoot({
  open: controlled,
  defaultOpen = false,
  onOpenChange,
  closingMs = CLOSING_MS,
  suspended = false,
  children,
}: DialogRootProps) {
  const [open, setOpen] = useControllableState(controlled, defaultOpen, undefined);
  const phase = usePhase(open, closingMs);
  const change = (next: boolean, reason: DialogCloseReason | 'trigger') => {
    setOpen(next);
    onOpenChange?.(next, reason);
  };
  const close = (reason: DialogCloseReason) => {
    if (phase === 'open' && !suspended) change(false, reason);
  };
  return (
    <DialogContext.Provider value={{ phase, closingMs, suspended, close }}>
      <Radix.Root
        open={open}
        modal={false}
        // Radix asks for a trigger and a `DialogClose` only: `DialogContent` prevents its other reasons.
        onOpenChange={(next) => (next ? change(true, 'trigger') : close('close-button'))}
      >
        {children}
      </Radix.Root>
    </DialogContext.Provider>
  );
}
