import { useRouteLoaderData } from 'react-router';
import type { PublicConfig } from '../../server/environment.ts';

/** For a page whose root could not load: its own origin answers. */
const fallback: PublicConfig = { apiBase: '', build: '' };

/** The configuration, for code outside components. Set once the page has mounted. */
export const siteConfig: { current?: PublicConfig } = {};

export const useConfig = (): PublicConfig => useRouteLoaderData<PublicConfig>('root') ?? fallback;
