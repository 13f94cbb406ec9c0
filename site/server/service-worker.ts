import { WORKER_ADDRESS } from '../worker/guides.ts';

/** The worker calls our own origin only. */
const POLICY = "default-src 'none'; connect-src 'self'";

/**
 * Answers for the service worker. Each build has a worker of its own, because its offline pages need files of that
 * build. It is never cached, so that a browser notices at once when it is switched off.
 */
export function serviceWorkerAnswer(code: string, build: string) {
  const text = `// ${build}\n${code}`;
  return ({ pathname }: URL): Response | undefined =>
    pathname === WORKER_ADDRESS
      ? new Response(text, {
          headers: {
            'Content-Type': 'text/javascript; charset=utf-8',
            'Cache-Control': 'no-store',
            'Content-Security-Policy': POLICY,
          },
        })
      : undefined;
}
