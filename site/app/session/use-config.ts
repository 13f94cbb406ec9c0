import { useRouteLoaderData } from 'react-router';
import type { PublicConfig } from '../../server/environment.ts';

/** What every page knows. */
export interface PageConfig extends PublicConfig {
  /** When the server rendered the page: a browser with another clock shows the same. */
  year: number;
}

/** For a page whose root could not load: its own origin answers. */
const fallback: PageConfig = { apiBase: '', build: '', year: new Date().getFullYear() };

/** The configuration, for code outside components. Set once the page has mounted. */
export const siteConfig: { current?: PublicConfig } = {};

export const useConfig = (): PageConfig => useRouteLoaderData<PageConfig>('root') ?? fallback;
