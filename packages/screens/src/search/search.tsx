import type { Facet, KnowledgeSearch, Suggestion } from '@companion/sdk/contract';
import { ArticleCard } from '@companion/ui/article-card';
import { FilterBar } from '@companion/ui/chip';
import { EntityCard } from '@companion/ui/entity-card';
import { Highlight } from '@companion/ui/highlight';
import { LinkButton } from '@companion/ui/link';
import { LAMP_HUE, ourCompanion } from '@companion/ui/logo';
import { Select } from '@companion/ui/select';
import { type Mood, Sprite } from '@companion/ui/sprite';
import { visuallyHidden } from '@companion/ui/theme';
import { type ReactNode, useId } from 'react';
import { useIntl } from 'react-intl';
import { type AskableCompanion, AskCompanions } from '../ask-companions/index.ts';
import { bodyOf } from '../cards/body-of.ts';
import { leftOutIfBroken } from '../cards/left-out-if-broken.tsx';
import { ListPages, ListProblem, page, Screen, useAddresses } from '../layout/index.ts';
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
  /** Gets the chosen game; empty: all. */
  onGame: (game: string) => void;
  /** Gets the chosen kind; empty: all. */
  onKind: (kind: string) => void;
  hrefOfPage: (page: number) => string;
  /** Names the failed request in the server's log. */
  requestId?: string | undefined;
  onRetry: () => void;
  /** Shown without results and before a search; `null`: they could not be loaded. */
  questions: readonly AskedQuestion[] | null;
  /** Companions who may know more; `null`: they could not be loaded. */
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
  requestId,
  onRetry,
  ...rest
}: SearchScreenProps) {
  const { formatMessage } = useIntl();
  const foundText = useFoundText();
  const isAnswered = words !== '' && result !== null;
  const hasFound = isAnswered && (result.total > 0 || result.items.length > 0);
  const hasHits = isAnswered && (hasFound || rest.game !== '' || rest.kind !== '');
  const hasNothing = isAnswered && !hasHits;
  const asked = questions && questions.length > 0 && <Asked questions={questions} />;
  const askable = companions && companions.length > 0 && (
    <AskCompanions companions={companions} onAsk={onAsk} />
  );
  return (
    <Screen className={page.page}>
      <h1 className={visuallyHidden}>{formatMessage(messages.title)}</h1>
      <div className={css.search}>{search}</div>
      {/* Always rendered: a live region must exist before its text. */}
      <p className={visuallyHidden} role="status">
        {/* A new element is announced, also with the same number. */}
        {hasHits && (
          <span key={[words, rest.game, rest.kind, result.page].join(' ')}>
            {foundText(result)}
          </span>
        )}
        {hasNothing && <span>{formatMessage(messages.nothing, { words })}</span>}
      </p>
      {words === '' ? (
        <Listening
          mood="curious"
          title={formatMessage(messages.empty)}
          hint={formatMessage(messages.emptyText)}
        >
          {asked}
        </Listening>
      ) : result === null ? (
        <ListProblem items={null} requestId={requestId} onRetry={onRetry} />
      ) : hasHits ? (
        <Hits result={result} askable={askable} {...rest} />
      ) : (
        <NothingFound words={words} near={result.near} askable={askable}>
          {asked}
        </NothingFound>
      )}
    </Screen>
  );
}

/** Nothing was found: names that are near, companions to ask, and questions of other players. */
function NothingFound({
  words,
  near,
  askable,
  children,
}: {
  words: string;
  near: readonly Suggestion[];
  askable: ReactNode;
  children: ReactNode;
}) {
  const { formatMessage } = useIntl();
  const addresses = useAddresses();
  return (
    <Listening
      mood="thinking"
      title={formatMessage(messages.nothing, { words })}
      hint={formatMessage(messages.nothingText)}
    >
      {near.length > 0 && <Near near={near} />}
      {askable ? (
        <div className={css.companions}>{askable}</div>
      ) : (
        <LinkButton className={css.act} href={addresses.companions} tone="primary">
          {formatMessage(messages.askCompanion)}
        </LinkButton>
      )}
      {children}
    </Listening>
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

/** Questions of other players. */
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
  const { formatMessage } = useIntl();
  return ({ total, total_is_more }: KnowledgeSearch) =>
    formatMessage(total_is_more ? messages.foundMore : messages.found, { total });
}

const kindNames = {
  game: messages.game,
  entity: messages.entity,
  companion: messages.companion,
} as const;

/** “Did you mean”: games, companions and entities with a similar name. */
function Near({ near }: { near: readonly Suggestion[] }) {
  const { formatMessage } = useIntl();
  const addresses = useAddresses();
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className={css.asked}>
        {formatMessage(messages.near)}
      </h3>
      <ul className={css.near}>
        {near.map(({ kind, id, text }) => (
          <li key={`${kind} ${id}`}>
            {kind !== 'article' && kind !== 'question' && (
              <LinkButton href={addresses[kind](id)} size="s">
                <span>{text}</span>
                <span className={css.nearKind}>{formatMessage(kindNames[kind])}</span>
              </LinkButton>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

interface FacetsProps extends Pick<SearchScreenProps, 'game' | 'kind' | 'onGame' | 'onKind'> {
  result: KnowledgeSearch;
}

function Hits({
  hrefOfPage,
  askable,
  ...facets
}: FacetsProps & Pick<SearchScreenProps, 'hrefOfPage'> & { askable: ReactNode }) {
  const { formatMessage } = useIntl();
  const foundText = useFoundText();
  const id = useId();
  const { result } = facets;
  const { items, corrected } = result;
  return (
    <div className={css.columns}>
      <div className={css.results}>
        <p className={css.found}>
          {corrected !== '' && (
            <span>{`${formatMessage(messages.corrected, { corrected })} `}</span>
          )}
          {/* The status above says it. */}
          <span aria-hidden="true">{foundText(result)}</span>
        </p>
        <Facets {...facets} />
        <ul className={page.lines}>
          {items.map((hit) => (
            <li key={`${hit.type} ${hit.id}`}>
              <HitCard hit={hit} />
            </li>
          ))}
        </ul>
        <ListPages of={result} hrefOf={hrefOfPage} />
      </div>
      {askable && (
        <aside aria-labelledby={id}>
          <h2 id={id} className={css.aside}>
            {formatMessage(messages.whoKnows)}
          </h2>
          {askable}
        </aside>
      )}
    </div>
  );
}

const HitCard = leftOutIfBroken(function HitCard({
  hit,
}: {
  hit: KnowledgeSearch['items'][number];
}) {
  const addresses = useAddresses();
  const { type, id, title, snippet, hue = LAMP_HUE, kind_name, game_name } = hit;
  const where = [game_name !== title && game_name, kind_name].filter(Boolean).join(' · ');
  if (type === 'article')
    return (
      <ArticleCard
        href={addresses.article(id)}
        title={<Highlight ranges={hit.title_ranges}>{title}</Highlight>}
        game={where}
        excerpt={<Highlight ranges={hit.snippet_ranges}>{snippet}</Highlight>}
        hue={hue}
        level={2}
      />
    );
  return (
    <EntityCard
      href={addresses[type](id)}
      name={title}
      kind={where}
      summary={snippet}
      seed={type === 'companion' ? (hit.seed ?? id) : type === 'entity' ? bodyOf(hit) : undefined}
      look={hit.look}
      hue={hue}
      level={2}
    />
  );
});

/** Kinds that fit into one row; the others have few results. */
const MAX_KINDS = 7;

/** One row: the game in a select, the kinds as chips. */
function Facets({ result: { facets }, game, kind, onGame, onKind }: FacetsProps) {
  const { formatMessage } = useIntl();
  const isUseful = (options: readonly Facet[], value: string) => options.length > 1 || value !== '';
  const hasGames = isUseful(facets.game, game);
  const hasKinds = isUseful(facets.kind, kind);
  if (!hasGames && !hasKinds) return null;
  const games = facets.game.map(({ id, name, count }) => ({
    value: id,
    label: `${name} ${count}`,
  }));
  // Without an option of its own it would read "all games", and could not be given up.
  if (game !== '' && facets.game.every(({ id }) => id !== game))
    games.push({ value: game, label: game });
  const kinds = facets.kind.filter(({ id }, index) => index < MAX_KINDS || id === kind);
  return (
    <div className={css.facets}>
      {hasGames && (
        <Select
          className={css.game}
          label={formatMessage(messages.game)}
          labelHidden
          value={game}
          onChange={(event) => onGame(event.target.value)}
          options={[{ value: '', label: formatMessage(messages.allGames) }, ...games]}
        />
      )}
      {hasKinds && (
        <FilterBar
          className={css.kinds}
          label={formatMessage(messages.kind)}
          value={kind}
          onValueChange={onKind}
          options={[
            { value: '', label: formatMessage(messages.all) },
            ...kinds.map(({ id, name, count }) => ({ value: id, label: name, count })),
          ]}
        />
      )}
    </div>
  );
}
