import { useComposedRefs } from '@radix-ui/react-compose-refs';
import * as Radix from '@radix-ui/react-dialog';
import {
  type ComponentPropsWithoutRef,
  type CSSProperties,
  forwardRef,
  useRef,
  useState,
} from 'react';
import { classNames } from '../../internal/class-names.ts';
import { controls, focusFirst, loopFocusInShadowRoot } from '../../internal/loop-focus.ts';
import { useCloseWatcher } from '../../internal/use-close-watcher.ts';
import { useEscape } from '../../internal/use-escape.ts';
import { useEvent } from '../../internal/use-event.ts';
import { usePopupScope } from '../../theme/theme-scope/popup-scope.ts';
import * as css from './dialog.css.ts';
import { useDialog } from './dialog-root.tsx';
import { isFocusWithOthers, type ModalPhase, useModality } from './use-modality.ts';

/** Options of every dialog, also of one that chooses its placement itself. */
export interface DialogContentOptions {
  /** Returns the element to focus on open. Default: the first control. */
  initialFocus?: (() => HTMLElement | null) | undefined;
  /** Element to render into. Default: the end of `body`. */
  container?: HTMLElement | null | undefined;
}

export interface DialogContentProps extends DialogContentOptions, ComponentPropsWithoutRef<'div'> {
  /** `bottom`: a sheet at the lower edge, for phones. `end`: at the end edge, in full height. Default: `center`. */
  placement?: 'center' | 'bottom' | 'end' | undefined;
}

/**
 * The modal itself, in front of a scrim. docs/decisions/021-dialog-modality.md names what Radix does and what we do.
 *
 * Without `aria-modal`: `inert` hides the page from screen readers, and VoiceOver would also ignore live regions and
 * windows of others beside the modal. `data-companion-modal` marks an open modal for scripts.
 */
export const DialogContent = forwardRef<HTMLDivElement, DialogContentProps>(
  function DialogContent(props, ref) {
    const { phase } = useDialog('DialogContent');
    return phase === 'closed' ? null : <PresentContent {...props} ref={ref} phase={phase} />;
  },
);

type PresentContentProps = DialogContentProps & { phase: ModalPhase };

const PresentContent = forwardRef<HTMLDivElement, PresentContentProps>(function PresentContent(
  { phase, placement = 'center', initialFocus, container, className, children, ...rest },
  ref,
) {
  const { closingMs, suspended, close } = useDialog('DialogContent');
  const scope = usePopupScope();
  const [layer, setLayer] = useState<HTMLDivElement | null>(null);
  const content = useRef<HTMLDivElement>(null);
  const lastFocused = useRef<HTMLElement>(undefined);
  const focusInside = useEvent(() =>
    focusInDialog(content.current, lastFocused.current ?? initialFocus?.()),
  );
  useModality(layer, content, phase, suspended, focusInside);

  const closing = phase === 'closing';
  useCloseWatcher(!closing && !suspended, () => close('escape'));
  useEscape(!closing, () => !isFocusWithOthers() && close('escape'));
  // What covers the page is a layer above and handles the key.
  useEscape(!closing && suspended, null);
  const style = { ...scope.style, '--companion-closing': `${closingMs}ms` } as CSSProperties;

  return (
    <Radix.Portal forceMount container={container ?? null}>
      <div
        {...scope}
        ref={setLayer}
        className={classNames(css.layer, css.placements[placement].layer, scope.className)}
        style={style}
        data-phase={phase}
        data-companion-modal=""
        // React events bubble through portals: a surrounding form would be submitted too.
        onSubmit={(event) => event.stopPropagation()}
        onMouseDownCapture={(event) => {
          // A second press on the button that closes must not take the focus back from the opener.
          if (closing) event.preventDefault();
          const target = event.target as Node;
          const isOutside = layer?.contains(target) && !content.current?.contains(target);
          // The second press of a double click on the opener meets the scrim.
          const isPress = event.button === 0 && !event.ctrlKey && event.detail < 2;
          if (isOutside && isPress) close('outside');
        }}
      >
        <div className={css.scrim} data-part="scrim" />
        <Radix.Content
          data-part="content"
          {...rest}
          ref={useComposedRefs(content, ref)}
          className={classNames(css.content, css.placements[placement].content, className)}
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            focusInside();
          }}
          onCloseAutoFocus={(event) => event.preventDefault()}
          onEscapeKeyDown={(event) => event.preventDefault()}
          onInteractOutside={(event) => event.preventDefault()}
        >
          {/* biome-ignore lint/a11y/noStaticElementInteractions: handles Tab and the focus of the controls inside */}
          <div
            className={css.frame}
            onKeyDown={loopFocusInShadowRoot}
            onFocus={({ target }) => {
              lastFocused.current = target;
            }}
          >
            {children}
          </div>
        </Radix.Content>
      </div>
    </Radix.Portal>
  );
});

/** In this order: `wanted`, the controls, the close button, the dialog. */
function focusInDialog(dialog: HTMLElement | null, wanted: HTMLElement | null | undefined): void {
  const all = [...(dialog?.querySelectorAll<HTMLElement>(controls) ?? [])];
  const others = all.filter(({ classList }) => !classList.contains(css.close));
  focusFirst([wanted, ...others, ...all, dialog]);
}
