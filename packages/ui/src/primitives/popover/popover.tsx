import { type ReactNode, Suspense } from 'react';
import { classNames } from '../../internal/class-names.ts';
import { useStayInWindow } from '../../internal/use-stay-in-window.ts';
import * as css from './popover.css.ts';
import { usePopover } from './use-popover.ts';

export interface PopoverProps {
  /** Name of the button that opens it. */
  label: string;
  /** What the button shows. */
  trigger: ReactNode;
  /** The look of the button, which has none of its own: `buttonClass()`, for example. */
  triggerClassName: string;
  /** Opens under a resting pointer and on keyboard focus, too, not by a press alone. */
  hover?: boolean | undefined;
  /** Position of the panel below the button; `end` aligns it with the button's end. Default: `centre`. */
  align?: 'centre' | 'end' | undefined;
  /** What it unfolds. A function is given `close`, which folds it. */
  children: ReactNode | ((close: () => void) => ReactNode);
}

/** A button and what it unfolds below itself. Escape, a press elsewhere and leaving by Tab close it. */
export function Popover({
  label,
  trigger,
  triggerClassName,
  hover = false,
  align = 'centre',
  children,
}: PopoverProps) {
  const { open, close, panelId, rootProps, triggerProps } = usePopover({ hover });
  return (
    <div className={css.root} {...rootProps}>
      <button type="button" className={triggerClassName} aria-label={label} {...triggerProps}>
        {trigger}
      </button>
      {open && (
        // Shown only with its content: the panel is placed by its size.
        <Suspense fallback={null}>
          <Panel id={panelId} align={align}>
            {typeof children === 'function' ? children(close) : children}
          </Panel>
        </Suspense>
      )}
    </div>
  );
}

/** Moves aside where it would leave the window. */
function Panel({
  id,
  align,
  children,
}: {
  id: string;
  align: keyof typeof css.aligns;
  children: ReactNode;
}) {
  const reach = useStayInWindow<HTMLDivElement>();
  return (
    <div ref={reach} className={classNames(css.reach, css.aligns[align])}>
      {/* Focusable, so that a press on its text does not move the focus out and close it. */}
      <div id={id} className={css.panel} tabIndex={-1}>
        {children}
      </div>
    </div>
  );
}
