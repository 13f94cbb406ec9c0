import { ErrorScreen } from '@companion/screens/error';
import { useIntl } from 'react-intl';
import { isRouteErrorResponse, useLocation, useRouteError } from 'react-router';
import { Head } from './head.tsx';
import { siteMessages } from './messages.ts';
import { formatPath, parsePath } from './paths.ts';

/** Error pages of spec §2, inside the layout of the device. What went wrong inside is not shown. */
export function PageError() {
  const { formatMessage } = useIntl();
  const error = useRouteError();
  const { pathname } = useLocation();
  const status = isRouteErrorResponse(error) ? error.status : 500;
  return (
    <>
      <Head
        title={formatMessage(
          status === 404 ? siteMessages.notFoundTitle : siteMessages.failedTitle,
        )}
        unlisted
      />
      <ErrorScreen
        status={status}
        homeHref={formatPath({ ...parsePath(pathname), segments: [] })}
        onRetry={() => window.location.reload()}
      />
    </>
  );
}
