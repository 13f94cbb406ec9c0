/** Each has a page with a language prefix and a static `.html` page. An id may follow its name (spec §2). */
export const legalDocuments = ['douvsubscribeterms', 'douvterms', 'privacy', 'terms'];

/** Documents with a static `.html` page, which has no language prefix (spec §2). */
export const staticDocuments = [
  ...legalDocuments,
  'terms-txj',
  'privacy-txj',
  'douvsubscribeterms-legionzone',
  'douvterms-legionzone',
];

/**
 * Names of the documents that a segment such as `terms{id}` may mean, with or without `.html`, the best first:
 * `terms2024` is the document `terms2024`, else `terms`, so that old links keep working. Empty: no legal document.
 * Static pages have routes of their own.
 */
export function legalNames(segment: string): string[] {
  const name = legalDocuments.find((known) => segment.startsWith(known));
  const id = segment.slice(name?.length).replace(/(?<=.)\.html$/, '');
  const isStatic = staticDocuments.some((known) => segment === `${known}.html`);
  return name !== undefined && !isStatic && /^(?!\.)[\w.-]{0,64}$/.test(id)
    ? [`${name}${id}`, name]
    : [];
}
