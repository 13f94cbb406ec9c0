import { type PointerEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useEscape } from '../../internal/use-escape.ts';
import { useStayInWindow } from '../../internal/use-stay-in-window.ts';
import * as css from './tooltip.css.ts';

/** How long a pointer rests before the words come, ms; as long as a popover's. */
const REST_MS = 150;

export interface TooltipProps {
  /** A few words on what the control does. Never the only place for something that users need. */
  text: string;
  /** The control; it gets the words as its description. */
  children: (described: { 'aria-describedby': string | undefined }) => ReactNode;
}

/**
 * Words for a control without any, under a resting pointer and on keyboard focus. Escape takes them
 * away; the pointer may travel onto them (WCAG 1.4.13). Touch has no hover: there the control's own
 * name must do.
 */
export function Tooltip({ text, children }: TooltipProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => () => clearTimeout(timer.current), []);
  useEscape(open, () => setOpen(false));

  const later = (shown: boolean) => (event: PointerEvent) => {
    if (event.pointerType !== 'mouse') return;
    clearTimeout(timer.current);
    timer.current = setTimeout(setOpen, REST_MS, shown);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it listens for the control inside
    <span
      className={css.root}
      onPointerEnter={later(true)}
      onPointerLeave={later(false)}
      onPointerDown={() => {
        clearTimeout(timer.current);
        setOpen(false);
      }}
      onFocus={({ target }) => setOpen(target.matches(':focus-visible'))}
      onBlur={() => setOpen(false)}
    >
      {children({ 'aria-describedby': open ? id : undefined })}
      {open && <Words id={id}>{text}</Words>}
    </span>
  );
}

function Words({ id, children }: { id: string; children: string }) {
  const reach = useStayInWindow<HTMLSpanElement>();
  return (
    <span ref={reach} className={css.reach}>
      <span id={id} role="tooltip" className={css.words}>
        {children}
      </span>
    </span>
  );
}
