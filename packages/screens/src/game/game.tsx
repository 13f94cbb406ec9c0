import type { GameDetail } from '@companion/sdk/contract';
import { ArticleCard } from '@companion/ui/article-card';
import { Breadcrumb } from '@companion/ui/breadcrumb';
import { CompanionCard } from '@companion/ui/companion-card';
import { CoverArt } from '@companion/ui/cover-art';
import { EntityCard } from '@companion/ui/entity-card';
import { TextLink } from '@companion/ui/link';
import { Tabs } from '@companion/ui/tabs';
import { hueScope, hueVars } from '@companion/ui/theme';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { page, useAddresses } from '../layout/index.ts';
import { bodyOf } from './body-of.ts';
import * as css from './game.css.ts';
import { gameMessages } from './messages.ts';

export interface GameScreenProps {
  game: GameDetail;
}

/** A game as a field guide: what it is, its facts beside it, who and what is in it, what is asked. */
export function GameScreen({ game }: GameScreenProps) {
  const { formatMessage } = useIntl();
  const addresses = useAddresses();
  const { id, name, hue = 62, cover } = game;
  return (
    <main className={`${page.page} ${hueScope}`} style={hueVars(hue)} id="main" tabIndex={-1}>
      <Breadcrumb
        steps={[
          { label: formatMessage(gameMessages.library), href: addresses.library },
          { label: name, href: addresses.game(id) },
        ]}
      />
      <header className={css.hero}>
        <div className={css.art}>
          <CoverArt seed={id} scene={cover} hue={hue} shaded />
        </div>
        <div className={css.heroWords}>
          <p className={css.genre}>{game.genre_name}</p>
          <h1 className={css.title}>{name}</h1>
          <p className={css.tagline}>{game.tagline}</p>
        </div>
      </header>
      <div className={css.columns}>
        <div className={css.prose}>
          {game.prose.map((paragraph) => (
            <p key={paragraph} className={css.paragraph}>
              {paragraph}
            </p>
          ))}
        </div>
        <Facts game={game} />
      </div>
      {game.articles.length > 0 && (
        <section className={page.section}>
          <h2 className={page.sectionTitle}>{formatMessage(gameMessages.articles)}</h2>
          <ul className={page.wideShelf}>
            {game.articles.map((article) => (
              <li key={article.id}>
                <ArticleCard
                  href={addresses.article(article.id)}
                  title={article.title}
                  game={article.kind_name}
                  excerpt={article.question}
                  hue={hue}
                />
              </li>
            ))}
          </ul>
        </section>
      )}
      {game.entities.length > 0 && <Guide game={game} hue={hue} />}
      {game.characters.length > 0 && (
        <section className={page.section}>
          <h2 className={page.sectionTitle}>{formatMessage(gameMessages.companions)}</h2>
          <ul className={page.shelf}>
            {game.characters.map((character) => (
              <li key={character.id}>
                <CompanionCard
                  href={addresses.partner(character.id)}
                  name={character.name}
                  line={character.line}
                  seed={character.seed ?? character.id}
                  hue={character.hue ?? 62}
                />
              </li>
            ))}
          </ul>
        </section>
      )}
    </main>
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
  return (
    <aside className={css.facts} aria-label={formatMessage(gameMessages.facts)}>
      <h2 className={css.factsTitle}>{formatMessage(gameMessages.facts)}</h2>
      <dl className={css.factList}>
        {facts.map(({ label, value }) => (
          <div key={label} className={css.fact}>
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
    <section className={page.section}>
      <h2 className={page.sectionTitle}>{formatMessage(gameMessages.guide)}</h2>
      <Tabs
        label={formatMessage(gameMessages.guide)}
        value={kind}
        onChange={setKind}
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
                      <EntityCard
                        href={addresses.entity(entity.id)}
                        name={entity.name}
                        kind={entity.kind_name}
                        summary={entity.summary}
                        hue={hue}
                        seed={bodyOf(entity)}
                      />
                    </li>
                  ))}
              </ul>
              {id === 'role' && (
                <p className={css.more}>
                  <TextLink href={addresses.roles(game.id)}>
                    {formatMessage(gameMessages.allRoles)}
                  </TextLink>
                </p>
              )}
            </>
          ),
        }))}
      />
    </section>
  );
}
