/** Documents whose name may be followed by an id (spec §2). */
const names = ['douvsubscribeterms', 'douvterms', 'privacy', 'terms'];

/** `terms2024` is the document `terms` with the id `2024`, with or without `.html`; `null`: no legal document. */
export function readLegalSegment(segment: string): { name: string; id: string } | null {
  const name = names.find((known) => segment.startsWith(known));
  if (name === undefined) return null;
  const id = segment.slice(name.length).replace(/\.html$/, '');
  return /^[\w.-]{0,64}$/.test(id) ? { name, id } : null;
}
