import { filmOf } from '@companion/film';
import { organization, type Thing, video } from '@companion/screens/head';
import { homeMessages } from '@companion/screens/home';
import { useIntl } from 'react-intl';
import { useLocation, useRouteLoaderData } from 'react-router';
import type { PublicConfig } from '../data/config.ts';
import { Head } from '../shell/head.tsx';
import { type Locale, parsePath } from './paths.ts';

/** Head of the home page on all devices. */
export function HomeHead() {
  const { formatMessage } = useIntl();
  const { locale } = parsePath(useLocation().pathname);
  const promoVideo = useRouteLoaderData<PublicConfig>('root')?.promoVideo;
  return (
    <Head
      description={formatMessage(homeMessages.description)}
      structured={(absolute) =>
        import.meta.env.SSR ? homeThings(promoVideo, locale, absolute('/')) : []
      }
    />
  );
}

/** schema.org things of the home page at `url`: the product and its own film. Server only. */
function homeThings(promoVideo: string | undefined, locale: Locale, url: string): Thing[] {
  const { src, title, own } = filmOf(locale, promoVideo);
  const film = own ? [video({ src, title, ...own }, url)] : [];
  return [organization(url), ...film];
}
