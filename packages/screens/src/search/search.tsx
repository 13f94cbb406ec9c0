import type { Facet, KnowledgeSearch, Suggestion } from '@companion/sdk/contract';
import { ArticleCard } from '@companion/ui/article-card';
import { FilterBar } from '@companion/ui/chip';
import { ErrorState } from '@companion/ui/error-state';
import { Highlight } from '@companion/ui/highlight';
import { LinkButton } from '@companion/ui/link';
import { LAMP_HUE, ourCompanion } from '@companion/ui/logo';
import { type Mood, Sprite } from '@companion/ui/sprite';
import { visuallyHidden } from '@companion/ui/theme';
import { type ReactNode, useId } from 'react';
import { useIntl } from 'react-intl';
import { type AskableCompanion, AskCompanions } from '../ask-companions/index.ts';
import { ListPages, page, Screen, useAddresses } from '../layout/index.ts';
import { type AskedQuestion, Questions } from '../questions/index.ts';
import { questionsMessages } from '../questions/messages.ts';
import { searchScreenMessages as messages } from './messages.ts';
import * as css from './search.css.ts';

export interface SearchScreenProps {
  /** The search text; empty: no search yet. */
  words: string;
  /** `null`: it could not be loaded. */
  result: KnowledgeSearch | null;
  /** Chosen filters; empty: all. */
  game: string;
  kind: string;
  onFilter: (filter: { game?: string; kind?: string }) => void;
  hrefOfPage: (page: number) => string;
  onRetry: () => void;
  /** Shown before a search; `null`: they could not be loaded. */
  questions: readonly AskedQuestion[] | null;
  /** Shown when nothing was found; `null`: they could not be loaded. */
  companions: readonly AskableCompanion[] | null;
  /** A companion was chosen: the search text becomes the draft of its chat. */
  onAsk: (companionId: string) => void;
  /** The search box with its suggestions. */
  search: ReactNode;
}

/** Search results with marked matches, filtered by game and kind. */
export function SearchScreen({
  words,
  result,
  search,
  questions,
  companions,
  onAsk,
  onRetry,
  ...rest
}: SearchScreenProps) {
  const { formatMessage } = useIntl();
  const addresses = useAddresses();
  const foundText = useFoundText();
  const named = result?.page === 1 ? result.suggestions.filter(isNamed) : [];
  const isAnswered = words !== '' && result !== null;
  const hasHits = isAnswered && (result.total > 0 || rest.game !== '' || rest.kind !== '');
  const hasNothing = isAnswered && !hasHits && named.length === 0;
  return (
    <Screen className={page.page}>
      <h1 className={visuallyHidden}>{formatMessage(messages.title)}</h1>
      <div className={css.search}>{search}</div>
      {/* Always rendered: a live region must exist before its text. */}
      <p className={visuallyHidden} role="status">
        {hasHits && foundText(result)}
        {hasNothing && formatMessage(messages.nothing, { words })}
      </p>
      {named.length > 0 && <Named named={named} />}
      {words === '' ? (
        <Listening
          mood="curious"
          title={formatMessage(messages.empty)}
          hint={formatMessage(messages.emptyText)}
        >
          {questions && questions.length > 0 && <Asked questions={questions} />}
        </Listening>
      ) : result === null ? (
        <ErrorState onRetry={onRetry} />
      ) : hasHits ? (
        <Hits result={result} {...rest} />
      ) : (
        hasNothing && (
          <Listening
            mood="thinking"
            title={formatMessage(messages.nothing, { words })}
            hint={formatMessage(messages.nothingText)}
          >
            {companions && companions.length > 0 ? (
              <div className={css.companions}>
                <AskCompanions companions={companions} onAsk={onAsk} />
              </div>
            ) : (
              <LinkButton className={css.act} href={addresses.companions} tone="ember">
                {formatMessage(messages.askCompanion)}
              </LinkButton>
            )}
          </Listening>
        )
      )}
    </Screen>
  );
}

/** Shown instead of results: a companion with a hint. */
function Listening({
  mood,
  title,
  hint,
  children,
}: {
  mood: Mood;
  title: string;
  hint: string;
  children: ReactNode;
}) {
  return (
    <div className={css.listening}>
      <div className={css.words}>
        <h2 className={css.title}>{title}</h2>
        <p className={css.hint}>{hint}</p>
        {children}
      </div>
      <div className={css.listener} aria-hidden="true">
        <div className={css.body}>
          <Sprite {...ourCompanion} size={320} mood={mood} watching filling />
        </div>
      </div>
    </div>
  );
}

/** Questions of other players, shown before a search. */
function Asked({ questions }: { questions: readonly AskedQuestion[] }) {
  const { formatMessage } = useIntl();
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className={css.asked}>
        {formatMessage(questionsMessages.title)}
      </h3>
      <Questions questions={questions} />
    </section>
  );
}

function useFoundText() {
  const { formatMessage, formatNumber } = useIntl();
  return ({ total, total_is_more }: KnowledgeSearch) =>
    formatMessage(total_is_more ? messages.foundMore : messages.found, {
      total: formatNumber(total),
    });
}

type NamedThing = Suggestion & { kind: 'game' | 'entity' | 'companion' };

const isNamed = (suggestion: Suggestion): suggestion is NamedThing =>
  suggestion.kind === 'game' || suggestion.kind === 'entity' || suggestion.kind === 'companion';

const kindNames = {
  game: messages.game,
  entity: messages.entity,
  companion: messages.companion,
} as const;

/** Games, companions and entities whose name matches. */
function Named({ named }: { named: readonly NamedThing[] }) {
  const { formatMessage } = useIntl();
  const addresses = useAddresses();
  const address = {
    game: addresses.game,
    entity: addresses.entity,
    companion: addresses.companion,
  };
  return (
    <nav aria-label={formatMessage(messages.named)}>
      <ul className={css.named}>
        {named.map(({ kind, id, text }) => (
          <li key={`${kind} ${id}`}>
            <LinkButton href={address[kind](id)} size="s">
              {text}
              <span className={css.namedKind}>{formatMessage(kindNames[kind])}</span>
            </LinkButton>
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
  const { formatMessage } = useIntl();
  const addresses = useAddresses();
  const foundText = useFoundText();
  const { items, facets } = result;
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
        <p className={css.found}>{foundText(result)}</p>
        <ul className={page.lines}>
          {items.map((hit) => (
            <li key={hit.id}>
              <ArticleCard
                href={addresses.article(hit.id)}
                title={<Highlight ranges={hit.title_ranges}>{hit.title}</Highlight>}
                game={`${hit.game_name} · ${hit.kind_name}`}
                excerpt={<Highlight ranges={hit.snippet_ranges}>{hit.snippet}</Highlight>}
                hue={hit.hue ?? LAMP_HUE}
                level={2}
              />
            </li>
          ))}
        </ul>
        <ListPages of={result} hrefOf={hrefOfPage} />
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
