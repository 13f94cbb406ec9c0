import type { Downloads } from '@companion/screens/home';
import { retryImport } from '@companion/ui/retry-import';
import { useEffect, useMemo } from 'react';
import { useRouteLoaderData } from 'react-router';
import type { PublicConfig } from '../data/config.ts';
import { firstInteraction } from '../lazy/first-interaction.ts';
import { importWhenOnline } from '../lazy/import-when-online.ts';
import { genericInstaller, installers, storeAddress } from './download-addresses.ts';

const loadTracked = importWhenOnline(() => import('../lazy/tracked-downloads.ts'));

/** Actions of the download buttons. Their code and the web id load at the first interaction, before a press. */
export function useDownloads(kind: 'desktop' | 'mobile'): Downloads {
  const config = useRouteLoaderData<PublicConfig>('root');

  useEffect(() => {
    if (!config) return;
    let left = false;
    firstInteraction()
      .then(() => retryImport(loadTracked))
      .then(({ trackedDownloads }) => {
        if (!left) trackedDownloads(config).prepare(kind);
      })
      // The press tries again, and the link works without any of it.
      .catch(() => {});
    return () => {
      left = true;
    };
  }, [config, kind]);

  return useMemo(() => {
    const tracked = async () => {
      if (!config) throw new Error('the page came without its configuration');
      return (await loadTracked()).trackedDownloads(config);
    };
    const installer = (template: string) => ({
      href: genericInstaller(template),
      onDownload: () =>
        tracked()
          .then((downloads) => downloads.desktop(template))
          .then(
            () => {},
            () => window.location.assign(genericInstaller(template)),
          ),
    });
    const { windowsAmd, windowsAiPc } = installers(config);
    const store = storeAddress(config);
    return {
      windowsAmd: installer(windowsAmd),
      windowsAiPc: installer(windowsAiPc),
      mobile: {
        href: store,
        onDownload: () =>
          tracked().then(
            (downloads) => downloads.mobile(),
            () => window.location.assign(store),
          ),
      },
    };
  }, [config]);
}
