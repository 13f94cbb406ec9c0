import type { PublicConfig } from '../data/config.ts';

/** Without a real backend there is nothing to download from: the sandbox answers in its place. */
const inSandbox = (config: PublicConfig | undefined) => config?.apiBase === '';

/** Installers and the app (spec §2, §7): their file name takes channel and web id. */
export const installers = (config: PublicConfig | undefined) => {
  const folder = inSandbox(config)
    ? '/sandbox/download/beta'
    : 'https://download.companion.example/beta';
  return {
    windowsAmd: `${folder}/amd/CompanionSetup_{channel}_{web_id}.exe`,
    windowsAiPc: `${folder}/ai-pc/CompanionSetup_{channel}_{web_id}.exe`,
  };
};

/** Where to get the phone app when scripts do not run; the tracked press adds the channel. */
export const storeAddress = (config: PublicConfig | undefined): string =>
  inSandbox(config) ? '/sandbox/deep-link' : 'https://download.companion.example/mobile';

/** For visitors without scripts: the generic installer. */
export const genericInstaller = (template: string): string =>
  template.replace('_{channel}_{web_id}', '');

/** Public IP service (spec §7); the sandbox answers where none is configured. */
export const ipLookupUrl = (config: PublicConfig): string =>
  config.ipLookupUrl ?? `${config.apiBase}/sandbox/ip`;
