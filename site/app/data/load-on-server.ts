import { parsePath, routeName } from '@companion/screens/paths';
import { data, type LoaderFunctionArgs } from 'react-router';
import { describeError } from './describe-error.ts';
import type { LoaderContext, Unavailable } from './loader-context.ts';
import { type Render, renderContext } from './request-handler.ts';
import { anonymousClient } from './server-api.ts';

/**
 * The server's loader of a page. Its calls are anonymous and have the limit of the API together (docs/contract.md). A fault of ours is a
 * 500 that names the render.
 */
export const loadOnServer =
  <Content>(load: (call: LoaderContext, render: Render) => Promise<Content>) =>
  async ({ request, url, params, context }: LoaderFunctionArgs): Promise<Content> => {
    const render = context.get(renderContext);
    const { config, keys, traceparent, missing, apiTimeoutMs } = render;
    const client = anonymousClient(render, { ...parsePath(url.pathname), keys, traceparent });
    const signal = AbortSignal.any([request.signal, AbortSignal.timeout(apiTimeoutMs)]);
    const requestId = request.headers.get('x-request-id') ?? '';
    const onFailed = (part: string, error: unknown) => {
      process.stderr.write(`${part} missing: ${describeError(error)} [${requestId}]\n`);
      missing.add(part);
    };
    const call = { client, config, url, params, options: { signal }, onFailed, requestId };
    try {
      return await load(call, render);
    } catch (error) {
      // A response, or the status of an error page.
      if (!(error instanceof Error)) throw error;
      onFailed(routeName(url.pathname), error);
      throw data({ requestId } satisfies Unavailable, { status: 500 });
    }
  };
