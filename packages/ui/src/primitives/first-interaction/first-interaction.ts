// Without `scroll`: it also fires without user input, and scrolling by a user always fires one of these first. Some
// assistive tools fire only a click.
const events = ['pointermove', 'pointerdown', 'wheel', 'keydown', 'click'] as const;

let interacted: Promise<void> | undefined;

/**
 * Resolves at the visitor's first interaction, one frame late, so that the interaction itself is answered first. Code
 * that cannot be seen or used earlier loads then.
 */
export function firstInteraction(): Promise<void> {
  interacted ??= nextInteraction();
  return interacted;
}

/** Like `firstInteraction`, but for interactions from now on: a page that is opened by a press loads only its own code. */
export function nextInteraction(): Promise<void> {
  return new Promise((resolve) => {
    const act = () => {
      for (const event of events) window.removeEventListener(event, act, true);
      requestAnimationFrame(() => setTimeout(resolve));
    };
    for (const event of events)
      window.addEventListener(event, act, { capture: true, passive: true, once: true });
  });
}
