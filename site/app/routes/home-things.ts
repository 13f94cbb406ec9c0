import { filmOf } from '@companion/film';
import { organization, type Thing, video } from '@companion/screens/head';
import type { FilmLink } from '../data/home.ts';
import type { Locale } from './paths.ts';

/** schema.org things of the home page at `url`: the product and its own film. Server only. */
export function homeThings({ configured }: FilmLink, locale: Locale, url: string): Thing[] {
  const { src, title, own } = filmOf(locale, configured);
  const film = own ? [video({ src, title, ...own }, url)] : [];
  return [organization(url), ...film];
}
