import { RootErrorScreen } from '@companion/screens/error';
import { formatPath, parsePath } from '@companion/screens/paths';
import { useEffect } from 'react';
import { isRouteErrorResponse, useLocation, useRouteError } from 'react-router';

/** Error page of what surrounds the pages, such as the code of a language that could not be loaded. */
export function RootError() {
  const error = useRouteError();
  const { pathname, search } = useLocation();
  const path = parsePath(pathname);
  useEffect(() => window.onHydrated?.(), []);
  return (
    <RootErrorScreen
      status={isRouteErrorResponse(error) ? error.status : 500}
      locale={path.locale}
      homeHref={formatPath({ ...path, segments: [] })}
      retryHref={`${pathname}${search}`}
    />
  );
}
