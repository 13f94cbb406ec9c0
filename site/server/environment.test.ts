import { describe, expect, it } from 'vitest';
import { EnvironmentError, readEnvironment } from './environment.ts';

describe('the environment', () => {
  it('is the contract’s where nothing is set, and an empty value is nothing', () => {
    expect(readEnvironment({ PORT: '', COMPANION_API_BASE: '' })).toMatchObject({
      PORT: 3000,
      HOST: '127.0.0.1',
      SANDBOX_DATA: '.sandbox/sandbox.sqlite',
    });
  });

  it.each([
    ['PORT', 'eighty'],
    ['PORT', '70000'],
    ['COMPANION_API_BASE', 'api.example'],
    ['COMPANION_API_BASE', 'javascript:alert(1)'],
    ['COMPANION_ANALYTICS_APP_ID', 'x1'],
    ['COMPANION_PROMO_VIDEO_URL', 'javascript:alert(1)'],
    ['COMPANION_SITE_ORIGIN', 'https://companion.example/path'],
    ['COMPANION_TRUSTED_PROXY', 'my proxy'],
    ['SANDBOX_PUBLIC', 'yes'],
  ])('stops the start with one line for %s=%s', (name, value) => {
    const read = () => readEnvironment({ [name]: value });
    expect(read).toThrow(EnvironmentError);
    expect(read).toThrow(new RegExp(`^${name} takes .+ not "`));
  });

  it('names a proxy as IPv4 has it, and a model where none is named', () => {
    const read = readEnvironment({
      COMPANION_TRUSTED_PROXY: '::ffff:10.0.0.2, 10.0.0.3, 2001:db8::1',
      COMPANION_LLM_BASE_URL: 'http://localhost:8080/v1',
    });
    expect(read.COMPANION_TRUSTED_PROXY).toEqual(['10.0.0.2', '10.0.0.3', '2001:db8::1']);
    expect(read.COMPANION_LLM_MODEL).toBe('default');
  });

  it('lets the sandbox listen on loopback alone, unless it is told to be public', () => {
    expect(() => readEnvironment({ HOST: '0.0.0.0' })).toThrow(/^HOST takes a loopback address/);
    expect(readEnvironment({ HOST: '0.0.0.0', SANDBOX_PUBLIC: '1' }).HOST).toBe('0.0.0.0');
    expect(
      readEnvironment({ HOST: '0.0.0.0', COMPANION_API_BASE: 'https://api.example/' })
        .COMPANION_API_BASE,
    ).toBe('https://api.example');
  });
});
