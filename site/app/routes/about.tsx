import { AboutScreen, aboutMessages } from '@companion/screens/about';
import { aboutThings } from '@companion/screens/head';
import { parsePath } from '@companion/screens/paths';
import { useIntl } from 'react-intl';
import { renderContext } from '../data/request-handler.ts';
import { Head } from '../shell/head.tsx';
import type { Route } from './+types/about';

export const loader = ({ url, context }: Route.LoaderArgs) => ({
  about: context.get(renderContext).documents().about[parsePath(url.pathname).locale],
});

export default function About({ loaderData: { about } }: Route.ComponentProps) {
  const { formatMessage } = useIntl();
  return (
    <>
      <Head
        title={formatMessage(aboutMessages.title)}
        description={about.mission}
        structured={(site) => (import.meta.env.SSR ? aboutThings(site) : [])}
      />
      <AboutScreen about={about} />
    </>
  );
}
