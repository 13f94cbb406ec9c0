/**
 * The server's companions sleep while the page is first drawn, and many of them get their code only after the
 * visitor's first act: those on the screen wake once it is painted.
 */
addEventListener('DOMContentLoaded', () =>
  window.painted.then(() => {
    const seen = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries)
        (target as HTMLElement).dataset['awake'] = `${isIntersecting}`;
    });
    for (const body of document.querySelectorAll('[data-awake]')) seen.observe(body);
  }),
);

export {};
