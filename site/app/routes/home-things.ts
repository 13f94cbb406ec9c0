import type { Film } from '@companion/film';
import { organization, type Thing, video } from '@companion/screens/head';

/** schema.org things of the home page at `url`: the product and its own film. */
export function homeThings({ src, title, own }: Film, url: string): Thing[] {
  const film = import.meta.env.SSR && own ? [video({ src, title, ...own }, url)] : [];
  return [organization(url), ...film];
}
