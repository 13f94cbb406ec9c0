import { once } from '../../internal/once.ts';
import { within } from '../../internal/within.ts';
import { type LoadScript, loadScript } from '../script.ts';
import type { DeepLink } from './deep-link.ts';

const SCRIPT = 'https://res.cdn.openinstall.io/openinstall.js';
/** `onready` never comes when the vendor is blocked, ms. */
const READY_TIMEOUT_MS = 10_000;
/** How long the vendor waits for the app to come up before it leads to the store, ms. */
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
  /** The vendor would look for `channelCode` in the address; ours is called `channel`. */
  channel: string;
  script?: LoadScript;
}

/** OpenInstall. It counts a visit for each object that is made: one per page. */
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
