import { createHash } from 'node:crypto';
import type { Page } from 'playwright';
import { beforeAll, describe, expect, it } from 'vitest';
import { loginDialog } from './login-flow.ts';
import { get } from './raw-requests.ts';
import { editions, everyKind } from './routes.ts';
import { idle, origin, sandbox, scrolled, takeViolations, visit, withBrowser } from './visitor.ts';

// Every test with a browser fails when a page violates its policy (visitor.ts).
withBrowser();
beforeAll(() => sandbox.reset());

const sourcesOf = (policy: string) =>
  (/script-src ([^;]+)/.exec(policy)?.[1] ?? '').split(' ').sort();

describe('policy', () => {
  it.each(editions)(
    'allows the inline scripts of each kind of page by hash and no others, on a %s in the language %j',
    async (device, language) => {
      for (const path of [...everyKind(device, language), '/terms.html']) {
        const first = await get(origin(), path, device);
        const html = await first.text();
        const policy = first.headers.get('content-security-policy') ?? '';
        const inline = [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)];
        const hashes = inline.map(
          ([, code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`,
        );
        expect(sourcesOf(policy), path).toEqual([...new Set(["'self'", ...hashes])].sort());
        expect(policy, path).toContain("require-trusted-types-for 'script'");
        expect(policy + html, path).not.toMatch(/nonce-| nonce=/);
        // The kept page, and the answer that lets the browser keep its own, agree with it.
        const etag = first.headers.get('etag') ?? '';
        const kept = await get(origin(), path, device);
        expect(kept.headers.get('content-security-policy'), path).toBe(policy);
        expect(await kept.text(), path).toBe(html);
        if (etag === '') continue;
        const unchanged = await get(origin(), path, device, { 'If-None-Match': etag });
        expect(unchanged.status, path).toBe(304);
        expect(unchanged.headers.get('content-security-policy'), path).toBe(policy);
      }
    },
  );

  it('refuses script injection in every HTML sink', async () => {
    const { page } = await visit('desktop', '/about-us');
    const refused = await page.evaluate(() => {
      const script = document.createElement('script');
      const ways = [
        () => document.body.insertAdjacentHTML('beforeend', '<b>injected</b>'),
        () => {
          script.text = 'window.injected = true';
        },
        () => {
          script.src = '/assets/any.js';
        },
      ];
      return ways.map((way) => {
        try {
          way();
          return 'allowed';
        } catch (error) {
          return (error as Error).name;
        }
      });
    });
    expect(refused).toEqual(['TypeError', 'TypeError', 'TypeError']);
    const violations: string[] = [];
    await expect.poll(() => violations.push(...takeViolations())).toBe(3);
  });

  it('refuses an inline style', async () => {
    const { page } = await visit('desktop', '/about-us');
    await page.evaluate(() => {
      const style = document.createElement('style');
      style.textContent = 'body { display: none }';
      document.head.append(style);
    });
    expect(await page.locator('body').isVisible()).toBe(true);
    await expect.poll(takeViolations).toHaveLength(1);
  });
});

// Libraries lock the scroll by an inline style sheet. The policy would refuse it, and nothing would tell.
describe('page behind a dialog', () => {
  const top = (page: Page) => page.evaluate(() => window.scrollY);

  it('does not scroll by the wheel', async () => {
    const { page } = await visit('desktop', '/about-us');
    const wheel = async () => {
      await page.mouse.move(20, 450);
      await page.mouse.wheel(0, 300);
    };
    await scrolled(page, wheel);
    expect(await top(page)).toBe(300);
    await loginDialog(page).open();
    await wheel();
    // A scroll would begin with the next frame.
    await idle(page);
    expect(await top(page)).toBe(300);
  });

  it('does not scroll by touch', async () => {
    const { page } = await visit('phone', '/m/about-us');
    const cdp = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
      cdp.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: y === undefined ? [] : [{ x: 20, y }],
      });
    const drag = async () => {
      await touch('touchStart', 600);
      for (let y = 580; y >= 300; y -= 20) await touch('touchMove', y);
      await touch('touchEnd');
    };
    // A page goes on scrolling after the finger has left it.
    await scrolled(page, drag);
    const before = await top(page);
    expect(before).toBeGreaterThan(100);
    await page.getByRole('button', { name: '菜单' }).click();
    await page.getByRole('dialog', { name: '菜单' }).waitFor();
    await drag();
    await idle(page);
    expect(await top(page)).toBe(before);
  });
});
