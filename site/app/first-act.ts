// Not `scroll`: pages scroll by themselves too, and nobody does without one of these. A click is all
// that some aids make.
const signs = ['pointermove', 'pointerdown', 'wheel', 'keydown', 'click'] as const;

let acted: Promise<void> | undefined;

/**
 * When the visitor first does anything: what he can't see or use before that need not come earlier. A
 * frame late, so that the act itself is answered first.
 */
export function firstAct(): Promise<void> {
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
