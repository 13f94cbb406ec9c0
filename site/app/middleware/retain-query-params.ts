import { type DataStrategyResult, type MiddlewareFunction, redirect } from 'react-router';
import { mergeQuery } from '../query.ts';

/** Spec §2: the navigation is redirected when merging changes its query, so that `channel` stays. */
export const retainQueryParams: MiddlewareFunction<Record<string, DataStrategyResult>> = async (
  { request },
  next,
) => {
  const url = new URL(request.url);
  // During a navigation the window still shows the previous address.
  const merged = mergeQuery(new URLSearchParams(window.location.search), url.searchParams);
  if (merged.toString() !== url.searchParams.toString())
    throw redirect(`${url.pathname}?${merged}${url.hash}`);
  await next();
};
