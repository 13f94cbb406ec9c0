import { inertOthers } from 'aria-hidden';
import { type RefObject, useEffect, useRef } from 'react';
import { afterPaint } from '../../internal/after-paint.ts';
import { focusedElement, holdsFocus } from '../../internal/focused-element.ts';
import { lastPressed } from '../../internal/last-pressed.ts';
import { focusFirst } from '../../internal/loop-focus.ts';

export type ModalPhase = 'open' | 'closing';

/** Elements that stay usable beside a modal: toasts, live regions, third-party captchas. */
const LAYERS = '[data-companion-layer]';

/** Layers of all open dialogs, the topmost last. */
const open: HTMLElement[] = [];

/** Whether the browser draws the element over the dialogs. */
function isAbove(element: Element): boolean {
  const dialog = open.at(-1);
  if (!dialog) return false;
  const { position, zIndex } = getComputedStyle(element);
  const isHigher = Number(zIndex) > Number(getComputedStyle(dialog).zIndex);
  return (position !== 'static' && isHigher) || element.matches(':is(:modal, :popover-open)');
}

const takesRoom = (element: Element) => element.getBoundingClientRect().height > 0;

/** An element beside the page that draws nothing itself. Extensions draw in its closed shadow root. */
const isHollow = (element: Element) =>
  (element.parentElement === document.body || element.parentElement === document.documentElement) &&
  element.childElementCount === 0 &&
  !takesRoom(element);

const isWindow = (element: Element) => isAbove(element) || isHollow(element);

/**
 * What others have put over the dialogs: the panel of an extension, a consent banner, a chat. They add an element of
 * their own to `body`, often a wrapper without a height. What takes room in the flow of `body` is the page.
 */
const windowsOfOthers = (): Element[] =>
  [...document.body.children]
    .flatMap((child) => (takesRoom(child) ? [child] : [child, ...child.querySelectorAll('*')]))
    .filter(isWindow);

function isInWindow(target: Element): boolean {
  let element: Element | null = target;
  while (element && !isWindow(element)) element = element.parentElement;
  return element !== null;
}

/** Whether the focus is in neither a dialog nor a layer, but in a window of others, or else in the page below. */
function isFocusOutside(inWindow: boolean): boolean {
  const root = open.at(-1)?.getRootNode() as Document | ShadowRoot | undefined;
  // First in the shadow root: its host may look like a window of others.
  const focused = root?.activeElement ?? document.activeElement;
  // A suspended dialog is not `open`.
  if (!focused || focused === document.body || focused.closest(`${LAYERS},[data-companion-modal]`))
    return false;
  return isInWindow(focused) === inWindow;
}

/** Whether the focus is in a window of others, so that the keys belong to it. */
export const isFocusWithOthers = (): boolean => isFocusOutside(true);

/**
 * Makes everything but the dialogs, the layers and the windows of others inert: in the document, and in each shadow root
 * around the dialogs.
 */
function makeOthersInert(dialogs: readonly Element[]): () => void {
  const kept = new Map<Node, Element[]>([[document, [...document.querySelectorAll(LAYERS)]]]);
  for (const dialog of dialogs) {
    let element: Element | undefined = dialog;
    while (element) {
      const root: Node = element.getRootNode();
      const shadow = root instanceof ShadowRoot ? root : undefined;
      if (!kept.has(root)) kept.set(root, [...(shadow?.querySelectorAll(LAYERS) ?? [])]);
      kept.get(root)?.push(element);
      element = shadow?.host;
    }
  }
  const own = kept.get(document) ?? [];
  // A modal of the host may hold a dialog. It is the page behind it.
  const holdsOwn = (element: Element) => own.some((layer) => element.contains(layer));
  kept.set(document, [...own, ...windowsOfOthers().filter((element) => !holdsOwn(element))]);
  const releases = Array.from(kept, ([root, elements]) =>
    // `inertOthers` needs only `children` and `contains`, which a shadow root has, too.
    inertOthers(
      elements,
      root instanceof ShadowRoot ? (root as Node as HTMLElement) : document.body,
    ),
  );
  return () => {
    for (const release of releases) release();
  };
}

let locks = 0;
let unlocked: { overflow: string; scrollbarGutter: string } | undefined;

/** Prevents the page from scrolling. Reserves the space of the scroll bar. */
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
 * Makes the page inert while a dialog is open, keeps the focus out of it, locks its scrolling, and restores the focus on
 * close. `layer` is null until the dialog is rendered. `focusInside` focuses what had the focus last, or what has it at
 * first.
 *
 * `inert` is set and removed after the next paint, because it restyles the whole page. Until then the scrim covers it.
 */
export function useModality(
  layer: HTMLElement | null,
  dialog: RefObject<HTMLElement | null>,
  phase: ModalPhase,
  suspended: boolean,
  focusInside: () => void,
): void {
  const drawn = useRef(layer);
  useEffect(() => {
    drawn.current = layer;
  }, [layer]);

  // Before the effect that restores the focus: an inert element cannot be focused.
  useEffect(() => {
    if (phase !== 'open' || suspended || !layer) return;
    open.push(layer);
    let release: (() => void) | undefined;
    const isFocusBelow = () => open.at(-1) === layer && isFocusOutside(false);
    const isolate = () => {
      release?.();
      // Another dialog may have opened above.
      release = makeOthersInert(open.slice(open.indexOf(layer)));
      if (isFocusBelow()) focusInside();
    };
    let cancel = afterPaint(isolate);
    const onFocusIn = () => {
      // What was added later is not inert. Inert, it cannot take the focus again: modals of others would do so.
      if (!isFocusBelow()) return;
      cancel();
      cancel = afterPaint(isolate);
    };
    document.addEventListener('focusin', onFocusIn);
    // A focused element that is removed leaves the focus on `body`.
    const changes = new MutationObserver(() => {
      if (document.activeElement === document.body) focusFirst([dialog.current]);
    });
    changes.observe(layer, { childList: true, subtree: true });
    return () => {
      open.splice(open.indexOf(layer), 1);
      cancel();
      document.removeEventListener('focusin', onFocusIn);
      changes.disconnect();
      if (release) afterPaint(release);
    };
  }, [layer, dialog, focusInside, phase, suspended]);

  const openers = useRef<readonly HTMLElement[]>([]);
  const cancelRestore = useRef<() => void>(undefined);
  useEffect(() => {
    if (phase !== 'open') return;
    // Opened again before the focus was restored.
    cancelRestore.current?.();
    if (!holdsFocus(drawn.current)) {
      const from = [focusedElement(), ...lastPressed()].filter(
        (element): element is HTMLElement =>
          element instanceof HTMLElement &&
          element !== document.body &&
          !drawn.current?.contains(element),
      );
      if (from.length > 0) openers.current = from;
      // Opened again while it was closing: Radix moves the focus only when the dialog is mounted.
      if (drawn.current) focusInside();
    }
    const unlock = lockScroll();
    return () => {
      unlock();
      cancelRestore.current = afterPaint(() => {
        // Keep a focus that was set meanwhile, for example on the heading of a new page.
        const focused = focusedElement();
        if (focused && focused !== document.body && !holdsFocus(drawn.current)) return;
        restoreFocus(openers.current);
      });
    };
  }, [phase, focusInside]);
}

/** Focuses the first opener that can take the focus, or else the main part of the page. */
function restoreFocus(openers: readonly HTMLElement[]): void {
  focusFirst([...openers, document.querySelector('main[tabindex], main h1[tabindex]')]);
}
