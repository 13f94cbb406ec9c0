import { useOnline } from '@companion/screens/loading';
import { forAnotherPage, localise, withRetainedQuery } from '@companion/screens/paths';
import type { LinkProps } from '@companion/ui/link';
import { Link, useLocation } from 'react-router';
import { checkNetwork } from '../session/notices.ts';
import { useRetainedSearch } from './navigation.ts';

/** A link is pressed again, because the server answers. */
let isFollowing = false;

/**
 * Renders the links of ui. Adds the page's language and the retained query, so that a new tab keeps the channel too.
 * Links to other origins stay unchanged.
 */
export function RouterLink({ href, onClick, ...rest }: LinkProps) {
  const { pathname } = useLocation();
  const search = useRetainedSearch();
  const isOnline = useOnline();
  if (!href.startsWith('/') || href.startsWith('//'))
    return <a href={href} onClick={onClick} {...rest} />;
  const address = localise(href, pathname);
  const to = withRetainedQuery(address, forAnotherPage(search));
  // The same HTML as the router's `Link`, which does more work for each link.
  if (import.meta.env.SSR) return <a {...rest} href={to} />;
  return (
    <Link
      {...rest}
      // Offline a prefetch would fail.
      prefetch={isOnline ? 'intent' : 'none'}
      discover="none"
      viewTransition
      to={to}
      // An activity opens in a dialog over the list.
      preventScrollReset={address.startsWith(`${pathname.replace(/\/$/, '')}?activity=`)}
      onClick={async (event) => {
        const opensElsewhere = event.metaKey || event.ctrlKey || event.shiftKey;
        if (isOnline || isFollowing || opensElsewhere) return onClick?.(event);
        // Without a network the navigation would replace the page by the browser's error page.
        event.preventDefault();
        const link = event.currentTarget;
        if (!(await checkNetwork())) return;
        isFollowing = true;
        link.click();
        isFollowing = false;
      }}
    />
  );
}
