import type { PublicConfig } from '../../server/environment.ts';

/** The sandbox serves the downloads when no API base is configured. */
const inSandbox = (config: PublicConfig) => config.apiBase === '';

/** Templates of the installers: the file name has the channel and the web id (spec §7). */
export const installers = (config: PublicConfig) => {
  const ours = inSandbox(config)
    ? '/sandbox/download/beta'
    : 'https://download.companion.example/beta';
  const folder = config.links?.downloads ?? ours;
  return {
    windowsAmd: `${folder}/amd/CompanionSetup_{channel}_{web_id}.exe`,
    windowsAiPc: `${folder}/ai-pc/CompanionSetup_{channel}_{web_id}.exe`,
  };
};

/** Address of the phone app without scripts. The tracked download adds the channel. */
export const storeAddress = (config: PublicConfig): string =>
  config.links?.store ??
  (inSandbox(config) ? '/sandbox/deep-link' : 'https://download.companion.example/mobile');

/** The installer for visitors without scripts: neither channel nor web id is in its name. */
export const plainInstaller = (template: string): string =>
  template.replaceAll(/[-_]?\{(?:channel|web_id)\}/g, '');

/** Address of the public IP service (spec §7); `undefined` with a real backend and none configured. */
export const ipLookupUrl = ({ ipLookupUrl, apiBase }: PublicConfig): string | undefined =>
  ipLookupUrl ?? (apiBase === '' ? '/sandbox/ip' : undefined);
