import { NewBuildOffer as Offer } from '@companion/screens/new-build-offer';
import { watchBuild } from '@companion/sdk';
import { useEffect, useState } from 'react';
import { useRouteLoaderData } from 'react-router';
import type { PublicConfig } from '../data/config.ts';

/** Asks for the latest build every hour (spec §4) and offers a reload; the visitor decides. */
export function NewBuildOffer() {
  const build = useRouteLoaderData<PublicConfig>('root')?.build ?? '';
  const [open, setOpen] = useState(false);
  useEffect(() => watchBuild({ build, onNewBuild: () => setOpen(true) }), [build]);
  return (
    <Offer open={open} onReload={() => window.location.reload()} onClose={() => setOpen(false)} />
  );
}
