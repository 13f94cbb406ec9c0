import { inertOthers } from 'aria-hidden';
import { useEffect, useRef } from 'react';
import { afterPaint } from '../../internal/after-paint.ts';
import { focusedElement } from '../../internal/focused-element.ts';

export type ModalPhase = 'open' | 'closing';

/** What stays alive beside a modal: toasts, announcements, third-party captchas. */
const LAYERS = '[data-companion-layer]';

const isBeside = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(LAYERS) !== null;

/**
 * Elements outside a modal that may take the focus, as `branches` of a focus scope. The scope calls only `contains`.
 * Layers come and go while the modal is open, so they are looked up as the focus moves.
 */
export const layersBeside = [{ contains: isBeside } as HTMLElement];

/** The layers of all open dialogs, the topmost last. */
const open: HTMLElement[] = [];

let locks = 0;
let unlocked: { overflow: string; scrollbarGutter: string } | undefined;

/** Stops the page behind from scrolling; the place of its scroll bar is kept, so that nothing jumps. */
function lockScroll(): () => void {
  const { style } = document.documentElement;
  if (locks === 0) {
    unlocked = { overflow: style.overflow, scrollbarGutter: style.scrollbarGutter };
    const hasScrollbar = window.innerWidth > document.documentElement.clientWidth;
    style.overflow = 'hidden';
    if (hasScrollbar) style.scrollbarGutter = 'stable';
  }
  locks += 1;
  return () => {
    locks -= 1;
    if (locks === 0 && unlocked) Object.assign(style, unlocked);
  };
}

/**
 * Everything around an open dialog is out of reach; when it closes, the focus goes back.
 * `layer` is null until the dialog has been drawn.
 *
 * Becoming inert, or ceasing to be, makes the browser restyle the whole page behind: that waits until the
 * press has been painted. Until then the scrim lies over the page, and the dialog keeps the focus.
 */
export function useModality(
  layer: HTMLElement | null,
  phase: ModalPhase,
  suspended: boolean,
): void {
  const drawn = useRef(layer);
  useEffect(() => {
    drawn.current = layer;
  }, [layer]);

  // Declared before the next effect, because an inert element cannot take the focus back.
  useEffect(() => {
    if (phase !== 'open' || suspended || !layer) return;
    open.push(layer);
    let release: (() => void) | undefined;
    const forget = afterPaint(() => {
      // Another dialog may lie over it by now.
      const above = open.slice(open.indexOf(layer));
      release = inertOthers([...above, ...document.querySelectorAll(LAYERS)]);
    });
    return () => {
      open.splice(open.indexOf(layer), 1);
      forget();
      if (release) afterPaint(release);
    };
  }, [layer, phase, suspended]);

  const opener = useRef<Element | null>(null);
  useEffect(() => {
    opener.current = focusedElement();
  }, []);
  const stay = useRef<() => void>(undefined);
  useEffect(() => {
    if (phase !== 'open') return;
    // Opened again before the focus was restored.
    stay.current?.();
    const unlock = lockScroll();
    return () => {
      unlock();
      stay.current = afterPaint(() => {
        // Something else may have taken the focus meanwhile, such as the heading of a page that a menu opened.
        const focused = focusedElement();
        if (focused && focused !== document.body && !drawn.current?.contains(focused)) return;
        restoreFocus(opener.current);
      });
    };
  }, [phase]);
}

/** The opener; where it is gone, the page's main part. */
function restoreFocus(opener: Element | null): void {
  const target =
    opener instanceof HTMLElement && opener.isConnected && opener !== document.body
      ? opener
      : document.querySelector<HTMLElement>('main[tabindex], main h1[tabindex]');
  target?.focus({ preventScroll: true });
}
