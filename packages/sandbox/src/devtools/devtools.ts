import { randomInt } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { sliderAnswer } from '@companion/sdk/contract';
import { type Context, Hono } from 'hono';
import * as v from 'valibot';
import { ApiError, errorCodes } from '../http/api-error.ts';
import { bodyOf } from '../http/body.ts';
import type { Env } from '../http/env.ts';
import { injectFaults } from '../http/inject-faults.ts';
import { acceptedLanguage, type Language, parseLanguage } from '../http/language.ts';
import { normalPhone } from '../phone.ts';
import type { Services } from '../services.ts';
import { faultSchema } from './faults.ts';
import { renderDeepLink, renderPage } from './page/page.ts';
import { pageTexts } from './page/texts.ts';

const MAX_EVENTS = 100;
/** As long as the analytics vendor's web ids. */
const WEB_ID_DIGITS = 19;

/** Strict, because the page shows what anybody may have sent. */
const PAGE_CSP =
  "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src 'self' data:; form-action 'none'; frame-ancestors 'none'; base-uri 'none'";

const asset = (name: string) => readFileSync(new URL(`./page/${name}`, import.meta.url), 'utf8');

/** /sandbox: devtools for people and tests, and stand-ins for outside services. */
export function devtoolsResource(services: Services): Hono<Env> {
  const { captcha, codes, events, faults, guests, outbox, sendLimits } = services;
  const app = new Hono<Env>();
  const css = ['page.css', 'outbox.css', 'deep-link.css'].map(asset).join('');
  const script = asset('page.js');

  app.get('/', (c) => {
    return c.html(renderPage(languageOf(c)), 200, { 'content-security-policy': PAGE_CSP });
  });
  app.get('/page.css', (c) => c.body(css, 200, { 'content-type': 'text/css; charset=utf-8' }));
  app.get('/page.js', (c) =>
    c.body(script, 200, { 'content-type': 'text/javascript; charset=utf-8' }),
  );
  app.get('/state', (c) =>
    c.json({ outbox: outbox.list(), events: events.list(), faults: faults.list() }),
  );

  app.get('/outbox', (c) => {
    const asked = c.req.query('phone');
    // An invalid number has no messages.
    const phone = asked === undefined ? undefined : (normalPhone(asked) ?? asked);
    return c.json(outbox.list(phone));
  });
  app.get('/events', (c) => c.json(events.list()));
  app.post('/reset', (c) => {
    const { only } = bodyOf(c, v.object({ only: v.optional(v.literal('limits')) }));
    if (only === 'limits') {
      sendLimits.clear();
      codes.clearLimits();
      guests.clearLimits();
    } else services.reset();
    return c.body(null, 204);
  });
  app.post('/fault', (c) => {
    faults.add(bodyOf(c, faultSchema));
    return c.body(null, 204);
  });
  app.delete('/fault', (c) => {
    faults.clear();
    return c.body(null, 204);
  });
  app.get('/captcha/:lotNumber', (c) => {
    const x = captcha.solution(c.req.param('lotNumber'));
    if (x === undefined) throw new ApiError(errorCodes.notFound, 'notFound', { status: 404 });
    return c.json({ x });
  });

  // Faults apply to the routes below: the stand-ins for outside services.
  app.use(injectFaults(faults));
  app.post('/captcha', async (c) => {
    const body = bodyOf(c, v.object({ phone: v.pipe(v.string(), v.maxLength(40)) }));
    const phone = normalPhone(body.phone);
    if (!phone) throw new ApiError(errorCodes.badPhone, 'badPhone');
    return c.json(await captcha.create(phone, c.var.address));
  });
  app.post('/captcha/answer', (c) => c.json({ result: captcha.answer(bodyOf(c, sliderAnswer)) }));
  app.post('/analytics', (c) => {
    const batch = bodyOf(c, v.pipe(v.array(v.unknown()), v.maxLength(MAX_EVENTS)));
    for (const event of batch) events.add('analytics', event);
    return c.body(null, 204);
  });
  app.get('/analytics/webid', (c) => {
    const digits = Array.from({ length: WEB_ID_DIGITS - 1 }, () => randomInt(10)).join('');
    return c.json({ web_id: `${randomInt(1, 10)}${digits}` });
  });
  app.route('/messaging', services.messaging.http);
  app.get('/ip', (c) => c.json({ ip: c.var.address }));
  app.get('/deep-link', (c) => {
    const query = [...new URL(c.req.url).searchParams].filter(([name]) => name !== 'lang');
    return c.html(renderDeepLink(languageOf(c), query), 200, {
      'content-security-policy': PAGE_CSP,
    });
  });
  // A text file that explains itself, so that nobody runs it.
  app.get('/download/beta/:client/:name', (c) => {
    const name = encodeURIComponent(`${c.req.param('name')}.txt`);
    return c.text(pageTexts[languageOf(c)].installer, 200, {
      'content-disposition': `attachment; filename*=UTF-8''${name}`,
    });
  });

  return app;
}

/** The language in the address, or else the browser's language. */
function languageOf(c: Context<Env>): Language {
  const asked = c.req.query('lang');
  return asked ? parseLanguage(asked) : acceptedLanguage(c.req.header('accept-language'));
}
