import { namesOf } from '../paths/parameters.ts';
import { forAnotherLanguage, mergeQuery, nameOf, partsOf } from '../paths/query.ts';

/**
 * Adds the retained query to a link or form that is used before hydration (spec §2): the browser itself would drop
 * it. Parameters of one page stay there, a search starts without the filters of the last one, and a link to another
 * language drops the parameters that are words of this one.
 */
function retainQuery(event: Event): void {
  const { formData: form } = event as Partial<FormDataEvent>;
  const ofThisPage = namesOf('page');
  const retained = partsOf(location.search).filter((part) => !ofThisPage.includes(nameOf(part)));
  if (form) {
    const ofSearch = namesOf('search');
    const added = [...new URLSearchParams(retained.join('&'))].filter(
      ([name]) => !form.has(name) && !ofSearch.includes(name),
    );
    for (const [name, value] of added) form.append(name, value);
    return;
  }
  const link = (event.target as Element).closest<HTMLAnchorElement>('a[href^="/"]');
  if (!link) return;
  const query = link.hreflang ? forAnotherLanguage(location.search) : retained.join('&');
  link.search = mergeQuery(query, link.search);
}

/** @returns how to stop, to be called at hydration */
export function retainEarlyQuery(): () => void {
  addEventListener('click', retainQuery, true);
  addEventListener('formdata', retainQuery);
  return () => {
    removeEventListener('click', retainQuery, true);
    removeEventListener('formdata', retainQuery);
  };
}
