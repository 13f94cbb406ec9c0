import { useComposedRefs } from '@radix-ui/react-compose-refs';
import * as Radix from '@radix-ui/react-dialog';
import {
  type ComponentPropsWithoutRef,
  forwardRef,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react';
import { useText } from '../../i18n/index.ts';
import { classNames } from '../../internal/class-names.ts';
import { controls } from '../../internal/loop-focus.ts';
import { X } from '../icon/index.ts';
import * as css from './dialog.css.ts';
import { dialogMessages } from './messages.ts';

export interface DialogButtonProps extends ComponentPropsWithoutRef<'button'> {
  /** Renders the only child, which must take a ref, in place of a button. Default: `false`. */
  asChild?: boolean | undefined;
}

/** A button that opens the dialog. */
export const DialogTrigger = forwardRef<HTMLButtonElement, DialogButtonProps>(
  function DialogTrigger(props, ref) {
    return <Radix.Trigger {...props} ref={ref} />;
  },
);

/** A button that closes the dialog. */
export const DialogClose = forwardRef<HTMLButtonElement, DialogButtonProps>(
  function DialogClose(props, ref) {
    return <Radix.Close {...props} ref={ref} />;
  },
);

/** A row that does not scroll: its content, such as the title, and the cross that closes. */
export const DialogHeader = forwardRef<HTMLDivElement, ComponentPropsWithoutRef<'div'>>(
  function DialogHeader({ className, children, ...rest }, ref) {
    const text = useText();
    return (
      <div data-part="header" {...rest} ref={ref} className={classNames(css.head, className)}>
        {children}
        <Radix.Close
          data-part="close"
          className={css.close}
          aria-label={text(dialogMessages.close)}
        >
          <X size={20} />
        </Radix.Close>
      </div>
    );
  },
);

export interface DialogTitleProps extends ComponentPropsWithoutRef<'h2'> {
  /** Hides the title visually. Default: `false`. */
  visuallyHidden?: boolean | undefined;
}

/** Heading and accessible name of the dialog. */
export const DialogTitle = forwardRef<HTMLHeadingElement, DialogTitleProps>(function DialogTitle(
  { visuallyHidden = false, className, ...rest },
  ref,
) {
  const own = visuallyHidden ? css.hiddenTitle : css.title;
  return (
    <Radix.Title data-part="title" {...rest} ref={ref} className={classNames(own, className)} />
  );
});

/** Accessible description of the dialog. */
export const DialogDescription = forwardRef<HTMLParagraphElement, ComponentPropsWithoutRef<'p'>>(
  function DialogDescription({ className, ...rest }, ref) {
    return (
      <Radix.Description
        data-part="description"
        {...rest}
        ref={ref}
        className={classNames(css.description, className)}
      />
    );
  },
);

/** The part that scrolls when the dialog is higher than the window, by keyboard also when it has no controls. */
export const DialogBody = forwardRef<HTMLDivElement, ComponentPropsWithoutRef<'div'>>(
  function DialogBody({ className, ...rest }, ref) {
    const body = useRef<HTMLDivElement>(null);
    const tabIndex = useScrollsAlone(body) ? 0 : undefined;
    return (
      <div
        data-part="body"
        tabIndex={tabIndex}
        {...rest}
        ref={useComposedRefs(body, ref)}
        className={classNames(css.body, className)}
      />
    );
  },
);

/** Whether the element scrolls and has no control inside. Safari does not let the keyboard scroll it then. */
function useScrollsAlone(box: RefObject<HTMLElement | null>): boolean {
  const [scrollsAlone, setScrollsAlone] = useState(false);
  useEffect(() => {
    const { current } = box;
    // jsdom has neither observer nor layout.
    if (!current || typeof ResizeObserver === 'undefined') return;
    const look = () =>
      setScrollsAlone(
        current.scrollHeight > current.clientHeight && !current.querySelector(controls),
      );
    const resizes = new ResizeObserver(look);
    resizes.observe(current);
    // A full body keeps its size when controls come or go.
    const changes = new MutationObserver(look);
    changes.observe(current, { childList: true, subtree: true });
    return () => {
      resizes.disconnect();
      changes.disconnect();
    };
  }, [box]);
  return scrollsAlone;
}
