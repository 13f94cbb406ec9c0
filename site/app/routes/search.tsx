import { SearchScreen, searchScreenMessages } from '@companion/screens/search';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { loadSearch } from '../data/library.ts';
import { loadOnServer } from '../data/load-on-server.ts';
import { userLoader } from '../data/user-loader.ts';
import { drafts } from '../session/chat-storage.ts';
import { recentSearches } from '../session/recent-searches.ts';
import { Head } from '../shell/head.tsx';
import { LibrarySearch } from '../shell/library-search.tsx';
import { usePage } from '../shell/navigation.ts';
import type { Route } from './+types/search';

export const loader = loadOnServer(loadSearch);
export const clientLoader = userLoader((loads) => loads.loadSearch);
export { shouldRevalidate } from '../data/user-loader.ts';

export default function Search({ loaderData }: Route.ComponentProps) {
  const { words, game, kind, result, questions, companions, requestId } = loaderData;
  const { formatMessage } = useIntl();
  const { hrefWith, change, reload } = usePage();
  useEffect(() => recentSearches.add(words), [words]);
  const chosen = { searchValue: words, searchGame: game, searchKind: kind };
  return (
    <>
      <Head
        title={
          words === ''
            ? formatMessage(searchScreenMessages.pageTitle)
            : formatMessage(searchScreenMessages.resultsTitle, { words })
        }
        description={formatMessage(searchScreenMessages.emptyText)}
        noIndex={words !== ''}
      />
      <SearchScreen
        words={words}
        result={result}
        questions={questions}
        companions={companions}
        onAsk={(id) => drafts.append(id, words)}
        game={game}
        kind={kind}
        onGame={(searchGame) => change({ searchGame, searchPage: 1 })}
        onKind={(searchKind) => change({ searchKind, searchPage: 1 })}
        hrefOfPage={(searchPage) => hrefWith({ ...chosen, searchPage })}
        requestId={requestId}
        onRetry={reload}
        search={<LibrarySearch words={words} />}
      />
    </>
  );
}
