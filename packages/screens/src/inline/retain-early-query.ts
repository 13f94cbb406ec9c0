import { onePageParameters } from '../paths/query.ts';

/**
 * Adds the retained query to a link or form that is used before hydration (spec §2): the browser itself would drop
 * it. Parameters of one page stay there, and a search starts without the filters of the last one.
 */
function retainQuery(event: Event): void {
  const { formData: form } = event as Partial<FormDataEvent>;
  const link = form ? null : (event.target as Element).closest<HTMLAnchorElement>('a[href^="/"]');
  const url = link && new URL(link.href);
  const query = form ?? url?.searchParams;
  if (!query) return;
  const retained = [...new URLSearchParams(location.search)].filter(
    ([name]) =>
      !query.has(name) && !onePageParameters.includes(name) && !(form && name.startsWith('search')),
  );
  for (const [name, value] of retained) query.append(name, value);
  if (link && url) link.href = url.href;
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
