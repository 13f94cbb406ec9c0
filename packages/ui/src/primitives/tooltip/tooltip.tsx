import {
  type ComponentPropsWithoutRef,
  forwardRef,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { classNames } from '../../internal/class-names.ts';
import { composeHandlers } from '../../internal/compose-handlers.ts';
import { HOVER_DELAY_MS } from '../../internal/hover-delay.ts';
import { useEscape } from '../../internal/use-escape.ts';
import { useStayInWindow } from '../../internal/use-stay-in-window.ts';
import { useWindowFocus } from '../../internal/use-window-focus.ts';
import * as css from './tooltip.css.ts';

export interface TooltipProps extends Omit<ComponentPropsWithoutRef<'span'>, 'children'> {
  /** Short description of the control. Not the only place of necessary information: touch screens do not show it. */
  text: string;
  /** Renders the control with the given `aria-describedby`. */
  children: (described: { 'aria-describedby': string | undefined }) => ReactNode;
}

/** Describes a control on hover and keyboard focus. Escape closes it; the pointer may move onto it (WCAG 1.4.13). */
export const Tooltip = forwardRef<HTMLSpanElement, TooltipProps>(function Tooltip(
  {
    text,
    className,
    children,
    onPointerEnter,
    onPointerLeave,
    onPointerDown,
    onFocus,
    onBlur,
    ...rest
  },
  ref,
) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const windowFocus = useWindowFocus();

  useEffect(() => () => clearTimeout(timer.current), []);
  useEscape(open, () => setOpen(false));

  const delayed = (shown: boolean) => (event: PointerEvent) => {
    if (event.pointerType !== 'mouse') return;
    clearTimeout(timer.current);
    timer.current = setTimeout(setOpen, HOVER_DELAY_MS, shown);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: handles events of the control inside
    <span
      {...rest}
      ref={ref}
      className={classNames(css.root, className)}
      onPointerEnter={composeHandlers(onPointerEnter, delayed(true))}
      onPointerLeave={composeHandlers(onPointerLeave, delayed(false))}
      onPointerDown={composeHandlers(onPointerDown, () => {
        clearTimeout(timer.current);
        setOpen(false);
      })}
      onFocus={composeHandlers(onFocus, ({ target }) => {
        if (!windowFocus.comesWithWindow()) setOpen(target.matches(':focus-visible'));
      })}
      onBlur={composeHandlers(onBlur, (event) => {
        windowFocus.onBlur(event);
        setOpen(false);
      })}
    >
      {children({ 'aria-describedby': open ? id : undefined })}
      {open && <Bubble id={id}>{text}</Bubble>}
    </span>
  );
});

function Bubble({ id, children }: { id: string; children: string }) {
  const positioner = useStayInWindow<HTMLSpanElement>();
  return (
    <span ref={positioner} className={css.positioner}>
      <span id={id} role="tooltip" className={css.bubble}>
        {children}
      </span>
    </span>
  );
}
