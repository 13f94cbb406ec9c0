import type { PublicConfig } from '../config.ts';

/** Installers and the app (spec §2, §7): their file name takes channel and web id. */
export const installers = {
  windowsAmd: 'https://download.companion.example/beta/amd/CompanionSetup_{channel}_{web_id}.exe',
  windowsAiPc:
    'https://download.companion.example/beta/ai-pc/CompanionSetup_{channel}_{web_id}.exe',
};

/** Where to get the phone app when scripts do not run; the tracked press adds the channel. */
export const storeAddress = 'https://download.companion.example/mobile';
export const trackedStoreAddress = `${storeAddress}?channel={channel}`;

/** For visitors without scripts: the generic installer. */
export const genericInstaller = (template: string): string =>
  template.replace('_{channel}_{web_id}', '');

/** Public IP service (spec §7); the sandbox answers where none is configured. */
export const ipLookupUrl = (config: PublicConfig): string =>
  config.ipLookupUrl ?? `${config.apiBase}/sandbox/ip`;
