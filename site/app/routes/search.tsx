import { SearchScreen, searchScreenMessages } from '@companion/screens/search';
import { useIntl } from 'react-intl';
import { useRevalidator } from 'react-router';
import { loadSearch } from '../data/library.ts';
import { drafts } from '../session/chat-storage.ts';
import { Head } from '../shell/head.tsx';
import { LibrarySearch } from '../shell/library-search.tsx';
import type { Route } from './+types/search';
import { useParameters } from './use-parameters.ts';

export const loader = loadSearch;

export default function Search({ loaderData }: Route.ComponentProps) {
  const { words, game, kind, result, questions, companions } = loaderData;
  const { formatMessage } = useIntl();
  const { hrefWith, change } = useParameters();
  const { revalidate } = useRevalidator();
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
        onFilter={(filter) =>
          change({
            ...chosen,
            ...(filter.game !== undefined && { searchGame: filter.game }),
            ...(filter.kind !== undefined && { searchKind: filter.kind }),
            searchPage: 1,
          })
        }
        hrefOfPage={(searchPage) => hrefWith({ ...chosen, searchPage })}
        onRetry={revalidate}
        search={<LibrarySearch words={words} />}
      />
    </>
  );
}

export { PageError as ErrorBoundary } from '../shell/error-page.tsx';
