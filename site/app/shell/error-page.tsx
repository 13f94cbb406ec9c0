import { type ErrorScreenProps, errorMessages } from '@companion/screens/error';
import { type ComponentType, lazy, Suspense } from 'react';
import { useIntl } from 'react-intl';
import { isRouteErrorResponse, useLoaderData, useLocation, useRouteError } from 'react-router';
import { formatPath, parsePath } from '../routes/paths.ts';
import { ChunkLinks } from '../routes/segments/page-chunks.tsx';
import { Head } from './head.tsx';

const ErrorScreen = lazy<ComponentType<ErrorScreenProps>>(async () => {
  // Without a module the page is about to reload (inline/reload-on-failure.ts).
  const module: typeof import('../lazy/interaction.ts') | undefined = await import(
    '../lazy/interaction.ts'
  ).catch(() => undefined);
  return { default: module?.ErrorScreen ?? PlainError };
});

/** What is left when the error screen cannot be loaded. */
function PlainError({ status }: Pick<ErrorScreenProps, 'status'>) {
  const { formatMessage } = useIntl();
  return (
    <main id="main" tabIndex={-1}>
      <h1>{formatMessage(titleOf(status))}</h1>
    </main>
  );
}

const titleOf = (status: number) =>
  status === 404 ? errorMessages.notFoundPageTitle : errorMessages.failedPageTitle;

/** Error page of spec §2, inside the layout of the device. It shows no details of the failure. */
export function PageError() {
  const { formatMessage } = useIntl();
  const error = useRouteError();
  const { pathname } = useLocation();
  // `fetch` throws a TypeError when nobody answers: the page's data did not come.
  const isUnanswered = useLoaderData() === undefined && error instanceof TypeError;
  const status = isRouteErrorResponse(error) ? error.status : isUnanswered ? 503 : 500;
  return (
    <>
      <Head title={formatMessage(titleOf(status))} noIndex />
      <ChunkLinks page="interaction" />
      <Suspense fallback={null}>
        <ErrorScreen
          status={status}
          homeHref={formatPath({ ...parsePath(pathname), segments: [] })}
          onRetry={() => window.location.reload()}
        />
      </Suspense>
    </>
  );
}
