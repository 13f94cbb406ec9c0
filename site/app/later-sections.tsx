import { lazy, Suspense } from 'react';
import { firstAct } from './first-act.ts';
import { ChunkLinks } from './page-chunks.tsx';
import type Sections from './pages/home-sections.tsx';

const LazySections = lazy(async () => {
  if (typeof window !== 'undefined') await firstAct();
  return import('./pages/home-sections.tsx');
});

/**
 * What lies below the first screen of the home page. It is in the page as the server sends it; its
 * code comes when the visitor first moves, because nobody can reach it before.
 */
export const LaterSections = (props: Parameters<typeof Sections>[0]) => (
  <>
    <ChunkLinks page="home-sections" later />
    <Suspense fallback={null}>
      <LazySections {...props} />
    </Suspense>
  </>
);
