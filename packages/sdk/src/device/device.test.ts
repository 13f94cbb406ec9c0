import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { readDevice } from './device.ts';
import { isMobileUserAgent, ownUserAgent } from './mobile.ts';

const agents = {
  iPhone:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
  wechat:
    'Mozilla/5.0 (Linux; Android 14; 23127PN0CC Build/UKQ1.230804.001; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/126.0.0.0 Mobile Safari/537.36 XWEB/1260117 MMWEBSDK/20240404 MicroMessenger/8.0.49.2600 NetType/WIFI Language/zh_CN',
  pixel:
    'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36',
  reduced:
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36',
  harmony:
    'Mozilla/5.0 (Phone; OpenHarmony 5.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/114.0.0.0 Safari/537.36 ArkWeb/4.1.6.1 Mobile',
  kaiOS: 'Mozilla/5.0 (Mobile; Nokia_8110_4G; rv:48.0) Gecko/48.0 Firefox/48.0 KAIOS/2.5',
  operaMini:
    'Opera/9.80 (Android; Opera Mini/36.2.2254/119.132; U; id) Presto/2.12.423 Version/12.16',
  operaMiniOfJava:
    'Opera/9.80 (J2ME/MIDP; Opera Mini/7.1.32052/29.3709; U; en) Presto/2.8.119 Version/11.10',
  operaMobile:
    'Opera/9.80 (Android 2.3.4; Linux; Opera Mobi/ADR-1111101157; U; en) Presto/2.9.201 Version/11.50',
  iPod: 'Mozilla/5.0 (iPod; U; CPU like Mac OS X; en) AppleWebKit/420.1 (KHTML, like Gecko) Version/3.0 Mobile/3A101a Safari/419.3',
  windowsPhone:
    'Mozilla/5.0 (compatible; MSIE 10.0; Windows Phone 8.0; Trident/6.0; IEMobile/10.0; ARM; Touch; NOKIA; Lumia 920)',
  iPad: 'Mozilla/5.0 (iPad; CPU OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
  tablet:
    'Mozilla/5.0 (Linux; Android 14; SM-X710) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36',
  windows:
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36',
  bot: 'Mozilla/5.0 (compatible; Baiduspider/2.0; +http://www.baidu.com/search/spider.html)',
};
const late = `${'x'.repeat(490)} ${agents.iPhone}`;

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('user agent', () => {
  it.each([
    'iPhone',
    'wechat',
    'pixel',
    'reduced',
    'harmony',
    'kaiOS',
    'operaMini',
    'operaMiniOfJava',
    'operaMobile',
    'iPod',
    'windowsPhone',
  ] as const)('of %s is a phone', (name) => {
    expect(isMobileUserAgent(agents[name])).toBe(true);
  });

  it.each(['iPad', 'tablet', 'windows', 'bot'] as const)('of %s is not a phone', (name) => {
    expect(isMobileUserAgent(agents[name])).toBe(false);
  });

  it.each([...Object.entries(agents), ['a phone, too late', late]])(
    'of %s is for deploy/nginx.conf what it is for us',
    (_, agent) => {
      const file = new URL('../../../../deploy/nginx.conf', import.meta.url);
      const config = readFileSync(file, 'utf8');
      const rulesOf = (map: string) =>
        new RegExp(`map ${map} \\{(.+?)\\n {2}\\}`, 's').exec(config)?.[1] ?? '';
      const [, first] = /"~(.+)" \$start;/.exec(rulesOf('\\$http_user_agent \\$agent_start'))!;
      const [start] = new RegExp(first!).exec(agent)!;
      const rules = rulesOf('\\$agent_start \\$agent_device');
      const patterns = Array.from(rules.matchAll(/"~(.+)" mobile;/g), ([, pattern]) => pattern!);
      expect(patterns).not.toEqual([]);
      const isPhone = patterns.some((pattern) => new RegExp(pattern).test(start));
      expect(isPhone).toBe(isMobileUserAgent(agent));
    },
  );

  it('is read up to 500 characters', async () => {
    expect(isMobileUserAgent(late)).toBe(false);
    expect(await readDevice(late)).toMatchObject({ mobile: false, model: '' });
    const early = `${agents.iPhone} ${'x'.repeat(100_000)}`;
    expect(await readDevice(early)).toMatchObject({ mobile: true, model: 'iPhone' });
  });

  it("defaults to the browser's own, or empty", async () => {
    vi.stubGlobal('navigator', { userAgent: agents.pixel });
    expect(ownUserAgent()).toBe(agents.pixel);
    expect(await readDevice()).toMatchObject({ model: 'Pixel 9' });
    vi.stubGlobal('navigator', undefined);
    expect(ownUserAgent()).toBe('');
  });
});

describe('device', () => {
  it('has system, browser and model', async () => {
    expect(await readDevice(agents.iPhone)).toEqual({
      mobile: true,
      os: { name: 'iOS', version: '18.5' },
      browser: { name: 'Mobile Safari', version: '18.5' },
      model: 'iPhone',
    });
    expect(await readDevice(agents.windows)).toEqual({
      mobile: false,
      os: { name: 'Windows', version: '10' },
      browser: { name: 'Chrome', version: '131.0.0.0' },
      model: '',
    });
  });

  it('has no model when the browser sends a placeholder', async () => {
    expect((await readDevice(agents.reduced)).model).toBe('');
  });

  it.each(['', '\u0000', '(((((((', 'Android; Mobile'.repeat(1000)])(
    'is read from any text: %j',
    async (userAgent) => {
      const { os, browser, model } = await readDevice(userAgent);
      for (const text of [os.name, os.version, browser.name, browser.version, model])
        expect(typeof text).toBe('string');
    },
  );
});
