import type { Facet, KnowledgeSearch, Suggestion } from '@companion/sdk/contract';
import { ArticleCard } from '@companion/ui/article-card';
import { buttonClass } from '@companion/ui/button';
import { FilterBar } from '@companion/ui/chip';
import { EmptyState } from '@companion/ui/empty-state';
import { ErrorState } from '@companion/ui/error-state';
import { Highlight } from '@companion/ui/highlight';
import { Link } from '@companion/ui/link';
import { Pagination } from '@companion/ui/pagination';
import { visuallyHidden } from '@companion/ui/theme';
import { type ReactNode, useId } from 'react';
import { useIntl } from 'react-intl';
import { page, useAddresses } from '../layout/index.ts';
import { type AskedQuestion, Questions } from '../questions/index.ts';
import { questionsMessages } from '../questions/messages.ts';
import { searchScreenMessages as messages } from './messages.ts';
import * as css from './search.css.ts';

export interface SearchScreenProps {
  /** What was searched for; empty: nothing yet. */
  words: string;
  /** `null`: it could not be loaded. */
  result: KnowledgeSearch | null;
  /** Chosen filters; empty: all. */
  game: string;
  kind: string;
  onFilter: (filter: { game?: string; kind?: string }) => void;
  hrefOfPage: (page: number) => string;
  onRetry: () => void;
  /** What others ask, for who has not asked yet; `null`: it could not be loaded. */
  questions: readonly AskedQuestion[] | null;
  /** The search box, with what proposals it has. */
  search: ReactNode;
}

/** What is known about some words: hits with the words marked, narrowed by game and kind. */
export function SearchScreen({
  words,
  result,
  search,
  questions,
  onRetry,
  ...rest
}: SearchScreenProps) {
  const { formatMessage } = useIntl();
  const addresses = useAddresses();
  const askedId = useId();
  const named = result?.page === 1 ? result.suggestions.filter(isNamed) : [];
  return (
    <main className={page.page} id="main" tabIndex={-1}>
      <h1 className={visuallyHidden}>{formatMessage(messages.title)}</h1>
      <div className={css.search}>{search}</div>
      {named.length > 0 && <Named named={named} />}
      {words === '' ? (
        <div className={css.invitation}>
          <EmptyState title={formatMessage(messages.empty)} mood="curious">
            {formatMessage(messages.emptyText)}
          </EmptyState>
          {questions && questions.length > 0 && (
            <section aria-labelledby={askedId}>
              <h2 id={askedId} className={css.asked}>
                {formatMessage(questionsMessages.title)}
              </h2>
              <Questions questions={questions} />
            </section>
          )}
        </div>
      ) : result === null ? (
        <ErrorState onRetry={onRetry} />
      ) : result.total > 0 || rest.game !== '' || rest.kind !== '' ? (
        <Hits result={result} {...rest} />
      ) : named.length > 0 ? null : (
        <EmptyState
          title={formatMessage(messages.nothing, { words })}
          mood="thinking"
          acts={
            <Link href={addresses.partners} className={buttonClass({ tone: 'ember' })}>
              {formatMessage(messages.askCompanion)}
            </Link>
          }
        >
          {formatMessage(messages.nothingText)}
        </EmptyState>
      )}
    </main>
  );
}

type NamedThing = Suggestion & { kind: 'game' | 'entity' | 'companion' };

const isNamed = (suggestion: Suggestion): suggestion is NamedThing =>
  suggestion.kind === 'game' || suggestion.kind === 'entity' || suggestion.kind === 'companion';

const kindNames = {
  game: messages.game,
  entity: messages.entity,
  companion: messages.companion,
} as const;

/** What bears the name that was searched for: a game, a companion, somebody in a game. */
function Named({ named }: { named: readonly NamedThing[] }) {
  const { formatMessage } = useIntl();
  const addresses = useAddresses();
  const address = { game: addresses.game, entity: addresses.entity, companion: addresses.partner };
  return (
    <nav aria-label={formatMessage(messages.named)}>
      <ul className={css.named}>
        {named.map(({ kind, id, text }) => (
          <li key={`${kind} ${id}`}>
            <Link href={address[kind](id)} className={buttonClass({ tone: 'outline', size: 's' })}>
              {text}
              <span className={css.namedKind}>{formatMessage(kindNames[kind])}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Hits({
  result,
  game,
  kind,
  onFilter,
  hrefOfPage,
}: Pick<SearchScreenProps, 'game' | 'kind' | 'onFilter' | 'hrefOfPage'> & {
  result: KnowledgeSearch;
}) {
  const { formatMessage, formatNumber } = useIntl();
  const addresses = useAddresses();
  const { items, total, total_is_more, facets } = result;
  return (
    <div className={css.columns}>
      <div className={css.facets}>
        <Facets
          label={formatMessage(messages.game)}
          facets={facets.game}
          value={game}
          onChange={(value) => onFilter({ game: value })}
        />
        <Facets
          label={formatMessage(messages.kind)}
          facets={facets.kind}
          value={kind}
          onChange={(value) => onFilter({ kind: value })}
        />
      </div>
      <div>
        <p className={css.found} role="status">
          {formatMessage(total_is_more ? messages.foundMore : messages.found, {
            total: formatNumber(total),
          })}
        </p>
        <ul className={page.lines}>
          {items.map((hit) => (
            <li key={hit.id}>
              <ArticleCard
                href={addresses.article(hit.id)}
                title={<Highlight ranges={hit.title_ranges}>{hit.title}</Highlight>}
                game={`${hit.game_name} · ${hit.kind_name}`}
                excerpt={<Highlight ranges={hit.snippet_ranges}>{hit.snippet}</Highlight>}
                hue={hit.hue ?? 62}
                level={2}
              />
            </li>
          ))}
        </ul>
        <div className={page.pages}>
          <Pagination
            page={result.page}
            pageCount={Math.ceil(total / result.page_size)}
            hrefOf={hrefOfPage}
          />
        </div>
      </div>
    </div>
  );
}

function Facets({
  label,
  facets,
  value,
  onChange,
}: {
  label: string;
  facets: readonly Facet[];
  value: string;
  onChange: (value: string) => void;
}) {
  const { formatMessage } = useIntl();
  if (facets.length < 2 && value === '') return null;
  return (
    <div className={css.facet}>
      <p className={css.facetTitle} aria-hidden="true">
        {label}
      </p>
      <FilterBar
        label={label}
        value={value}
        onChange={onChange}
        options={[
          { value: '', label: formatMessage(messages.all) },
          ...facets.map(({ id, name, count }) => ({ value: id, label: name, count })),
        ]}
      />
    </div>
  );
}
