const SITE = [
  'after-first-act',
  'after-paint',
  'device',
  'document',
  'error-page',
  'first-act',
  'forget-visitor',
  'head',
  'language-cookie',
  'locales/localised',
  'messages',
  'middleware/[\\w-]+',
  'page-chunks',
  'paths',
  'picture-paths',
  'preferences',
  'query',
  'root',
  'session',
  'session-expiry',
  'session-state',
  'shell/(?:device-twin|go|host-link|languages|login|page-announcer)',
  'shell/(?:retained-search|search|skip-link|social|toasts)',
  'structured-data',
  'until-loaded',
  'use-online',
];
const SCREENS = ['layout/(?:addresses|messages)'];
const UI = [
  'avatar/lazy-avatar',
  'button',
  'copy-button/copy-button\\.css',
  'desktop-header/messages',
  'download-button',
  'i18n',
  'icon',
  'internal/(?:class-names|drawing|escape-stack|markup|remembering)',
  'internal/(?:use-before-paint|use-stay-in-window)',
  'language-switch',
  'link',
  'logo',
  'navigation',
  'popover',
  'qr-card/qr-card\\.css',
  'react-intl',
  'search-field',
  'spinner',
  'theme-switch',
  'theme/hue-(?:scope\\.css|vars)',
  'toast/toast-(?:announcer|store)',
];
const SDK = ['session/(?:page-storage|session-store|tell)'];

const oneOf = (names: readonly string[]) => `(?:${names.join('|')})`;

/**
 * What every page needs, in one file, because dozens of small ones compress far worse. Only modules
 * that import no whole package: the bundler takes all that they import along. Not the entry: the file
 * is run before the router's own modules are known, and the entry starts it.
 */
export const shellModules = new RegExp(
  [
    `/site/app/${oneOf(SITE)}\\.tsx?`,
    `/packages/screens/src/${oneOf(SCREENS)}[./]`,
    `/packages/ui/src/${oneOf(UI)}[./]`,
    `/packages/sdk/src/${oneOf(SDK)}\\.`,
  ]
    .join('|')
    .replaceAll('/', '[\\\\/]'),
);
