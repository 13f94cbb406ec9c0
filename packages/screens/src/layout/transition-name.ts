/**
 * `view-transition-name` of a companion's body, equal on all pages that show it. An id that is no plain word has none:
 * React does not escape a style value on the server, so an id could add declarations.
 */
export const transitionName = (companionId: string): string | undefined =>
  /^[\w-]+$/.test(companionId) ? `companion-${companionId}` : undefined;
