import { ofOnePage } from '../query.ts';

declare global {
  interface Window {
    /** Hands the query on; `endEarlyQuery` ends it. */
    earlyQuery: (event: Event) => void;
  }
}

/**
 * Until React has the page its links and forms are the browser's own, which carry no query on: what is followed or
 * sent is given it before (spec §2), so that a channel outlives a slow phone. What is of one page stays there, and a
 * search carries on nothing of the last search.
 */
const earlyQuery = (event: Event): void => {
  const { formData: form } = event as Partial<FormDataEvent>;
  const link = form ? null : (event.target as Element).closest<HTMLAnchorElement>('a[href^="/"]');
  const url = link && new URL(link.href);
  const query = form ?? url?.searchParams;
  if (!query) return;
  const retained = [...new URLSearchParams(location.search)].filter(
    ([name]) =>
      !query.has(name) && !ofOnePage.includes(name) && !(form && name.startsWith('search')),
  );
  for (const [name, value] of retained) query.append(name, value);
  if (link && url) link.href = url.href;
};
window.earlyQuery = earlyQuery;
addEventListener('click', earlyQuery, true);
addEventListener('formdata', earlyQuery);
