import type { Sandbox } from '@companion/sandbox';
import { type Backend, StartError } from '@companion/server';
import type { Environment } from './environment.ts';
import { renewOnHangup } from './renew-on-hangup.ts';

/**
 * The embedded backend. On SIGHUP a new one with the current content takes its place, if the content has no problem.
 * Users and messages are in its file; open talks connect again.
 * @throws {StartError} for a `SANDBOX_DATA` that is no SQLite file of the sandbox
 */
export async function openSandbox(
  environment: Environment,
  onNewContent: () => void,
): Promise<Backend & { warmUp(): Promise<void> }> {
  const { checkContent, createSandbox, DataPathError } = await import('@companion/sandbox');
  const { COMPANION_CONTENT: content, COMPANION_LLM_BASE_URL: baseUrl } = environment;
  const { COMPANION_SITE_ORIGIN: siteOrigin } = environment;
  const open = () =>
    createSandbox({
      data: environment.SANDBOX_DATA,
      replyPaceMs: environment.SANDBOX_REPLY_PACE_MS,
      content,
      siteHost: siteOrigin && new URL(siteOrigin).hostname,
      public: environment.SANDBOX_PUBLIC === '1',
      llm: baseUrl
        ? {
            baseUrl,
            model: environment.COMPANION_LLM_MODEL,
            apiKey: environment.COMPANION_LLM_API_KEY,
          }
        : undefined,
    });
  let sandbox: Sandbox;
  try {
    sandbox = open();
  } catch (error) {
    throw error instanceof DataPathError ? new StartError(error.message) : error;
  }
  if (content !== undefined)
    renewOnHangup('The content is new', 'The content stays as it was', () => {
      const problems = checkContent(content);
      if (problems.length === 0) {
        const old = sandbox;
        sandbox = open();
        void old.close();
        onNewContent();
      }
      return problems;
    });
  return {
    paths: ['/api/*', '/sandbox', '/sandbox/*'],
    fetch: (request, connection) => sandbox.fetch(request, connection),
    upgrade: (...upgrade) => sandbox.upgrade(...upgrade),
    warmUp: () => sandbox.warmUp(),
    endTalks: () => sandbox.endTalks(),
    close: () => sandbox.close(),
  };
}

/** Calls the embedded backend without a network. Like a real call, it ends when its signal aborts. */
export async function fetchFrom(backend: Backend, request: Request): Promise<Response> {
  const { signal } = request;
  signal.throwIfAborted();
  const aborted = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
  });
  return Promise.race([backend.fetch(request), aborted]);
}
