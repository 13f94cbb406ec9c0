import type { EntityDetail } from '@companion/sdk/contract';
import { Breadcrumb } from '@companion/ui/breadcrumb';
import { CoverArt } from '@companion/ui/cover-art';
import { LAMP_HUE } from '@companion/ui/logo';
import { Pictogram } from '@companion/ui/pictogram';
import { Sprite } from '@companion/ui/sprite';
import { useIntl } from 'react-intl';
import { ArticleEntry } from '../cards/article.tsx';
import { bodyOf } from '../cards/body-of.ts';
import { EntityEntry } from '../cards/entity.tsx';
import { gameMessages } from '../game/messages.ts';
import { page, Screen, Section, useAddresses } from '../layout/index.ts';
import * as css from './entity.css.ts';
import { entityMessages } from './messages.ts';

export interface EntityScreenProps {
  entity: EntityDetail;
}

/** An entity of a game: role, creature, item, place … */
export function EntityScreen({ entity }: EntityScreenProps) {
  const { formatMessage } = useIntl();
  const addresses = useAddresses();
  const { id, name, game, attributes, articles, related } = entity;
  const hue = game?.hue ?? LAMP_HUE;
  const body = bodyOf(entity);
  const cards = articles.length > 0 && related.length > 0 ? page.pairs : page.wideShelf;
  return (
    <Screen className={page.page} hue={hue}>
      <Breadcrumb
        items={[
          { label: formatMessage(gameMessages.library), href: addresses.library },
          ...(game
            ? [
                { label: game.name, href: addresses.game(game.id) },
                { label: formatMessage(gameMessages.guide), href: addresses.entities(game.id) },
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
            <Pictogram
              name={entity.icon ?? ''}
              size={168}
              className={css.pictogram}
              otherwise={<span className={css.seal}>{[...name][0]}</span>}
            />
          ) : (
            <Sprite seed={body} look={entity.look} hue={hue} size={240} watching />
          )}
        </div>
        <div className={css.words}>
          <p className={css.kind}>{entity.kind_name}</p>
          <h1 className={css.title}>{name}</h1>
          <p className={css.summary}>{entity.summary}</p>
          <p className={css.description}>{entity.description}</p>
          {attributes.length > 0 && (
            <dl className={css.attributes}>
              {attributes.map(({ label, value }, index) => (
                <div key={index} className={css.attribute}>
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
          <Section title={formatMessage(entityMessages.articles, { name })}>
            <ul className={cards}>
              {articles.map((article) => (
                <li key={article.id}>
                  <ArticleEntry article={article} hue={hue} />
                </li>
              ))}
            </ul>
          </Section>
        )}
        {related.length > 0 && (
          <Section title={formatMessage(entityMessages.related)}>
            <ul className={cards}>
              {related.map((other) => (
                <li key={other.id}>
                  <EntityEntry entity={other} hue={hue} />
                </li>
              ))}
            </ul>
          </Section>
        )}
      </div>
    </Screen>
  );
}
