// Without `scroll`: it also fires without user input, and scrolling by a user always fires one of these first. Some
// assistive tools fire only a click.
const events = ['pointermove', 'pointerdown', 'wheel', 'keydown', 'click'] as const;

/** Chromium tells a new page where the mouse rests by a move of no length. */
function isOfRestingMouse(event: Event): boolean {
  const { movementX, movementY } = event as PointerEvent;
  return event.type === 'pointermove' && movementX === 0 && movementY === 0;
}

let interacted: Promise<void> | undefined;
let resolveInteracted = () => {};

/**
 * Resolves at the visitor's first interaction, one frame late, so that the interaction itself is answered first. Code
 * that cannot be seen or used earlier loads then.
 */
export function firstInteraction(): Promise<void> {
  interacted ??= new Promise((resolve) => {
    resolveInteracted = resolve;
    nextInteraction().then(resolve);
  });
  return interacted;
}

/** Resolves `firstInteraction` at once: for a page that React drew anew, where no HTML of the server is left to show. */
export function skipFirstInteraction(): void {
  interacted ??= Promise.resolve();
  resolveInteracted();
}

/** Like `firstInteraction`, but for interactions from now on: a page that is opened by a press loads only its own code. */
export function nextInteraction(): Promise<void> {
  return new Promise((resolve) => {
    const act = (event: Event) => {
      if (isOfRestingMouse(event)) return;
      for (const name of events) window.removeEventListener(name, act, true);
      requestAnimationFrame(() => setTimeout(resolve));
    };
    for (const name of events) window.addEventListener(name, act, { capture: true, passive: true });
  });
}
