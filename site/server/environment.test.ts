import { StartError } from '@companion/server';
import { describe, expect, it } from 'vitest';
import { policySources, publicConfig, readEnvironment } from './environment.ts';

describe('environment', () => {
  it('has the defaults of docs/contract.md, also for empty values', () => {
    expect(readEnvironment({ PORT: '', COMPANION_API_BASE: '' })).toMatchObject({
      PORT: 3000,
      HOST: '127.0.0.1',
      SANDBOX_DATA: '.sandbox/sandbox.sqlite',
      COMPANION_API_TIMEOUT_MS: 2000,
      COMPANION_STOP_NOTICE_MS: 1000,
    });
  });

  it.each([
    ['PORT', 'eighty'],
    ['PORT', '70000'],
    ['COMPANION_API_BASE', 'api.example'],
    ['COMPANION_API_BASE', 'javascript:alert(1)'],
    ['COMPANION_API_TIMEOUT_MS', '2 s'],
    ['COMPANION_API_TIMEOUT_MS', '0'],
    ['COMPANION_API_TIMEOUT_MS', '20000'],
    ['COMPANION_STOP_NOTICE_MS', '-1'],
    ['COMPANION_STOP_NOTICE_MS', '60001'],
    ['COMPANION_ANALYTICS_APP_ID', 'x1'],
    ['COMPANION_PROMO_VIDEO_URL', 'javascript:alert(1)'],
    ['COMPANION_SITE_ORIGIN', 'https://companion.example/path'],
    ['COMPANION_TRUSTED_PROXY', 'my proxy'],
    ['COMPANION_TRUSTED_PROXY', '10.0.0'],
    ['COMPANION_TRUSTED_PROXY', '10.0.0.1,'],
    ['SANDBOX_PUBLIC', 'yes'],
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

  it('allows only loopback addresses with a sandbox that is not public', () => {
    expect(() => readEnvironment({ HOST: '0.0.0.0' })).toThrow(/^HOST takes a loopback address/);
    expect(readEnvironment({ HOST: '0.0.0.0', SANDBOX_PUBLIC: '1' }).HOST).toBe('0.0.0.0');
    expect(
      readEnvironment({ HOST: '0.0.0.0', COMPANION_API_BASE: 'https://api.example/' })
        .COMPANION_API_BASE,
    ).toBe('https://api.example');
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
      COMPANION_API_BASE: 'https://api.example/base',
      COMPANION_ANALYTICS_APP_ID: '1',
      COMPANION_IP_LOOKUP_URL: 'https://ip.example/json',
      COMPANION_PROMO_VIDEO_URL: 'https://video.example/a.mp4',
    });
    expect(sources).toMatchObject({
      'connect-src': [
        'https://api.example',
        'wss://api.example',
        'https://mcs.volceapplog.com',
        'https://ip.example',
      ],
      'media-src': ['https://video.example'],
    });
  });
});
