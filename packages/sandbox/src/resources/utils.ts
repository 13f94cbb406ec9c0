import { Hono } from 'hono';
import type { Env } from '../http/env.ts';
import { ok } from '../http/envelope.ts';
import type { Services } from '../services.ts';

/** /api/utils: ad reports. spec §7 states no bodies, so any body is accepted and listed as an event. */
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
