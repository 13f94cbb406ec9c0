import { parsePath } from '@companion/screens/paths';
import { withPhrases } from '@companion/screens/phrases';
import { createValidatedClient } from '@companion/sdk/validated-client';
import type { ClientLoaderFunctionArgs } from 'react-router';
import { createBrowserClient, logFailedRequest } from '../session/browser-client.ts';
import { showFailure } from '../session/notices.ts';
import { session } from '../session/session.ts';
import { siteConfig } from '../session/use-config.ts';
import type { Load } from './loader-context.ts';

export { loadActivities } from './activities.ts';
export { loadCompanionSegment, loadCompanions } from './companions.ts';
export { loadHome } from './home.ts';
export { loadLibrary, loadLibrarySegment, loadSearch } from './library.ts';

/** Loads a page's content with the session's headers. When the session ends meanwhile, the server asks for a visitor. */
export async function loadInBrowser<Content>(
  load: Load<Content>,
  { request: { signal }, url, params, serverLoader }: ClientLoaderFunctionArgs,
): Promise<Content> {
  const client = createValidatedClient(
    createBrowserClient(() => url.pathname),
    parsePath(url.pathname).locale === 'zh' ? { transform: withPhrases } : {},
  );
  const failures: unknown[] = [];
  const onFailed = (part: string, error: unknown) => {
    // The visitor has gone elsewhere.
    if (signal.aborted) return;
    logFailedRequest(part, error);
    failures.push(error);
  };
  const content = load({
    client,
    config: siteConfig.current,
    url,
    params,
    options: { signal },
    onFailed,
    requestId: '',
  });
  await content.catch(() => {});
  if (!session.getSnapshot().isLoggedIn && !signal.aborted)
    return serverLoader() as Promise<Content>;
  failures.forEach(showFailure);
  return content;
}
