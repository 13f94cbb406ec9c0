import type { ReactNode } from 'react';
import { classNames } from '../internal/class-names.ts';
import * as css from './popover.css.ts';
import { usePopover } from './use-popover.ts';

export interface PopoverProps {
  /** Name of the button that opens it. */
  label: string;
  /** What the button shows. */
  trigger: ReactNode;
  triggerClassName: string;
  /** Also opens under a resting pointer and on keyboard focus. */
  hover?: boolean;
  align?: keyof typeof css.aligns;
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
        <div className={classNames(css.reach, css.aligns[align])}>
          <div id={panelId} className={css.panel}>
            {typeof children === 'function' ? children(close) : children}
          </div>
        </div>
      )}
    </div>
  );
}
