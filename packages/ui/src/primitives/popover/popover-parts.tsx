import { useComposedRefs } from '@radix-ui/react-compose-refs';
import * as Radix from '@radix-ui/react-popover';
import { type ComponentPropsWithoutRef, forwardRef, type ReactNode, useRef } from 'react';
import { classNames } from '../../internal/class-names.ts';
import { composeHandlers } from '../../internal/compose-handlers.ts';
import { EDGE_PX, type FloatingOptions, GAP_PX } from '../../internal/floating.ts';
import { floatingPanel } from '../../internal/floating-panel.css.ts';
import { controls, focusFirst, loopFocusInShadowRoot } from '../../internal/loop-focus.ts';
import { useControllableState } from '../../internal/use-controllable-state.ts';
import { useEscape } from '../../internal/use-escape.ts';
import { usePopupScope } from '../../theme/theme-scope/popup-scope.ts';
import * as css from './popover-parts.css.ts';

export interface PopoverRootProps {
  /** Whether the panel is open, controlled by the host. */
  open?: boolean | undefined;
  /** Whether the panel is open at first, without `open`. Default: `false`. */
  defaultOpen?: boolean | undefined;
  /** Called when the panel opens or should close. */
  onOpenChange?: ((open: boolean) => void) | undefined;
  /** The parts of the popover, and anything else. */
  children: ReactNode;
}

/** State of a popover. Has no element of its own. */
export function PopoverRoot({
  open: controlled,
  defaultOpen = false,
  onOpenChange,
  children,
}: PopoverRootProps) {
  const [open, setOpen] = useControllableState(controlled, defaultOpen, onOpenChange);
  useEscape(open, () => setOpen(false));
  return (
    <Radix.Root open={open} onOpenChange={setOpen}>
      {children}
    </Radix.Root>
  );
}

export interface PopoverButtonProps extends ComponentPropsWithoutRef<'button'> {
  /** Renders the only child, which must take a ref, in place of a button. Default: `false`. */
  asChild?: boolean | undefined;
}

// `@__PURE__`: a build leaves the parts out where only `Popover` is imported.

/** A button that opens and closes the panel. */
export const PopoverTrigger = /* @__PURE__ */ forwardRef<HTMLButtonElement, PopoverButtonProps>(
  function PopoverTrigger(props, ref) {
    return <Radix.Trigger {...props} ref={ref} />;
  },
);

/** A button in the panel that closes it. */
export const PopoverClose = /* @__PURE__ */ forwardRef<HTMLButtonElement, PopoverButtonProps>(
  function PopoverClose(props, ref) {
    return <Radix.Close {...props} ref={ref} />;
  },
);

export interface PopoverAnchorProps extends ComponentPropsWithoutRef<'div'> {
  /** Renders the only child, which must take a ref, in place of a `div`. Default: `false`. */
  asChild?: boolean | undefined;
}

/** What the panel is placed beside. Default: the trigger. */
export const PopoverAnchor = /* @__PURE__ */ forwardRef<HTMLDivElement, PopoverAnchorProps>(
  function PopoverAnchor(props, ref) {
    const anchor = useRef<HTMLDivElement>(null);
    return (
      <>
        <Radix.Anchor {...props} ref={useComposedRefs(anchor, ref)} />
        {/* Else a trigger that follows would be the anchor: Radix takes what is mounted last. */}
        <Radix.Anchor virtualRef={anchor} />
      </>
    );
  },
);

export interface PopoverContentProps extends FloatingOptions, ComponentPropsWithoutRef<'div'> {
  /** Side of the trigger or the anchor. Where it has no room, the opposite one. Default: `bottom`. */
  side?: 'top' | 'right' | 'bottom' | 'left' | undefined;
  /** Alignment with the trigger or the anchor. Default: `center`. */
  align?: 'start' | 'center' | 'end' | undefined;
}

/** The panel. A dialog for screen readers: name it with `aria-label` or `aria-labelledby`. */
export const PopoverContent = /* @__PURE__ */ forwardRef<HTMLDivElement, PopoverContentProps>(
  function PopoverContent(
    {
      side = 'bottom',
      align = 'center',
      container,
      className,
      style,
      onKeyDown,
      onSubmit,
      ...rest
    },
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
          onOpenAutoFocus={(event) => {
            // In a shadow root Radix can't tell what took the focus.
            event.preventDefault();
            const panel = event.currentTarget as HTMLElement;
            focusFirst([...panel.querySelectorAll<HTMLElement>(controls), panel]);
          }}
          // `PopoverRoot` handles the key.
          onEscapeKeyDown={(event) => event.preventDefault()}
          onKeyDown={composeHandlers(onKeyDown, loopFocusInShadowRoot)}
          onSubmit={(event) => {
            onSubmit?.(event);
            // React events bubble through portals: a surrounding form would be submitted too.
            event.stopPropagation();
          }}
        />
      </Radix.Portal>
    );
  },
);
