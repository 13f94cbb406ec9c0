import { AboutScreen, aboutMessages } from '@companion/screens/about';
import { aboutThings } from '@companion/screens/head';
import { useIntl } from 'react-intl';
import { Head } from '../shell/head.tsx';
import type { Route } from './+types/about';

export { loadAbout as loader } from '../data/documents.ts';

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
