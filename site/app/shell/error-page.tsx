import { type ErrorScreenProps, errorMessages } from '@companion/screens/error';
import { formatPath, parsePath } from '@companion/screens/paths';
import { useHydrated } from '@companion/ui/use-hydrated';
import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { isRouteErrorResponse, useLocation, useMatches, useRouteError } from 'react-router';
import type { Unavailable } from '../data/loader-context.ts';
import { ChunkLinks } from '../routes/segments/page-chunks.tsx';
import { Head } from './head.tsx';

const ErrorScreen = lazy<ComponentType<ErrorScreenProps>>(async () => {
  // `undefined` when the page is about to reload (sdk: `reloadOnFailure`).
  const module: typeof import('../lazy/interaction.tsx') | undefined = await import(
    '../lazy/interaction.tsx'
  ).catch(() => undefined);
  return { default: module?.ErrorScreen ?? PlainError };
});

/** Shown when the error screen cannot be loaded. */
function PlainError({ status, homeHref }: ErrorScreenProps) {
  const { formatMessage } = useIntl();
  const { pathname, search } = useLocation();
  return (
    <main id="main" tabIndex={-1}>
      <p>{status}</p>
      <h1>
        {formatMessage(status === 404 ? errorMessages.notFoundTitle : errorMessages.failedTitle)}
      </h1>
      <p>{formatMessage(status === 404 ? errorMessages.notFoundText : errorMessages.failedText)}</p>
      <p>
        <a href={`${pathname}${search}`}>{formatMessage(errorMessages.retry)}</a>
      </p>
      <p>
        <a href={homeHref}>{formatMessage(errorMessages.home)}</a>
      </p>
    </main>
  );
}

/** Focuses an error in place of another page, as `PageAnnouncer` does pages: its `main` comes later. */
function FocusOnMain() {
  const [isInPlace] = useState(useHydrated());
  useEffect(() => {
    const isTyping = document.activeElement?.matches('input, textarea');
    if (isInPlace && !isTyping) document.getElementById('main')?.focus({ preventScroll: true });
  }, [isInPlace]);
  return null;
}

const titleOf = (status: number) =>
  status === 404 ? errorMessages.notFoundPageTitle : errorMessages.failedPageTitle;

/** Error page of spec §2, in place of the page. It shows no details of the failure. */
export function PageError() {
  const { formatMessage } = useIntl();
  const error = useRouteError();
  const { pathname } = useLocation();
  const page = useMatches().at(-1);
  // `fetch` throws a TypeError when the server cannot be reached. A page that has its data broke by itself.
  const isUnanswered = page?.loaderData === undefined && error instanceof TypeError;
  const status = isRouteErrorResponse(error) ? error.status : isUnanswered ? 503 : 500;
  return (
    <>
      <Head title={formatMessage(titleOf(status))} noIndex />
      <ChunkLinks page="interaction" />
      <Suspense fallback={null}>
        <ErrorScreen
          status={status}
          path={pathname}
          requestId={(error as { data?: Partial<Unavailable> } | null)?.data?.requestId}
          homeHref={formatPath({ ...parsePath(pathname), segments: [] })}
          onRetry={() => window.location.reload()}
        />
        <FocusOnMain />
      </Suspense>
    </>
  );
}
