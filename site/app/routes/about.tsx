import { AboutScreen, aboutMessages } from '@companion/screens/about';
import { organization } from '@companion/screens/head';
import { useIntl } from 'react-intl';
import { loadAbout } from '../data/about.ts';
import { Head } from '../shell/head.tsx';
import type { Route } from './+types/about';

export const loader = loadAbout;

export default function About({ loaderData: { about } }: Route.ComponentProps) {
  const { formatMessage } = useIntl();
  return (
    <>
      <Head
        title={formatMessage(aboutMessages.title)}
        description={about.mission}
        structured={(absolute) => [organization(absolute('/'))]}
      />
      <AboutScreen about={about} />
    </>
  );
}

export { PageError as ErrorBoundary } from '../shell/error-page.tsx';
