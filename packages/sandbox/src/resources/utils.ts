import { Hono } from 'hono';
import type { Env } from '../http/env.ts';
import { ok } from '../http/envelope.ts';
import type { Services } from '../services.ts';

/** /api/utils: ad reports. Bodies are not shown by the spec, so anything is taken and shown among the events. */
export function utilsResource({ events }: Services): Hono<Env> {
  const app = new Hono<Env>();
  for (const path of ['/bilibili_pc_ad_report', '/huoban_ad_report']) {
    app.post(path, (c) => {
      events.add('ad-report', c.var.body);
      return ok(c, {});
    });
  }
  return app;
}
