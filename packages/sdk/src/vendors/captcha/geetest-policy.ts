import type { VendorPolicy } from '../policy.ts';

/** GeeTest's script, its two fall-backs and its API hosts (their loader, v4.1.5). */
const hosts = [
  'https://static.geetest.com',
  'https://static.geevisit.com',
  'https://dn-staticdown.qbox.me',
  'https://gcaptcha4.geetest.com',
  'https://gcaptcha4.geevisit.com',
  'https://gcaptcha4.gsensebot.com',
];

export const geetestPolicy: VendorPolicy = {
  'script-src': hosts,
  'style-src': hosts,
  'img-src': hosts,
  'connect-src': hosts,
};
