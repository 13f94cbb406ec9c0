import { CompanionsScreen, companionsMessages, squareId } from '@companion/screens/companions';
import { onInteraction } from '@companion/screens/loading';
import { useIntl } from 'react-intl';
import { loadCompanions } from '../data/companions.ts';
import { loadOnServer } from '../data/load-on-server.ts';
import { userLoader } from '../data/user-loader.ts';
import { Head } from '../shell/head.tsx';
import { usePage } from '../shell/navigation.ts';
import type { Route } from './+types/companions';

const CompanionsWall = onInteraction(
  async () => (await import('../lazy/companions-wall.ts')).CompanionsWall,
);

export const loader = loadOnServer(loadCompanions);
export const clientLoader = userLoader((loads) => loads.loadCompanions);
export { shouldRevalidate } from '../data/user-loader.ts';

export default function Companions({ loaderData }: Route.ComponentProps) {
  const { companions, tag, requestId } = loaderData;
  const square = loaderData.square?.looks.length ? loaderData.square : null;
  const { formatMessage } = useIntl();
  const { hrefWith, change, reload } = usePage();
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
        requestId={requestId}
        onRetry={reload}
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
