import { PartnersScreen } from '@companion/screens/partners';
import { useIntl } from 'react-intl';
import { useRevalidator } from 'react-router';
import { PartnersWall } from '../after-first-act.tsx';
import { loadPartners } from '../data/partners.ts';
import { Head } from '../head.tsx';
import { siteMessages } from '../messages.ts';
import { useParameters } from '../parameters.ts';
import type { Route } from './+types/partners';

export const loader = loadPartners;

export default function Partners({ loaderData }: Route.ComponentProps) {
  const { characters, figures, tag } = loaderData;
  const { formatMessage } = useIntl();
  const { hrefWith, change } = useParameters();
  const { revalidate } = useRevalidator();
  return (
    <>
      <Head
        title={formatMessage(siteMessages.partnersTitle)}
        description={formatMessage(siteMessages.partnersDescription)}
      />
      <PartnersScreen
        characters={characters}
        tag={tag}
        onTag={(next) => change({ tag: next, partnersPage: 1 })}
        hrefOfPage={(partnersPage) => hrefWith({ tag, partnersPage })}
        onRetry={revalidate}
      >
        {figures && figures.length > 0 && <PartnersWall figures={figures} />}
      </PartnersScreen>
    </>
  );
}

export { PageError as ErrorBoundary } from '../error-page.tsx';
