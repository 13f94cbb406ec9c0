import type { GameDetail } from '@companion/sdk/contract';
import { Breadcrumb } from '@companion/ui/breadcrumb';
import { CoverArt } from '@companion/ui/cover-art';
import { TextLink } from '@companion/ui/link';
import { LAMP_HUE } from '@companion/ui/logo';
import { Tabs } from '@companion/ui/tabs';
import { type ReactNode, useState } from 'react';
import { useIntl } from 'react-intl';
import { ArticleEntry } from '../cards/article.tsx';
import { CompanionEntry } from '../cards/companion.tsx';
import { EntityEntry } from '../cards/entity.tsx';
import { PageTop, Paragraphs, page, Screen, Section, useAddresses } from '../layout/index.ts';
import * as css from './game.css.ts';
import { gameMessages } from './messages.ts';

export interface GameScreenProps {
  game: GameDetail;
  /** Buttons above the title, for example to keep the page. */
  acts?: ReactNode;
}

/** A game: description, facts, articles, entities by kind and the companions that know it. */
export function GameScreen({ game, acts }: GameScreenProps) {
  const { formatMessage } = useIntl();
  const addresses = useAddresses();
  const { id, name, hue = LAMP_HUE, cover } = game;
  return (
    <Screen className={page.page} hue={hue}>
      <PageTop acts={acts}>
        <Breadcrumb
          items={[
            { label: formatMessage(gameMessages.library), href: addresses.library },
            { label: name, href: addresses.game(id) },
          ]}
        />
      </PageTop>
      <header className={css.hero}>
        <div className={css.art}>
          <CoverArt seed={id} scene={cover} hue={hue} />
        </div>
        <div className={css.heroWords}>
          <p className={css.genre}>{game.genre_name}</p>
          <h1 className={css.title}>{name}</h1>
          <p className={css.tagline}>{game.tagline}</p>
        </div>
      </header>
      <div className={css.columns}>
        <div className={css.prose}>
          <Paragraphs
            texts={game.prose.length > 0 ? game.prose : [game.summary]}
            className={css.paragraph}
          />
        </div>
        <Facts game={game} />
      </div>
      {game.articles.length > 0 && (
        <Section title={formatMessage(gameMessages.articles)}>
          <ul className={page.wideShelf}>
            {game.articles.map((article) => (
              <li key={article.id}>
                <ArticleEntry article={article} hue={hue} />
              </li>
            ))}
          </ul>
        </Section>
      )}
      {game.entities.length > 0 && <Guide game={game} hue={hue} />}
      {game.characters.length > 0 && (
        <Section title={formatMessage(gameMessages.companions)}>
          <ul className={page.shelf}>
            {game.characters.map((companion) => (
              <li key={companion.id}>
                {/* The card names no games: all companions here know this one. */}
                <CompanionEntry companion={{ ...companion, games: [] }} />
              </li>
            ))}
          </ul>
        </Section>
      )}
    </Screen>
  );
}

function Facts({ game }: { game: GameDetail }) {
  const { formatMessage, formatDate } = useIntl();
  const released =
    game.released && formatDate(game.released, { dateStyle: 'long', timeZone: 'UTC' });
  const facts = [
    { label: formatMessage(gameMessages.developer), value: game.developer },
    { label: formatMessage(gameMessages.released), value: released ?? '' },
    { label: formatMessage(gameMessages.players), value: game.players },
    ...game.facts,
  ].filter(({ value }) => value !== '');
  if (facts.length === 0) return null;
  return (
    <aside className={css.facts} aria-label={formatMessage(gameMessages.facts)}>
      <h2 className={css.factsTitle}>{formatMessage(gameMessages.facts)}</h2>
      <dl className={css.factList}>
        {facts.map(({ label, value }, index) => (
          <div key={index} className={css.fact}>
            <dt className={css.label}>{label}</dt>
            <dd className={css.value}>{value}</dd>
          </div>
        ))}
      </dl>
    </aside>
  );
}

function Guide({ game, hue }: { game: GameDetail; hue: number }) {
  const { formatMessage } = useIntl();
  const addresses = useAddresses();
  const kinds = game.entity_kinds.filter(({ id }) => game.entities.some(({ kind }) => kind === id));
  const [kind, setKind] = useState(kinds[0]?.id ?? '');
  return (
    <Section title={formatMessage(gameMessages.guide)}>
      <Tabs
        label={formatMessage(gameMessages.guide)}
        value={kind}
        onValueChange={setKind}
        tabs={kinds.map(({ id, name, count }) => ({
          value: id,
          label: `${name} ${count}`,
          content: (
            <>
              <ul className={page.wideShelf}>
                {game.entities
                  .filter((entity) => entity.kind === id)
                  .map((entity) => (
                    <li key={entity.id}>
                      <EntityEntry entity={entity} hue={hue} />
                    </li>
                  ))}
              </ul>
              {id === 'role' && (
                <p className={css.more}>
                  <TextLink href={addresses.entities(game.id)}>
                    {formatMessage(gameMessages.allEntities)}
                  </TextLink>
                </p>
              )}
            </>
          ),
        }))}
      />
    </Section>
  );
}
