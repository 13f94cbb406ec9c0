import type { Article } from '@companion/sdk/contract';
import { Breadcrumb } from '@companion/ui/breadcrumb';
import { LAMP_HUE } from '@companion/ui/logo';
import { useIntl } from 'react-intl';
import { type AskableCompanion, AskCompanions } from '../ask-companions/index.ts';
import { ArticleEntry } from '../cards/article.tsx';
import { EntityEntry } from '../cards/entity.tsx';
import { gameMessages } from '../game/messages.ts';
import { ProseBlocks, page, Screen, Section, useAddresses } from '../layout/index.ts';
import * as css from './article.css.ts';
import { articleMessages } from './messages.ts';

export interface ArticleScreenProps {
  article: Article;
  /** Companions that know the game; `null`: they could not be loaded. */
  companions: readonly AskableCompanion[] | null;
}

/** An article: a question, its answer, and related entities and articles. */
export function ArticleScreen({ article, companions }: ArticleScreenProps) {
  const { hue = LAMP_HUE } = article;
  const { formatMessage, formatDate } = useIntl();
  const addresses = useAddresses();
  const { title, question, updated_at, entities, related } = article;
  return (
    <Screen className={page.page} hue={hue}>
      <Breadcrumb
        steps={[
          { label: formatMessage(gameMessages.library), href: addresses.library },
          { label: article.game_name, href: addresses.game(article.game_id) },
          { label: title, href: addresses.article(article.id) },
        ]}
      />
      <article className={css.columns}>
        <header className={css.head}>
          <p className={css.kind}>{article.kind_name}</p>
          <h1 className={css.title}>{title}</h1>
          {question !== '' && (
            <p className={css.question}>
              <span className={css.asked}>{formatMessage(articleMessages.question)}</span>
              {question}
            </p>
          )}
          {updated_at !== undefined && (
            <p className={css.updated}>
              <time dateTime={updated_at}>
                {formatMessage(articleMessages.updated, {
                  date: formatDate(updated_at, { dateStyle: 'long', timeZone: 'UTC' }),
                })}
              </time>
            </p>
          )}
        </header>
        <ProseBlocks blocks={article.blocks} />
        {entities.length > 0 && (
          <aside className={css.aside} aria-label={formatMessage(articleMessages.about)}>
            <h2 className={css.asideTitle}>{formatMessage(articleMessages.about)}</h2>
            <ul className={css.named}>
              {entities.map((entity) => (
                <li key={entity.id}>
                  <EntityEntry entity={entity} hue={hue} />
                </li>
              ))}
            </ul>
          </aside>
        )}
      </article>
      {companions && companions.length > 0 && (
        <Section title={formatMessage(gameMessages.companions)}>
          <AskCompanions companions={companions} />
        </Section>
      )}
      {related.length > 0 && (
        <Section title={formatMessage(articleMessages.related)}>
          <ul className={page.wideShelf}>
            {related.map((next) => (
              <li key={next.id}>
                <ArticleEntry article={next} hue={hue} />
              </li>
            ))}
          </ul>
        </Section>
      )}
    </Screen>
  );
}
