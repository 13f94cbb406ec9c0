import { useComposedRefs } from '@radix-ui/react-compose-refs';
import { type ComponentPropsWithoutRef, forwardRef, type ReactNode, Suspense } from 'react';
import { classNames } from '../../internal/class-names.ts';
import { ownElement } from '../../internal/own-element.tsx';
import { useStayInWindow } from '../../internal/use-stay-in-window.ts';
import * as css from './popover.css.ts';
import { usePopover } from './use-popover.ts';

export interface PopoverProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** Accessible name of the button. */
  label: string;
  /** Content of the button. */
  trigger: ReactNode;
  /** Class of the button, for example `buttonClass()`. */
  triggerClassName: string;
  /** Also opens on hover and keyboard focus. Default: `false`. */
  openOnHover?: boolean | undefined;
  /** Alignment of the panel with the button. Default: `center`. */
  align?: 'center' | 'end' | undefined;
  /** Whether the panel is shown. Without it the popover keeps that itself. */
  open?: boolean | undefined;
  /** Shown at first, without `open`. Default: `false`. */
  defaultOpen?: boolean | undefined;
  /** Called when the visitor opens or closes the panel. */
  onOpenChange?: ((open: boolean) => void) | undefined;
  /** Content of the panel, or a function that receives `close`. */
  children: ReactNode | ((close: () => void) => ReactNode);
}

/** A button that opens a panel below itself. Escape, a press outside and leaving by Tab close it. */
export const Popover = forwardRef<HTMLDivElement, PopoverProps>(function Popover(
  {
    label,
    trigger,
    triggerClassName,
    openOnHover = false,
    align = 'center',
    open: openByHost,
    defaultOpen = false,
    onOpenChange,
    className,
    children,
    ...rest
  },
  ref,
) {
  const { open, close, panelId, root, rootProps, triggerProps } = usePopover({
    openOnHover,
    open: openByHost,
    defaultOpen,
    onOpenChange,
    ...rest,
  });
  return (
    <div
      {...rest}
      {...rootProps}
      ref={useComposedRefs(root, ref)}
      className={classNames(css.root, className)}
    >
      <button type="button" className={triggerClassName} aria-label={label} {...triggerProps}>
        {ownElement(trigger)}
      </button>
      {open && (
        // No panel without its content: the size decides the position.
        <Suspense fallback={null}>
          <Panel id={panelId} align={align}>
            {typeof children === 'function' ? children(close) : children}
          </Panel>
        </Suspense>
      )}
    </div>
  );
});

function Panel({
  id,
  align,
  children,
}: {
  id: string;
  align: keyof typeof css.aligns;
  children: ReactNode;
}) {
  const positioner = useStayInWindow<HTMLDivElement>();
  return (
    <div ref={positioner} className={classNames(css.positioner, css.aligns[align])}>
      {/* Focusable: a press on its text would otherwise move the focus out and close it. */}
      <div id={id} className={css.panel} tabIndex={-1}>
        {children}
      </div>
    </div>
  );
}
