import type { CSSProperties, ReactNode } from 'react';
import { type PopupScope, usePopupScope } from '../theme/theme-scope/popup-scope.ts';
import { classNames } from './class-names.ts';
import { floatingPanel } from './floating-panel.css.ts';
import { useControllableState } from './use-controllable-state.ts';
import { useEscape } from './use-escape.ts';
import { EDGE_PX } from './use-stay-in-window.ts';

/** Space between a popup and its control, px. */
const GAP_PX = 8;

/** Props of the root of a popup in parts. */
export interface PopupRootProps {
  /** Whether the popup is open, controlled by the host. */
  open?: boolean | undefined;
  /** Whether the popup is open at first, without `open`. Default: `false`. */
  defaultOpen?: boolean | undefined;
  /** Called when the popup opens or should close. */
  onOpenChange?: ((open: boolean) => void) | undefined;
  /** The parts of the popup, and anything else. */
  children: ReactNode;
}

/** Where a popup is rendered and placed. */
export interface PopupPlacement {
  /** Side of the trigger or the anchor. Where it has no room, the opposite one. */
  side?: 'top' | 'right' | 'bottom' | 'left' | undefined;
  /** Alignment with the trigger or the anchor. */
  align?: 'start' | 'center' | 'end' | undefined;
  /** Element to render into. Default: the end of `body`. */
  container?: HTMLElement | null | undefined;
}

interface Look {
  className?: string | undefined;
  style?: CSSProperties | undefined;
}

interface PopupContentProps extends PopupScope {
  sideOffset: number;
  collisionPadding: number;
  onEscapeKeyDown: (event: Event) => void;
}

/** State for the root of Radix. Escape closes one layer, so our stack handles it and not Radix. */
export function usePopupState({
  open: controlled,
  defaultOpen = false,
  onOpenChange,
}: Omit<PopupRootProps, 'children'>) {
  const [open, setOpen] = useControllableState(controlled, defaultOpen, onOpenChange);
  useEscape(open, () => setOpen(false));
  return { open, onOpenChange: setOpen };
}

/** Look and distances for the content of Radix, in the theme, direction and language around its trigger. */
export function usePopupContent(ownClass: string, { className, style }: Look): PopupContentProps {
  const scope = usePopupScope();
  return {
    // Also without one: Radix would set `ltr` for a menu, and not the direction of its container.
    dir: scope.dir,
    lang: scope.lang,
    sideOffset: GAP_PX,
    collisionPadding: EDGE_PX,
    className: classNames(floatingPanel, ownClass, scope.className, className),
    style: { ...scope.style, ...style },
    onEscapeKeyDown: (event) => event.preventDefault(),
  };
}
