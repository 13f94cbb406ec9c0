import { StartError } from '@companion/server';
import { describe, expect, it } from 'vitest';
import { policySources, publicConfig, readEnvironment } from './environment.ts';

const realBackend = {
  COMPANION_API_BASE: 'https://api.example',
  COMPANION_CAPTCHA_ID: 'captcha',
  COMPANION_ANALYTICS_APP_ID: '1',
  COMPANION_OPENINSTALL_KEY: 'key',
  COMPANION_IP_LOOKUP_URL: 'https://ip.example/json',
  COMPANION_MESSAGING_URL: 'wss://im.example/talks',
  COMPANION_MESSAGING_APP_ID: 'a1',
};

describe('environment', () => {
  it('has the defaults of docs/contract.md, also for empty values', () => {
    expect(readEnvironment({ PORT: '', COMPANION_API_BASE: '' })).toMatchObject({
      PORT: 3000,
      HOST: '127.0.0.1',
      SANDBOX_DATA: '.sandbox/sandbox.sqlite',
      COMPANION_API_TIMEOUT_MS: 2000,
      SANDBOX_REPLY_PACE_MS: 35,
      COMPANION_STOP_NOTICE_MS: 1000,
    });
  });

  it.each([
    ['PORT', 'eighty'],
    ['COMPANION_API_BASE', 'api.example'],
    ['COMPANION_API_TIMEOUT_MS', '0'],
    ['COMPANION_API_TIMEOUT_MS', '20000'],
    ['COMPANION_STOP_NOTICE_MS', '60001'],
    ['COMPANION_ANALYTICS_APP_ID', 'x1'],
    ['COMPANION_PROMO_VIDEO_URL', 'javascript:alert(1)'],
    ['COMPANION_SITE_ORIGIN', 'https://companion.example/path'],
    ['COMPANION_TRUSTED_PROXY', 'my proxy'],
    ['SANDBOX_PUBLIC', 'yes'],
    ['SANDBOX_REPLY_PACE_MS', '1001'],
    ['COMPANION_OFFLINE', 'off'],
    ['COMPANION_MESSAGING_URL', 'ftp://im.example'],
    ['COMPANION_MESSAGING_APP_ID', 'a b'],
    ['COMPANION_ALLOW_MISSING', 'captcha,sms'],
    ['COMPANION_API_LANGUAGE', 'en'],
    ['COMPANION_DOWNLOAD_BASE', 'download.example'],
    ['COMPANION_STORE_URL', 'javascript:alert(1)'],
    ['COMPANION_QQ_GROUP', 'our group'],
    ['COMPANION_WECHAT_ID', '<b>'],
    ['COMPANION_RECRUITMENT_URL', '/jobs'],
    ['COMPANION_PRODUCT_SITE_URL', 'www.companion.example'],
    ['COMPANION_VITALS_SHARE', '5%'],
    ['COMPANION_CONTENT', 'no-such-folder'],
    ['COMPANION_DOCUMENTS', import.meta.filename],
  ])('rejects %s=%s', (name, value) => {
    const read = () => readEnvironment({ [name]: value });
    expect(read).toThrow(StartError);
    expect(read).toThrow(new RegExp(`^${name} takes .+ not "`));
  });

  it('removes the IPv6 prefix of IPv4 proxies, and has a default model', () => {
    const read = readEnvironment({
      COMPANION_TRUSTED_PROXY: '::ffff:10.0.0.2, 10.0.0.3, 2001:db8::1',
      COMPANION_LLM_BASE_URL: 'http://localhost:8080/v1',
    });
    expect(read.COMPANION_TRUSTED_PROXY).toEqual(['10.0.0.2', '10.0.0.3', '2001:db8::1']);
    expect(read.COMPANION_LLM_MODEL).toBe('default');
  });

  it('drops spaces around an address, and final slashes of a base only', () => {
    const read = readEnvironment({
      COMPANION_STORE_URL: ' https://store.example/companion/ ',
      COMPANION_DOWNLOAD_BASE: 'https://download.example/companion/ ',
    });
    expect(read.COMPANION_STORE_URL).toBe('https://store.example/companion/');
    expect(read.COMPANION_DOWNLOAD_BASE).toBe('https://download.example/companion');
  });

  it('allows only loopback addresses with a sandbox that is not public', () => {
    expect(() => readEnvironment({ HOST: '0.0.0.0' })).toThrow(/^HOST takes a loopback address/);
    expect(readEnvironment({ HOST: '0.0.0.0', SANDBOX_PUBLIC: '1' }).HOST).toBe('0.0.0.0');
    expect(
      readEnvironment({
        ...realBackend,
        HOST: '0.0.0.0',
        COMPANION_API_BASE: 'https://api.example/',
      }).COMPANION_API_BASE,
    ).toBe('https://api.example');
  });

  it.each([
    ['COMPANION_MESSAGING_URL', 'COMPANION_MESSAGING_APP_ID', 'wss://im.example'],
    ['COMPANION_QQ_URL', 'COMPANION_QQ_GROUP', 'https://qq.example'],
    ['COMPANION_WECHAT_ID', 'COMPANION_WECHAT_URL', 'huoban'],
  ])('rejects %s without %s', (name, missing, value) => {
    expect(() => readEnvironment({ [name]: value })).toThrow(
      new StartError(`${missing} is missing: ${name} needs it`),
    );
  });
});

describe('real backend', () => {
  const settings = [
    ['captcha', 'COMPANION_CAPTCHA_ID'],
    ['analytics', 'COMPANION_ANALYTICS_APP_ID'],
    ['deep-link', 'COMPANION_OPENINSTALL_KEY'],
    ['ip', 'COMPANION_IP_LOOKUP_URL'],
  ] as const;

  it('ends the start with one line that names every missing setting', () => {
    const names = settings.map(([, name]) => name).join(', ');
    expect(() => readEnvironment({ COMPANION_API_BASE: 'https://api.example' })).toThrow(
      new StartError(
        `COMPANION_API_BASE needs ${names}, COMPANION_MESSAGING_URL, COMPANION_MESSAGING_APP_ID too; ` +
          'COMPANION_ALLOW_MISSING=captcha,analytics,deep-link,ip,messaging starts without',
      ),
    );
  });

  it.each(settings)('needs its %s setting, unless it is allowed to miss', (part, name) => {
    const { [name]: _, ...others } = realBackend;
    expect(() => readEnvironment(others)).toThrow(
      new StartError(
        `COMPANION_API_BASE needs ${name} too; COMPANION_ALLOW_MISSING=${part} starts without`,
      ),
    );
    const allowed = readEnvironment({ ...others, COMPANION_ALLOW_MISSING: ` ${part} ` });
    expect(allowed[name]).toBeUndefined();
  });

  it('has no messaging of the sandbox', () => {
    const configOf = (variables: Record<string, string>) =>
      publicConfig(readEnvironment(variables), 'test');
    expect(configOf({}).messaging).toEqual({
      url: '/sandbox/messaging',
      appId: 'companion-web',
    });
    expect(configOf(realBackend).messaging).toEqual({ url: 'wss://im.example/talks', appId: 'a1' });
    const { COMPANION_MESSAGING_URL: _, COMPANION_MESSAGING_APP_ID: __, ...without } = realBackend;
    const allowed = configOf({ ...without, COMPANION_ALLOW_MISSING: 'messaging' });
    expect(allowed.messaging).toBeUndefined();
    expect(JSON.stringify(allowed)).not.toContain('sandbox');
  });

  it("has the operator's links, and none of what is unset", () => {
    const { links } = publicConfig(
      readEnvironment({
        COMPANION_DOWNLOAD_BASE: 'https://dl.example/beta/',
        COMPANION_QQ_URL: 'https://qq.example/join',
        COMPANION_QQ_GROUP: '12345',
      }),
      'test',
    );
    expect(links).toEqual({
      downloads: 'https://dl.example/beta',
      qq: { url: 'https://qq.example/join', copy: '12345' },
    });
    expect(publicConfig(readEnvironment({}), 'test')).not.toHaveProperty('links');
  });
});

describe('policy sources', () => {
  const sourcesOf = (variables: Record<string, string>) =>
    policySources(publicConfig(readEnvironment(variables), 'test'));

  it('require Trusted Types only without vendors', () => {
    expect(sourcesOf({})).toMatchObject({ 'trusted-types': ['default'], 'connect-src': [] });
    expect(sourcesOf({ COMPANION_CAPTCHA_ID: 'a' })).not.toHaveProperty('trusted-types');
  });

  it('list the hosts of the backend and of configured vendors', () => {
    const sources = sourcesOf({
      ...realBackend,
      COMPANION_API_BASE: 'https://api.example/base',
      COMPANION_PROMO_VIDEO_URL: 'https://video.example/a.mp4',
    });
    expect(sources).toMatchObject({
      'script-src': expect.arrayContaining([
        'https://static.geetest.com',
        'https://res.cdn.openinstall.io',
      ]),
      'style-src': expect.arrayContaining(['https://static.geetest.com']),
      'img-src': expect.arrayContaining(['data:', 'https://static.geetest.com']),
      'connect-src': expect.arrayContaining([
        'https://gcaptcha4.geetest.com',
        'https://api.example',
        'wss://im.example',
        'https://ip.example',
        'https://mcs.volceapplog.com',
      ]),
      'media-src': ['https://video.example'],
    });
    expect(sources['connect-src']).not.toContain('wss://api.example');
  });
});
