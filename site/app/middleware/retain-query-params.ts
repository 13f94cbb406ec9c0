import { mergeQuery } from '@companion/screens/paths';
import { type DataStrategyResult, type MiddlewareFunction, redirect } from 'react-router';

/** Redirects a navigation when merging changes its query (spec §2). */
export const retainQueryParams: MiddlewareFunction<Record<string, DataStrategyResult>> = async (
  // A request has no fragment. `url` has it, but lacks a parameter with the name `index`.
  { request, url: { hash } },
  next,
) => {
  const { pathname, search } = new URL(request.url);
  // During a navigation the window still shows the previous address.
  const merged = mergeQuery(window.location.search, search);
  if (merged !== search.slice(1)) throw redirect(`${pathname}?${merged}${hash}`);
  await next();
};
