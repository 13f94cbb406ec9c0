import { createHash } from 'node:crypto';
import type { PublicConfig } from '../app/data/config.ts';

/** GeeTest's script, its two fall-backs and its API hosts (their loader, v4.1.5). */
const geetestHosts = [
  'https://static.geetest.com',
  'https://static.geevisit.com',
  'https://dn-staticdown.qbox.me',
  'https://gcaptcha4.geetest.com',
  'https://gcaptcha4.geevisit.com',
  'https://gcaptcha4.gsensebot.com',
];
/** The collector of its public cloud, as their package has it (v0.1.6). */
const dataFinderHosts = ['https://mcs.volceapplog.com'];
const openInstallHosts = ['https://res.cdn.openinstall.io'];

/** The one policy is in `app/shell/inline/trusted-types.ts`. */
const trustedTypes = { 'require-trusted-types-for': ["'script'"], 'trusted-types': ['default'] };

/** The policy of every answer that is not a page, in case a browser is made to show it as one. */
export const NOTHING = "default-src 'none'; frame-ancestors 'none'";

/**
 * The policy of one rendered page. Pages are shared by all visitors, so a nonce would be a fixed
 * one: each inline script is named by its hash instead. A vendor's hosts are only in it when that
 * vendor is configured.
 */
export function contentSecurityPolicy(html: Uint8Array, config: PublicConfig): string {
  const captcha = config.captchaId === undefined ? [] : geetestHosts;
  const analytics = config.analyticsAppId === undefined ? [] : dataFinderHosts;
  const deepLink = config.openInstallKey === undefined ? [] : openInstallHosts;
  const usesVendors = [captcha, analytics, deepLink].some((hosts) => hosts.length > 0);
  const api = config.apiBase === '' ? [] : [new URL(config.apiBase).origin];
  const sockets = api.map((origin) => origin.replace(/^http/, 'ws'));
  const ip = config.ipLookupUrl === undefined ? [] : [new URL(config.ipLookupUrl).origin];

  const film = config.promoVideo === undefined ? "'self'" : new URL(config.promoVideo).origin;

  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...inlineScriptHashes(html), ...captcha, ...deepLink],
    'style-src': ["'self'", ...captcha],
    // Server-rendered `style` attributes carry a companion's hue; they can't carry code.
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:', ...captcha],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...api, ...sockets, ...captcha, ...analytics, ...ip],
    'media-src': [film],
    'manifest-src': ["'self'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    // Vendors' scripts write elements in ways of their own.
    ...(usesVendors ? {} : trustedTypes),
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}

function inlineScriptHashes(html: Uint8Array): string[] {
  // One character per byte: tags are ASCII, and scripts are hashed as the bytes they are.
  const characters = Buffer.from(html.buffer, html.byteOffset, html.length).toString('latin1');
  const bodies = characters.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/gi);
  const hashes = new Set<string>();
  for (const [, body = ''] of bodies)
    hashes.add(`'sha256-${createHash('sha256').update(body, 'latin1').digest('base64')}'`);
  return [...hashes];
}
