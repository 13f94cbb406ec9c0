import { parsePath } from '@companion/screens/paths';
import { data, type LoaderFunctionArgs } from 'react-router';
import { routeName } from '../routes/route-name.ts';
import { describeError } from './describe-error.ts';
import type { LoaderContext, Unavailable } from './loader-context.ts';
import { type AppContext, appContext, contentKeys, missingParts } from './request-handler.ts';
import { anonymousClient } from './server-api.ts';

/**
 * The server's loader of a page. Its calls are anonymous and have the limit of the API together (docs/contract.md). A fault of ours is a
 * 500 that names the render.
 */
export const loadOnServer =
  <Content>(load: (call: LoaderContext, app: AppContext) => Promise<Content>) =>
  async (args: LoaderFunctionArgs): Promise<Content> => {
    const app = args.context.get(appContext);
    const call = serverContext(args, app);
    try {
      return await load(call, app);
    } catch (error) {
      // A response, or the status of an error page.
      if (!(error instanceof Error)) throw error;
      call.onFailed(routeName(call.url.pathname), error);
      throw data({ requestId: call.requestId } satisfies Unavailable, { status: 500 });
    }
  };

function serverContext(
  { request, url, params, context }: LoaderFunctionArgs,
  app: AppContext,
): LoaderContext {
  const { locale: language, device } = parsePath(url.pathname);
  // The layout that is shown, also in a narrow window.
  const mobile = device === 'mobile';
  const client = anonymousClient(
    app,
    { language, mobile },
    {
      keys: context.get(contentKeys),
      traceparent: request.headers.get('traceparent') ?? undefined,
    },
  );
  const signal = AbortSignal.any([request.signal, AbortSignal.timeout(app.apiTimeoutMs)]);
  const requestId = request.headers.get('x-request-id') ?? '';
  const onFailed = (part: string, error: unknown) => {
    process.stderr.write(`${part} missing: ${describeError(error)} [${requestId}]\n`);
    context.get(missingParts).add(part);
  };
  return { client, config: app.config, url, params, options: { signal }, onFailed, requestId };
}
