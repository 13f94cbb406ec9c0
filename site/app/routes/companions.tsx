import { CompanionsScreen, companionsMessages, squareId } from '@companion/screens/companions';
import { useIntl } from 'react-intl';
import { useRevalidator } from 'react-router';
import { loadCompanions } from '../data/companions.ts';
import { CompanionsWall } from '../lazy/on-interaction.tsx';
import { Head } from '../shell/head.tsx';
import type { Route } from './+types/companions';
import { useParameters } from './use-parameters.ts';

export const loader = loadCompanions;

export default function Companions({ loaderData }: Route.ComponentProps) {
  const { companions, tag } = loaderData;
  const square = loaderData.square?.looks.length ? loaderData.square : null;
  const { formatMessage } = useIntl();
  const { hrefWith, change } = useParameters();
  const { revalidate } = useRevalidator();
  const pages = { companionsPage: companions?.page ?? 1, squarePage: square?.page ?? 1 };
  return (
    <>
      <Head
        title={formatMessage(companionsMessages.title)}
        description={formatMessage(companionsMessages.description)}
      />
      <CompanionsScreen
        companions={companions}
        tag={tag}
        onTag={(next) => change({ tag: next, companionsPage: 1, squarePage: 1 })}
        hrefOfPage={(companionsPage) => hrefWith({ tag, ...pages, companionsPage })}
        onRetry={revalidate}
        squarePages={
          square && {
            page: square.page,
            pageCount: square.pageCount,
            hrefOf: (squarePage) => `${hrefWith({ tag, ...pages, squarePage })}#${squareId}`,
          }
        }
      >
        {square && <CompanionsWall looks={square.looks} />}
      </CompanionsScreen>
    </>
  );
}

export { PageError as ErrorBoundary } from '../shell/error-page.tsx';
