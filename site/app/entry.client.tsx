import { followPageChanges } from '@companion/screens/page-changes';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { type ClientOnErrorFunction, isRouteErrorResponse } from 'react-router';
import { HydratedRouter } from 'react-router/dom';

/** A failed change of page is logged (spec §8). The page shows it in its place, and the menu works. */
const logFailedPage: ClientOnErrorFunction = (error, { location }) => {
  const reason = isRouteErrorResponse(error) ? error.status : error instanceof Error && error.name;
  // biome-ignore lint/suspicious/noConsole: spec §8
  if (reason !== 404) console.info(`Page not opened: ${location.pathname}: ${reason}`);
};

followPageChanges();

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter onError={logFailedPage} />
    </StrictMode>,
  );
});
