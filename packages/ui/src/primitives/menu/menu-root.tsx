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
import { useCloseWatcher } from '../../internal/use-close-watcher.ts';

const StateContext = createContext<ReturnType<typeof usePopupState>>({
  open: false,
  onOpenChange() {},
});

export type MenuRootProps = PopupRootProps;

/** State of a menu. Has no element of its own. */
export function MenuRoot({ children, ...options }: MenuRootProps) {
  const state = usePopupState(options);
  useCloseWatcher(state.open, () => state.onOpenChange(false));
  return (
    <StateContext.Provider value={state}>
      <Radix.Root {...state} modal={false}>
        {children}
      </Radix.Root>
    </StateContext.Provider>
  );
}

export interface MenuTriggerProps extends ComponentPropsWithoutRef<'button'> {
  /** Renders the only child, which must take a ref, in place of a button. Default: `false`. */
  asChild?: boolean | undefined;
}

/** The button that opens the menu. */
export const MenuTrigger = forwardRef<HTMLButtonElement, MenuTriggerProps>(function MenuTrigger(
  { onPointerDown, onPointerCancel, onClick, ...rest },
  ref,
) {
  const { open, onOpenChange } = useContext(StateContext);
  /** The press that no click has ended. */
  const press = useRef<{ opensAtClick: boolean }>(undefined);
  return (
    <Radix.Trigger
      {...rest}
      ref={ref}
      // Radix opens and closes at `pointerdown`, with which a finger may begin to scroll.
      onPointerDown={composeHandlers(onPointerDown, (event) => {
        const opensAtClick = event.pointerType !== 'mouse' && !open;
        press.current = { opensAtClick };
        if (opensAtClick) event.preventDefault();
      })}
      onPointerCancel={composeHandlers(onPointerCancel, () => {
        press.current = undefined;
      })}
      onClick={composeHandlers(onClick, ({ detail }) => {
        // Clicks of screen readers and of voice control may come without a press.
        const opens = press.current ? press.current.opensAtClick : detail === 0;
        press.current = undefined;
        if (opens && !rest.disabled) onOpenChange(true);
      })}
    />
  );
});
