/** Names of the modules, by their folder: a file without its extension, or a folder. */
export const shellNames: Record<string, readonly string[]> = {
  'site/app': [
    'after-first-act',
    'after-paint',
    'device',
    'document',
    'early-press',
    'early-query',
    'error-page',
    'first-act',
    'head',
    'language-cookie',
    'load-online',
    'locales/localised',
    'messages',
    'middleware',
    'page-chunks',
    'paths',
    'picture-paths',
    'preferences',
    'query',
    'root',
    'session',
    'shell/device-twin',
    'shell/go',
    'shell/host-link',
    'shell/languages',
    'shell/login',
    'shell/page-announcer',
    'shell/retained-search',
    'shell/search',
    'shell/skip-link',
    'shell/social',
    'shell/toasts',
    'stored-preferences',
    'structured-data',
    'use-online',
  ],
  'packages/screens/src': ['home/messages', 'layout/addresses', 'layout/messages', 'layout/screen'],
  'packages/ui/src': [
    'brand/logo',
    'i18n',
    'i18n/react-intl',
    'internal/class-names',
    'internal/drawing',
    'internal/escape-stack',
    'internal/markup',
    'internal/memoize-recent',
    'internal/use-before-paint',
    'internal/use-stay-in-window',
    'patterns/desktop-header/messages',
    'patterns/download-button',
    'patterns/language-switch',
    'patterns/navigation',
    'patterns/qr-card/qr-card.css',
    'patterns/search-field',
    'patterns/theme-switch',
    'primitives/avatar/lazy-avatar',
    'primitives/button',
    'primitives/copy-button/copy-button.css',
    'primitives/icon',
    'primitives/link',
    'primitives/popover',
    'primitives/retry-import',
    'primitives/spinner',
    'primitives/toast/toast-announcer',
    'primitives/toast/toast-store',
    'theme/hue-scope.css',
    'theme/hue-vars',
  ],
  'packages/sdk/src': ['internal/call-listener', 'internal/page-storage', 'session/session-store'],
};

const patterns = Object.entries(shellNames).map(([folder, names]) => {
  const escaped = names.map((name) => name.replaceAll('.', '\\.'));
  return `/${folder}/(?:${escaped.join('|')})(?:\\.|/)`;
});

/**
 * What every page needs, in one file, because dozens of small ones compress far worse. Only modules that import no
 * whole package: the bundler takes along all that they import. Not the entry: the file runs before the router's own
 * modules are known, and the entry starts the router.
 */
export const shellModules = new RegExp(patterns.join('|').replaceAll('/', '[\\\\/]'));
