import { NewBuildOffer as Offer } from '@companion/screens/new-build-offer';
import { watchBuild } from '@companion/sdk';
import { retryImport } from '@companion/ui/retry-import';
import { useEffect, useState } from 'react';
import { useRouteLoaderData } from 'react-router';
import type { PublicConfig } from '../data/config.ts';
import { loadErrorScreen } from '../shell/error-page.tsx';

/** Asks for the latest build every hour (spec §4) and offers a reload; the visitor decides. */
export default function NewBuildOffer() {
  const build = useRouteLoaderData<PublicConfig>('root')?.build ?? '';
  const [open, setOpen] = useState(false);
  useEffect(() => watchBuild({ build, onNewBuild: () => setOpen(true) }), [build]);
  useEffect(() => {
    // A newer build may take this one's chunks away: the page that says so is loaded before.
    void retryImport(loadErrorScreen);
  }, []);
  return (
    <Offer open={open} onReload={() => window.location.reload()} onClose={() => setOpen(false)} />
  );
}
