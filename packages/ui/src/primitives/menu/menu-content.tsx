import * as Radix from '@radix-ui/react-dropdown-menu';
import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { classNames } from '../../internal/class-names.ts';
import { composeHandlers } from '../../internal/compose-handlers.ts';
import { EDGE_PX, type FloatingOptions, GAP_PX } from '../../internal/floating.ts';
import { floatingPanel } from '../../internal/floating-panel.css.ts';
import { usePopupScope } from '../../theme/theme-scope/popup-scope.ts';
import * as css from './menu.css.ts';
import { focusFirstInShadowRoot, moveFocusInShadowRoot } from './move-focus.ts';

export interface MenuContentProps extends FloatingOptions, ComponentPropsWithoutRef<'div'> {
  /** Side of the trigger. Where it has no room, the opposite one. Default: `bottom`. */
  side?: 'top' | 'right' | 'bottom' | 'left' | undefined;
  /** Alignment with the trigger. Default: `start`. */
  align?: 'start' | 'center' | 'end' | undefined;
}

/** The menu itself, beside its trigger. It is named by the trigger. */
export const MenuContent = forwardRef<HTMLDivElement, MenuContentProps>(function MenuContent(
  {
    side = 'bottom',
    align = 'start',
    container,
    className,
    style,
    onFocus,
    onKeyDownCapture,
    ...rest
  },
  ref,
) {
  const scope = usePopupScope();
  // Radix would set `ltr`. Without `dir` the menu has the direction of its container.
  const attributes = { dir: undefined, ...rest };
  return (
    <Radix.Portal container={container ?? null}>
      <Radix.Content
        {...attributes}
        ref={ref}
        side={side}
        align={align}
        sideOffset={GAP_PX}
        collisionPadding={EDGE_PX}
        loop
        className={classNames(floatingPanel, css.menu, scope.className, className)}
        style={{ ...scope.style, ...style }}
        // `MenuRoot` handles the key.
        onEscapeKeyDown={(event) => event.preventDefault()}
        onFocus={composeHandlers(onFocus, focusFirstInShadowRoot)}
        onKeyDownCapture={composeHandlers(onKeyDownCapture, moveFocusInShadowRoot)}
      />
    </Radix.Portal>
  );
});
