import * as Radix from '@radix-ui/react-tooltip';
import { type ComponentPropsWithoutRef, type FocusEvent, forwardRef } from 'react';
import { composeHandlers } from '../../internal/compose-handlers.ts';
import { HOVER_DELAY_MS } from '../../internal/hover-delay.ts';
import {
  type PopupPlacement,
  type PopupRootProps,
  usePopupContent,
  usePopupState,
} from '../../internal/popup.ts';
import { useWindowFocus } from '../../internal/use-window-focus.ts';
import * as css from './tooltip-parts.css.ts';

export type TooltipRootProps = PopupRootProps;

/** State of a tooltip. Has no element of its own. */
export function TooltipRoot({ children, ...options }: TooltipRootProps) {
  return (
    <Radix.Provider delayDuration={HOVER_DELAY_MS}>
      <Radix.Root {...usePopupState(options)}>{children}</Radix.Root>
    </Radix.Provider>
  );
}

export interface TooltipTriggerProps extends ComponentPropsWithoutRef<'button'> {
  /** Renders the only child, which must take a ref, in place of a button. Default: `false`. */
  asChild?: boolean | undefined;
}

// `@__PURE__`: a build leaves the parts out where only `Tooltip` is imported.

/** The control that the words describe. */
export const TooltipTrigger = /* @__PURE__ */ forwardRef<HTMLButtonElement, TooltipTriggerProps>(
  function TooltipTrigger({ onFocus, onBlur, ...rest }, ref) {
    const windowFocus = useWindowFocus();
    const hideUnlessByKeyboard = (event: FocusEvent) => {
      const isBack = windowFocus.comesWithWindow();
      if (isBack || !event.target.matches(':focus-visible')) event.preventDefault();
    };
    return (
      <Radix.Trigger
        type="button"
        {...rest}
        ref={ref}
        onFocus={composeHandlers(onFocus, hideUnlessByKeyboard)}
        onBlur={composeHandlers(onBlur, windowFocus.onBlur)}
      />
    );
  },
);

export interface TooltipContentProps extends PopupPlacement, ComponentPropsWithoutRef<'div'> {}

/**
 * The words, by default above and centred: a description, not the only place of necessary information. Touch screens do not
 * show it.
 */
export const TooltipContent = /* @__PURE__ */ forwardRef<HTMLDivElement, TooltipContentProps>(
  function TooltipContent(
    { side = 'top', align = 'center', container, className, style, ...rest },
    ref,
  ) {
    return (
      <Radix.Portal container={container ?? null}>
        <Radix.Content
          {...usePopupContent(css.content, { className, style })}
          {...rest}
          side={side}
          align={align}
          ref={ref}
        />
      </Radix.Portal>
    );
  },
);
