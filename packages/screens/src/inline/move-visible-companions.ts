/**
 * The server renders companions with their motion paused. Those on the screen move at once; React takes over when
 * their code is there, for some only after the first interaction.
 */
export function moveVisibleCompanions(): void {
  addEventListener('DOMContentLoaded', () => {
    const observer = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries)
        target.setAttribute('data-awake', `${isIntersecting}`);
    });
    for (const sprite of document.querySelectorAll('[data-awake]')) observer.observe(sprite);
  });
}
