import * as Radix from '@radix-ui/react-dropdown-menu';
import {
  type ComponentPropsWithoutRef,
  createContext,
  forwardRef,
  useContext,
  useRef,
} from 'react';
import { composeHandlers } from '../../internal/compose-handlers.ts';
import { type PopupRootProps, usePopupState } from '../../internal/popup.ts';

const OpenContext = createContext(() => {});

export type MenuRootProps = PopupRootProps;

/** State of a menu. Has no element of its own. */
export function MenuRoot({ children, ...options }: MenuRootProps) {
  const state = usePopupState(options);
  return (
    <OpenContext.Provider value={() => state.onOpenChange(true)}>
      <Radix.Root {...state} modal={false}>
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
