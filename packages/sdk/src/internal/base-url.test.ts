import { afterEach, describe, expect, it } from 'vitest';
import { createClient } from '../client/create-client.ts';
import { answer, startServer } from '../testing/server.ts';
import { createSandboxAnalytics } from '../vendors/analytics/sandbox-analytics.ts';
import { createSandboxSlider } from '../vendors/captcha/sandbox-slider.ts';
import { createSandboxDeepLink } from '../vendors/deep-link/sandbox-deep-link.ts';

const cleanUps: (() => void)[] = [];
afterEach(() => {
  for (const cleanUp of cleanUps.splice(0)) cleanUp();
});

describe('base address with a trailing slash', () => {
  it('works for the slider', async () => {
    const server = await startServer(answer({ result: null }));
    cleanUps.push(server.close);
    const slider = createSandboxSlider({ baseUrl: `${server.baseUrl}/` });
    const { signal } = new AbortController();
    expect(await slider.answer({ lot_number: 'l', x: 1 }, signal)).toBeNull();
    expect(server.seen.map(({ url }) => url)).toEqual(['/sandbox/captcha/answer']);
  });

  it('works for analytics', async () => {
    const server = await startServer(answer({ web_id: '255' }));
    cleanUps.push(server.close);
    const baseUrl = `${server.baseUrl}/`;
    const analytics = createSandboxAnalytics({ baseUrl, channel: 'bili', storage: null });
    expect(await analytics.webId()).toBe('255');
    expect(server.seen.map(({ url }) => url)).toEqual(['/sandbox/analytics/webid']);
  });

  it('works for deep links', () => {
    const visited: string[] = [];
    const go = (address: string) => visited.push(address);
    createSandboxDeepLink({ baseUrl: 'https://api.example/', channel: 'bili', go }).open();
    expect(visited).toEqual(['https://api.example/sandbox/deep-link?channel=bili']);
  });
});

describe('base address', () => {
  it.each([undefined, null, 'localhost:3001', 'api.example', 'ftp://api.example'])(
    'that is %s is refused at once, in words',
    (baseUrl) => {
      expect(() => createClient({ baseUrl: baseUrl as string })).toThrow(
        new TypeError(`baseUrl takes 'http(s)://…' or '', not ${baseUrl}`),
      );
    },
  );

  it.each(['', '/', '/companion', 'https://api.example', 'HTTP://localhost:3001/'])(
    "may be '%s'",
    (baseUrl) => {
      expect(() => createClient({ baseUrl })).not.toThrow();
    },
  );
});
