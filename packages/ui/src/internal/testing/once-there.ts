/** Calls `back` with the first element inside `place` that `selector` matches, at once or when it comes. */
export function onceThere(
  place: HTMLElement,
  selector: string,
  back: (element: HTMLElement) => void,
): () => void {
  const found = () => place.querySelector<HTMLElement>(selector);
  const element = found();
  if (element) {
    back(element);
    return () => {};
  }
  // What a dialog renders into its container comes later.
  const observer = new MutationObserver(() => {
    const late = found();
    if (!late) return;
    observer.disconnect();
    back(late);
  });
  observer.observe(place, { childList: true, subtree: true });
  return () => observer.disconnect();
}
