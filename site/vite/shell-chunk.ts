const SITE = [
  'document',
  'first-act',
  'language-cookie',
  'locales/localised',
  'messages',
  'middleware/[\\w-]+',
  'page-chunks',
  'paths',
  'preferences',
  'query',
  'session-expiry',
  'shell/(?:device-twin|go|host-link|languages|retained-search|search|skip-link|social)',
  'structured-data',
];
const UI = [
  'avatar/lazy-avatar',
  'brand-icon',
  'button',
  'download-button',
  'i18n',
  'icon',
  'internal/(?:class-names|escape-stack|use-before-paint|use-stay-in-window)',
  'language-switch',
  'link',
  'logo',
  'navigation',
  'popover',
  'react-intl',
  'search-field',
  'spinner',
  'theme-switch',
  'toast/toast-(?:announcer|store)',
];

/**
 * What every page needs, in one file, because dozens of small ones compress far worse. Only modules
 * that import no whole package: the bundler takes all that they import along.
 */
export const shellModules = new RegExp(
  `/(?:site/app/(?:${SITE.join('|')})\\.tsx?|packages/ui/src/(?:${UI.join('|')})[./])`.replaceAll(
    '/',
    '[\\\\/]',
  ),
);
