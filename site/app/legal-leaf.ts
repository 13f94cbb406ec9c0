/** Documents whose name may be followed by an id (spec §2). */
const names = ['douvsubscribeterms', 'douvterms', 'privacy', 'terms'];

/**
 * `terms2024` is the document `terms` with the id `2024`, with or without `.html`; `null`: no legal
 * document.
 */
export function readLegalLeaf(leaf: string): { name: string; id: string } | null {
  const name = names.find((word) => leaf.startsWith(word));
  if (name === undefined) return null;
  const id = leaf.slice(name.length).replace(/\.html$/, '');
  return /^[\w.-]{0,64}$/.test(id) ? { name, id } : null;
}
