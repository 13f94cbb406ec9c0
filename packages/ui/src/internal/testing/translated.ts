/**
 * Translates as browsers do what comes into the page from now on: replaces each text node by `<font><font>…</font></font>`.
 * For `beforeEach` of a story.
 * @returns how to stop
 */
export function translated(): () => void {
  const observer = new MutationObserver((records) => {
    for (const { addedNodes } of records) for (const node of addedNodes) translate(node);
  });
  observer.observe(document.body, { childList: true, subtree: true });
  return () => observer.disconnect();
}

function translate(node: Node): void {
  if (node.isConnected && node.parentElement?.localName !== 'font') {
    if (node instanceof Text) replace(node);
    else if (!(node instanceof HTMLScriptElement || node instanceof HTMLStyleElement))
      for (const child of [...node.childNodes]) translate(child);
  }
}

function replace(text: Text): void {
  const outer = document.createElement('font');
  const inner = outer.appendChild(document.createElement('font'));
  inner.textContent = text.data;
  text.replaceWith(outer);
}
