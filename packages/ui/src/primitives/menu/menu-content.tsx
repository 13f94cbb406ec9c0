import * as Radix from '@radix-ui/react-dropdown-menu';
import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { composeHandlers } from '../../internal/compose-handlers.ts';
import { type PopupPlacement, usePopupContent } from '../../internal/popup.ts';
import * as css from './menu.css.ts';
import { focusFirstInShadowRoot, moveFocusInShadowRoot } from './move-focus.ts';

export interface MenuContentProps extends PopupPlacement, ComponentPropsWithoutRef<'div'> {}

/** The menu itself, by default below its trigger and flush with its start. It is named by the trigger. */
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
  return (
    <Radix.Portal container={container ?? null}>
      <Radix.Content
        {...usePopupContent(css.menu, { className, style })}
        {...rest}
        side={side}
        align={align}
        ref={ref}
        loop
        onFocus={composeHandlers(onFocus, focusFirstInShadowRoot)}
        onKeyDownCapture={composeHandlers(onKeyDownCapture, moveFocusInShadowRoot)}
      />
    </Radix.Portal>
  );
});
