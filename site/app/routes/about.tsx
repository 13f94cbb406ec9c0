import { AboutScreen } from '@companion/screens/about';
import { useIntl } from 'react-intl';
import { loadAbout } from '../data/about.ts';
import { siteMessages } from '../locales/messages.ts';
import { Head } from '../shell/head.tsx';
import { organization } from '../shell/structured-data.ts';
import type { Route } from './+types/about';

export const loader = loadAbout;

export default function About({ loaderData: { about } }: Route.ComponentProps) {
  const { formatMessage } = useIntl();
  return (
    <>
      <Head
        title={formatMessage(siteMessages.aboutTitle)}
        description={about.mission}
        structured={(absolute) => [organization(absolute('/'))]}
      />
      <AboutScreen about={about} />
    </>
  );
}

export { PageError as ErrorBoundary } from '../shell/error-page.tsx';
