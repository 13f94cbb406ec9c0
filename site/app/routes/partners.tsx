import { PartnersScreen, squareId } from '@companion/screens/partners';
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
  const { characters, tag } = loaderData;
  const square = loaderData.square?.figures.length ? loaderData.square : null;
  const { formatMessage } = useIntl();
  const { hrefWith, change } = useParameters();
  const { revalidate } = useRevalidator();
  const pages = { partnersPage: characters?.page ?? 1, squarePage: square?.page ?? 1 };
  return (
    <>
      <Head
        title={formatMessage(siteMessages.partnersTitle)}
        description={formatMessage(siteMessages.partnersDescription)}
      />
      <PartnersScreen
        characters={characters}
        tag={tag}
        onTag={(next) => change({ tag: next, partnersPage: 1, squarePage: 1 })}
        hrefOfPage={(partnersPage) => hrefWith({ tag, ...pages, partnersPage })}
        onRetry={revalidate}
        squarePages={
          square && {
            page: square.page,
            pageCount: square.pageCount,
            hrefOf: (squarePage) => `${hrefWith({ tag, ...pages, squarePage })}#${squareId}`,
          }
        }
      >
        {square && <PartnersWall figures={square.figures} />}
      </PartnersScreen>
    </>
  );
}

export { PageError as ErrorBoundary } from '../error-page.tsx';
