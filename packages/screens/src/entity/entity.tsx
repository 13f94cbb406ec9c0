import type { EntityDetail } from '@companion/sdk/contract';
import { ArticleCard } from '@companion/ui/article-card';
import { Breadcrumb } from '@companion/ui/breadcrumb';
import { CoverArt } from '@companion/ui/cover-art';
import { EntityCard } from '@companion/ui/entity-card';
import { Sprite } from '@companion/ui/sprite';
import { hueScope, hueVars } from '@companion/ui/theme';
import { useIntl } from 'react-intl';
import { bodyOf } from '../game/body-of.ts';
import { gameMessages } from '../game/messages.ts';
import { page, useAddresses } from '../layout/index.ts';
import * as css from './entity.css.ts';
import { entityMessages } from './messages.ts';

export interface EntityScreenProps {
  entity: EntityDetail;
}

/** Somebody or something of a game, with what a player wants to know of it. */
export function EntityScreen({ entity }: EntityScreenProps) {
  const { formatMessage } = useIntl();
  const addresses = useAddresses();
  const { id, name, game, attributes, articles, related } = entity;
  const hue = game?.hue ?? 62;
  const body = bodyOf(entity);
  const cards = articles.length > 0 && related.length > 0 ? page.pairs : page.wideShelf;
  return (
    <main className={`${page.page} ${hueScope}`} style={hueVars(hue)} id="main" tabIndex={-1}>
      <Breadcrumb
        steps={[
          { label: formatMessage(gameMessages.library), href: addresses.library },
          ...(game
            ? [
                { label: game.name, href: addresses.game(game.id) },
                { label: formatMessage(gameMessages.guide), href: addresses.roles(game.id) },
              ]
            : []),
          { label: name, href: addresses.entity(id) },
        ]}
      />
      <div className={css.columns}>
        <div className={css.stage}>
          <div className={css.art}>
            <CoverArt seed={id} scene={game?.cover} hue={hue} shaded />
          </div>
          {body === undefined ? (
            <span className={css.seal} aria-hidden="true">
              {[...name][0]}
            </span>
          ) : (
            <Sprite seed={body} hue={hue} size={240} watching />
          )}
        </div>
        <div className={css.words}>
          <p className={css.kind}>{entity.kind_name}</p>
          <h1 className={css.title}>{name}</h1>
          <p className={css.summary}>{entity.summary}</p>
          <p className={css.description}>{entity.description}</p>
          {attributes.length > 0 && (
            <dl className={css.attributes}>
              {attributes.map(({ label, value }) => (
                <div key={label} className={css.attribute}>
                  <dt className={css.label}>{label}</dt>
                  <dd className={css.value}>{value}</dd>
                </div>
              ))}
            </dl>
          )}
        </div>
      </div>
      <div className={page.halves}>
        {articles.length > 0 && (
          <section className={page.section}>
            <h2 className={page.sectionTitle}>{formatMessage(entityMessages.articles)}</h2>
            <ul className={cards}>
              {articles.map((article) => (
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
        {related.length > 0 && (
          <section className={page.section}>
            <h2 className={page.sectionTitle}>{formatMessage(entityMessages.related)}</h2>
            <ul className={cards}>
              {related.map((other) => (
                <li key={other.id}>
                  <EntityCard
                    href={addresses.entity(other.id)}
                    name={other.name}
                    kind={other.kind_name}
                    summary={other.summary}
                    hue={hue}
                    seed={bodyOf(other)}
                  />
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
    </main>
  );
}
