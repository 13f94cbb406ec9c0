import type { LinkProps } from '@companion/ui/link';
import { Link as RouterLink, useLocation } from 'react-router';
import { localise } from '../paths.ts';
import { withRetainedQuery } from '../query.ts';
import { useRetainedSearch } from './retained-search.ts';

/**
 * A link of the library as the site renders it: in the visitor's language and with the query
 * already merged, so that a new tab keeps the channel too. Other origins stay as they are.
 */
export function HostLink({ href, ...rest }: LinkProps) {
  const { pathname } = useLocation();
  const search = useRetainedSearch();
  if (!href.startsWith('/') || href.startsWith('//')) return <a href={href} {...rest} />;
  return (
    <RouterLink
      {...rest}
      prefetch="intent"
      to={withRetainedQuery(localise(href, pathname), search)}
    />
  );
}
