import type { PublicConfig } from '../data/config.ts';

/** Without a real backend the sandbox answers downloads. */
const inSandbox = (config: PublicConfig | undefined) => config?.apiBase === '';

/** Templates of the installers: the file name has the channel and the web id (spec §7). */
export const installers = (config: PublicConfig | undefined) => {
  const folder = inSandbox(config)
    ? '/sandbox/download/beta'
    : 'https://download.companion.example/beta';
  return {
    windowsAmd: `${folder}/amd/CompanionSetup_{channel}_{web_id}.exe`,
    windowsAiPc: `${folder}/ai-pc/CompanionSetup_{channel}_{web_id}.exe`,
  };
};

/** Address of the phone app without scripts. The tracked download adds the channel. */
export const storeAddress = (config: PublicConfig | undefined): string =>
  inSandbox(config) ? '/sandbox/deep-link' : 'https://download.companion.example/mobile';

/** The installer for visitors without scripts. */
export const genericInstaller = (template: string): string =>
  template.replace('_{channel}_{web_id}', '');

/** Address of the public IP service (spec §7). Default: the sandbox's. */
export const ipLookupUrl = (config: PublicConfig): string =>
  config.ipLookupUrl ?? `${config.apiBase}/sandbox/ip`;
