import type { ErrorScreenProps } from '@companion/screens/error';
import { type ComponentType, lazy, Suspense } from 'react';
import { useIntl } from 'react-intl';
import { isRouteErrorResponse, useLoaderData, useLocation, useRouteError } from 'react-router';
import { siteMessages } from '../locales/messages.ts';
import { formatPath, parsePath } from '../routes/paths.ts';
import { ChunkLinks } from '../routes/segments/page-chunks.tsx';
import { Head } from './head.tsx';

/** Rarely seen: its code comes after the visitor's first act, or when it is needed. */
export const loadErrorScreen = () => import('../lazy/error-screen.ts');

const ErrorScreen = lazy<ComponentType<ErrorScreenProps>>(async () => {
  // A failure that the page answers with a reload gives no module (inline/reload-on-failure.ts).
  const module: { default: ComponentType<ErrorScreenProps> } | undefined =
    await loadErrorScreen().catch(() => undefined);
  // Where it can't be loaded, the words are there at least.
  return module ?? { default: PlainError };
});

function PlainError({ status }: Pick<ErrorScreenProps, 'status'>) {
  const { formatMessage } = useIntl();
  return (
    <main id="main" tabIndex={-1}>
      <h1>{formatMessage(titleOf(status))}</h1>
    </main>
  );
}

const titleOf = (status: number) =>
  status === 404 ? siteMessages.notFoundTitle : siteMessages.failedTitle;

/** Error pages of spec §2, inside the layout of the device. Details of the failure are not shown. */
export function PageError() {
  const { formatMessage } = useIntl();
  const error = useRouteError();
  const { pathname } = useLocation();
  // `fetch` throws a TypeError when nobody answers: the page's data has not come.
  const isUnanswered = useLoaderData() === undefined && error instanceof TypeError;
  const status = isRouteErrorResponse(error) ? error.status : isUnanswered ? 503 : 500;
  return (
    <>
      <Head title={formatMessage(titleOf(status))} unlisted />
      <ChunkLinks page="error-screen" />
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
