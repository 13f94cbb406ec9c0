import * as Radix from '@radix-ui/react-tooltip';
import { type ComponentPropsWithoutRef, type FocusEvent, forwardRef, type ReactNode } from 'react';
import { classNames } from '../../internal/class-names.ts';
import { composeHandlers } from '../../internal/compose-handlers.ts';
import { EDGE_PX, type FloatingOptions, GAP_PX } from '../../internal/floating.ts';
import { floatingPanel } from '../../internal/floating-panel.css.ts';
import { HOVER_DELAY_MS } from '../../internal/hover-delay.ts';
import { useControllableState } from '../../internal/use-controllable-state.ts';
import { useEscape } from '../../internal/use-escape.ts';
import { useWindowFocus } from '../../internal/use-window-focus.ts';
import { usePopupScope } from '../../theme/theme-scope/popup-scope.ts';
import * as css from './tooltip-parts.css.ts';

export interface TooltipRootProps {
  /** Whether the words are shown, controlled by the host. */
  open?: boolean | undefined;
  /** Whether the words are shown at first, without `open`. Default: `false`. */
  defaultOpen?: boolean | undefined;
  /** Called when the words come or should go. */
  onOpenChange?: ((open: boolean) => void) | undefined;
  /** The trigger and the content. */
  children: ReactNode;
}

/** State of a tooltip. Has no element of its own. */
export function TooltipRoot({
  open: controlled,
  defaultOpen = false,
  onOpenChange,
  children,
}: TooltipRootProps) {
  const [open, setOpen] = useControllableState(controlled, defaultOpen, onOpenChange);
  useEscape(open, () => setOpen(false));
  return (
    <Radix.Provider delayDuration={HOVER_DELAY_MS}>
      <Radix.Root open={open} onOpenChange={setOpen}>
        {children}
      </Radix.Root>
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

export interface TooltipContentProps extends FloatingOptions, ComponentPropsWithoutRef<'div'> {
  /** Side of the control. Where it has no room, the opposite one. Default: `top`. */
  side?: 'top' | 'right' | 'bottom' | 'left' | undefined;
  /** Alignment with the control. Default: `center`. */
  align?: 'start' | 'center' | 'end' | undefined;
}

/** The words: a description, not the only place of necessary information. Touch screens do not show it. */
export const TooltipContent = /* @__PURE__ */ forwardRef<HTMLDivElement, TooltipContentProps>(
  function TooltipContent(
    { side = 'top', align = 'center', container, className, style, ...rest },
    ref,
  ) {
    const scope = usePopupScope();
    return (
      <Radix.Portal container={container ?? null}>
        <Radix.Content
          {...rest}
          ref={ref}
          side={side}
          align={align}
          sideOffset={GAP_PX}
          collisionPadding={EDGE_PX}
          className={classNames(floatingPanel, css.content, scope.className, className)}
          style={{ ...scope.style, ...style }}
          // `TooltipRoot` handles the key.
          onEscapeKeyDown={(event) => event.preventDefault()}
        />
      </Radix.Portal>
    );
  },
);
