import { once } from '../../internal/once.ts';
import { within } from '../../internal/within.ts';
import { type LoadScript, loadScript } from '../script.ts';
import type { DeepLink } from './deep-link.ts';

const SCRIPT = 'https://res.cdn.openinstall.io/openinstall.js';
/** Time-out, ms: `onready` is never called when the vendor is blocked. */
const READY_TIMEOUT_MS = 10_000;
/** Time until the vendor opens the store instead of the app, ms. */
const WAKE_TIMEOUT_MS = 1_500;

interface OpenInstallObject {
  wakeupOrInstall(options: { data: Record<string, string>; timeout: number }): void;
}

type OpenInstallConstructor = new (
  options: {
    appKey: string;
    channelCode: string;
    preferWakeup: boolean;
    onready(this: OpenInstallObject): void;
  },
  data: Record<string, string>,
) => OpenInstallObject;

export interface OpenInstallOptions {
  appKey: string;
  /** Passed explicitly, because the vendor would read `channelCode` from the address. */
  channel: string;
  script?: LoadScript;
}

/** OpenInstall. Create it once a page: each object counts as a visit. */
export function createOpenInstall({
  appKey,
  channel,
  script = loadScript,
}: OpenInstallOptions): DeepLink {
  const data = { channel };
  let app: OpenInstallObject | undefined;
  const prepare = once(async () => {
    await script(SCRIPT);
    const { OpenInstall } = globalThis as { OpenInstall?: OpenInstallConstructor };
    if (!OpenInstall) throw new Error('OpenInstall is not there');
    app = await within(
      READY_TIMEOUT_MS,
      'OpenInstall',
      new Promise<OpenInstallObject>((resolve) => {
        new OpenInstall(
          {
            appKey,
            channelCode: channel,
            preferWakeup: true,
            onready() {
              resolve(this);
            },
          },
          data,
        );
      }),
    );
  });
  return {
    prepare,
    open() {
      if (!app) return false;
      app.wakeupOrInstall({ data, timeout: WAKE_TIMEOUT_MS });
      return true;
    },
  };
}
