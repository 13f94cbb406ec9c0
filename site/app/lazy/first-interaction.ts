// Not `scroll`: pages also scroll by themselves, and nobody scrolls without one of these. Some assistive tools
// produce a click and nothing else.
const signs = ['pointermove', 'pointerdown', 'wheel', 'keydown', 'click'] as const;

let acted: Promise<void> | undefined;

/**
 * Resolves when the visitor first does anything: what can't be seen or used before need not be loaded earlier. One
 * frame late, so that the act itself is answered first.
 */
export function firstInteraction(): Promise<void> {
  acted ??= new Promise((resolve) => {
    const act = () => {
      for (const sign of signs) window.removeEventListener(sign, act, true);
      requestAnimationFrame(() => setTimeout(resolve));
    };
    for (const sign of signs)
      window.addEventListener(sign, act, { capture: true, passive: true, once: true });
  });
  return acted;
}
