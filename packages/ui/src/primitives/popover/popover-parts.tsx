import { useComposedRefs } from '@radix-ui/react-compose-refs';
import * as Radix from '@radix-ui/react-popover';
import { type ComponentPropsWithoutRef, forwardRef, useRef } from 'react';
import { composeHandlers } from '../../internal/compose-handlers.ts';
import { focusedElement } from '../../internal/focused-element.ts';
import { controls, focusFirst, loopFocusInShadowRoot } from '../../internal/loop-focus.ts';
import {
  type PopupPlacement,
  type PopupRootProps,
  usePopupContent,
  usePopupState,
} from '../../internal/popup.ts';
import { useCloseWatcher } from '../../internal/use-close-watcher.ts';
import * as css from './popover-parts.css.ts';

export type PopoverRootProps = PopupRootProps;

/** State of a popover. Has no element of its own. */
export function PopoverRoot({ children, ...options }: PopoverRootProps) {
  const state = usePopupState(options);
  useCloseWatcher(state.open, () => state.onOpenChange(false));
  return <Radix.Root {...state}>{children}</Radix.Root>;
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

export interface PopoverContentProps extends PopupPlacement, ComponentPropsWithoutRef<'div'> {}

/**
 * The panel, by default below and centred. A dialog for screen readers: name it with `aria-label` or `aria-labelledby`.
 */
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
    const before = useRef<Element>(null);
    return (
      <Radix.Portal container={container ?? null}>
        <Radix.Content
          {...usePopupContent(css.content, { className, style })}
          {...rest}
          side={side}
          align={align}
          ref={ref}
          onOpenAutoFocus={(event) => {
            before.current = focusedElement();
            // In a shadow root Radix can't tell what took the focus.
            event.preventDefault();
            const panel = event.currentTarget as HTMLElement;
            focusFirst([...panel.querySelectorAll<HTMLElement>(controls), panel]);
          }}
          // A press elsewhere takes the focus with it.
          onInteractOutside={() => {
            before.current = null;
          }}
          // Radix returns the focus to a trigger only. Beside an anchor there may be none.
          onCloseAutoFocus={(event) => {
            // Keep a focus that was set meanwhile.
            if (focusedElement() !== document.body) event.preventDefault();
            else if (before.current instanceof HTMLElement)
              before.current.focus({ preventScroll: true });
          }}
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
