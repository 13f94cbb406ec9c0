import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { ContentChanges } from './content-changes.ts';
import type { Metrics } from './metrics.ts';

/** Thousands of surrogate keys. */
const MAX_BODY_BYTES = 100_000;

export interface AdminOptions {
  metrics: Metrics;
  changes: ContentChanges;
}

/** What operators ask for, on a port of its own of the same host. A firewall keeps visitors from it. */
export function createAdmin({ metrics, changes }: AdminOptions): Hono {
  const app = new Hono();
  app.get('/metrics', async (context) =>
    context.body(await metrics.text(), 200, { 'Content-Type': metrics.contentType }),
  );
  app.post('/purge', bodyLimit({ maxSize: MAX_BODY_BYTES }), async (context) => {
    // Browsers send it, also when a site has bound its own name to this address.
    if (context.req.header('Origin') !== undefined) return context.text('takes no Origin', 403);
    if (!/^application\/json *(?:;|$)/i.test(context.req.header('Content-Type') ?? ''))
      return context.text('takes application/json', 415);
    const keys = keysOf(await context.req.text());
    if (keys === undefined)
      return context.text('takes {"keys": ["companions", …]} or {"all": true}', 400);
    changes.publish(keys);
    return context.body(null, 204);
  });
  return app;
}

/** `undefined`: the body is wrong. `null`: everything. */
function keysOf(body: string): readonly string[] | null | undefined {
  try {
    const { keys, all } = JSON.parse(body) as { keys?: unknown; all?: unknown };
    if (all === true) return null;
    if (Array.isArray(keys) && keys.every((key) => typeof key === 'string')) return keys;
  } catch {
    // Not JSON, or `null`.
  }
  return undefined;
}
