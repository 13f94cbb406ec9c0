import * as Radix from '@radix-ui/react-dropdown-menu';
import {
  type ComponentPropsWithoutRef,
  createContext,
  forwardRef,
  type ReactNode,
  useContext,
  useRef,
} from 'react';
import { composeHandlers } from '../../internal/compose-handlers.ts';
import { useControllableState } from '../../internal/use-controllable-state.ts';
import { useEscape } from '../../internal/use-escape.ts';

const OpenContext = createContext(() => {});

export interface MenuRootProps {
  /** Whether the menu is open, controlled by the host. */
  open?: boolean | undefined;
  /** Whether the menu is open at first, without `open`. Default: `false`. */
  defaultOpen?: boolean | undefined;
  /** Called when the menu opens or should close. */
  onOpenChange?: ((open: boolean) => void) | undefined;
  /** The trigger and the content. */
  children: ReactNode;
}

/** State of a menu. Has no element of its own. */
export function MenuRoot({
  open: controlled,
  defaultOpen = false,
  onOpenChange,
  children,
}: MenuRootProps) {
  const [open, setOpen] = useControllableState(controlled, defaultOpen, onOpenChange);
  useEscape(open, () => setOpen(false));
  return (
    <OpenContext.Provider value={() => setOpen(true)}>
      <Radix.Root open={open} onOpenChange={setOpen} modal={false}>
        {children}
      </Radix.Root>
    </OpenContext.Provider>
  );
}

export interface MenuTriggerProps extends ComponentPropsWithoutRef<'button'> {
  /** Renders the only child, which must take a ref, in place of a button. Default: `false`. */
  asChild?: boolean | undefined;
}

/** The button that opens the menu. */
export const MenuTrigger = forwardRef<HTMLButtonElement, MenuTriggerProps>(function MenuTrigger(
  { onPointerDown, onClick, ...rest },
  ref,
) {
  const open = useContext(OpenContext);
  const isPressed = useRef(false);
  return (
    <Radix.Trigger
      {...rest}
      ref={ref}
      // Radix opens and closes at `pointerdown`. Clicks of screen readers and of voice control may come without one.
      onPointerDown={composeHandlers(onPointerDown, () => {
        isPressed.current = true;
      })}
      onClick={composeHandlers(onClick, ({ detail }) => {
        if (detail === 0 && !isPressed.current && !rest.disabled) open();
        isPressed.current = false;
      })}
    />
  );
});
