import type { LinkProps } from '@companion/ui/link';
import { toast } from '@companion/ui/toast';
import { useIntl } from 'react-intl';
import { Link, useLocation } from 'react-router';
import { siteMessages } from '../locales/messages.ts';
import { localise } from '../routes/paths.ts';
import { forAnotherPage, withRetainedQuery } from '../routes/query.ts';
import { useRetainedSearch } from './retained-search.ts';
import { useOnline } from './use-online.ts';

/**
 * A link of the library as the site renders it: in the visitor's language and with the query
 * already merged, so that a new tab keeps the channel too. Other origins stay as they are.
 */
export function RouterLink({ href, onClick, ...rest }: LinkProps) {
  const { formatMessage } = useIntl();
  const { pathname } = useLocation();
  const search = useRetainedSearch();
  const isOnline = useOnline();
  if (!href.startsWith('/') || href.startsWith('//'))
    return <a href={href} onClick={onClick} {...rest} />;
  const address = localise(href, pathname);
  const to = withRetainedQuery(address, forAnotherPage(search));
  // What the router makes of it in a document; all that it works out besides is for a browser.
  if (import.meta.env.SSR) return <a {...rest} href={to} />;
  return (
    <Link
      {...rest}
      // What can't be fetched ahead would only be an error.
      prefetch={isOnline ? 'intent' : 'none'}
      discover="none"
      viewTransition
      to={to}
      // An activity opens over the page that is read.
      preventScrollReset={address.startsWith(`${pathname.replace(/\/$/, '')}?activity=`)}
      onClick={(event) => {
        if (isOnline) return onClick?.(event);
        // The way would lead to the browser's own page, and what is here be lost: also what `onClick` would close.
        event.preventDefault();
        toast.error(formatMessage(siteMessages.offline));
      }}
    />
  );
}
