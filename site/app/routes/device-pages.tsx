import { errorMessages } from '@companion/screens/error';
import { onDemand } from '@companion/screens/loading';
import { formatPath, parsePath } from '@companion/screens/paths';
import { useIntl } from 'react-intl';
import { isRouteErrorResponse, useLocation, useMatches, useRouteError } from 'react-router';
import type { Unavailable } from '../data/loader-context.ts';
import { checkDeviceInBrowser, checkDeviceOnServer } from '../middleware/check-device.ts';
import { Head } from '../shell/head.tsx';
import { ChunkLinks } from './segments/page-chunks.tsx';

// Without a component: what surrounds the pages is in the route of their language, so that it stays when a page fails.

export const middleware = [checkDeviceOnServer];
export const clientMiddleware = [checkDeviceInBrowser];

const ErrorScreen = onDemand(async () => (await import('../lazy/interaction.tsx')).ErrorScreen);

const retry = () => window.location.reload();

/** Error page of spec §2, in place of the page. It shows no details of the failure. */
function PageError() {
  const { formatMessage } = useIntl();
  const error = useRouteError();
  const { pathname } = useLocation();
  const page = useMatches().at(-1);
  // `fetch` throws a TypeError when the server cannot be reached. A page that has its data broke by itself.
  const isUnanswered = page?.loaderData === undefined && error instanceof TypeError;
  const status = isRouteErrorResponse(error) ? error.status : isUnanswered ? 503 : 500;
  const title = status === 404 ? errorMessages.notFoundPageTitle : errorMessages.failedPageTitle;
  return (
    <>
      <Head title={formatMessage(title)} noIndex />
      <ChunkLinks page="interaction" />
      <ErrorScreen
        status={status}
        path={pathname}
        requestId={(error as { data?: Partial<Unavailable> } | null)?.data?.requestId}
        homeHref={formatPath({ ...parsePath(pathname), segments: [] })}
        onRetry={retry}
      />
    </>
  );
}

export { PageError as ErrorBoundary };
