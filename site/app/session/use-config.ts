import { useRouteLoaderData } from 'react-router';
import type { PublicConfig } from '../../server/environment.ts';

export interface PageConfig extends PublicConfig {
  /** When the server rendered the page: a browser with another clock shows the same. */
  year: number;
}

/** For a page whose root could not load: its own origin answers. */
const fallback: PageConfig = { apiBase: '', build: '', year: new Date().getFullYear() };

/** The configuration in the browser. The root sets it before anything else renders; it never changes. */
export const siteConfig: { current: PublicConfig } = { current: fallback };

/** For what the server renders too. */
export const useConfig = (): PageConfig => useRouteLoaderData<PageConfig>('root') ?? fallback;
