import type { Downloads } from '@companion/screens/home';
import { importWhenOnline, quiet } from '@companion/screens/loading';
import type { Device } from '@companion/screens/paths';
import type { Downloads as TrackedDownloads } from '@companion/sdk/downloads';
import { retryImport } from '@companion/ui/retry-import';
import { useEffect, useMemo } from 'react';
import { installers, plainInstaller, storeAddress } from './download-addresses.ts';
import { checkNetwork } from './notices.ts';
import { reportAction } from './report-action.ts';
import { useConfig } from './use-config.ts';

const loadTracked = importWhenOnline(() => import('../lazy/tracked-downloads.ts'));

/** Actions of the download buttons. Their code, the web id and the device data load once the page is idle. */
export function useDownloads(device: Device): Downloads {
  const config = useConfig();

  useEffect(() => {
    let isLeft = false;
    quiet()
      .then(() => retryImport(loadTracked))
      .then(({ trackedDownloads }) => {
        if (!isLeft) trackedDownloads.prepare(device);
      })
      // The press tries again, and the link works without any of it.
      .catch(() => {});
    return () => {
      isLeft = true;
    };
  }, [device]);

  return useMemo(() => {
    const link = (
      client: string,
      href: string,
      download: (tracked: TrackedDownloads) => unknown,
    ) => ({
      href,
      onDownload: async () => {
        // The address would replace the page by the browser's error page.
        if (!(await checkNetwork())) return;
        reportAction('download', { client });
        await download((await loadTracked()).trackedDownloads);
      },
    });
    const installer = (client: string, template: string) =>
      link(client, plainInstaller(template), (tracked) => tracked.desktop(template));
    const { windowsAmd, windowsAiPc } = installers(config);
    return {
      windowsAmd: installer('windows-amd', windowsAmd),
      windowsAiPc: installer('windows-ai-pc', windowsAiPc),
      mobile: link('mobile', storeAddress(config), (tracked) => tracked.mobile()),
    };
  }, [config]);
}
