import { type ReactNode, useLayoutEffect, useRef } from 'react';
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
        <Panel id={panelId} align={align}>
          {typeof children === 'function' ? children(close) : children}
        </Panel>
      )}
    </div>
  );
}

/** Room that stays between a panel and the edge of the window, px. */
const EDGE_PX = 8;

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
  const reach = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = reach.current;
    if (!element) return;
    const { left, right } = element.getBoundingClientRect();
    const beyond = right - (document.documentElement.clientWidth - EDGE_PX);
    const shift = Math.max(EDGE_PX - left, Math.min(0, -beyond));
    if (shift !== 0) element.style.marginInlineStart = `${shift}px`;
  }, []);
  return (
    <div ref={reach} className={classNames(css.reach, css.aligns[align])}>
      <div id={id} className={css.panel}>
        {children}
      </div>
    </div>
  );
}
