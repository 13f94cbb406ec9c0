import type { Article } from '@companion/sdk/contract';
import { ArticleCard } from '@companion/ui/article-card';
import { Breadcrumb } from '@companion/ui/breadcrumb';
import { EntityCard } from '@companion/ui/entity-card';
import { hueScope, hueVars } from '@companion/ui/theme';
import { useIntl } from 'react-intl';
import { bodyOf } from '../game/body-of.ts';
import { gameMessages } from '../game/messages.ts';
import { ProseBlocks, page, useAddresses } from '../layout/index.ts';
import * as css from './article.css.ts';
import { articleMessages } from './messages.ts';

export interface ArticleScreenProps {
  article: Article;
}

/** An answer to one question, to be read from top to bottom. */
export function ArticleScreen({ article }: ArticleScreenProps) {
  const { hue = 62 } = article;
  const { formatMessage, formatDate } = useIntl();
  const addresses = useAddresses();
  const { title, question, updated_at, entities, related } = article;
  return (
    <main className={`${page.page} ${hueScope}`} style={hueVars(hue)} id="main" tabIndex={-1}>
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
          </aside>
        )}
      </article>
      {related.length > 0 && (
        <section className={page.section}>
          <h2 className={page.sectionTitle}>{formatMessage(articleMessages.related)}</h2>
          <ul className={page.wideShelf}>
            {related.map((next) => (
              <li key={next.id}>
                <ArticleCard
                  href={addresses.article(next.id)}
                  title={next.title}
                  game={next.kind_name}
                  excerpt={next.question}
                  hue={hue}
                />
              </li>
            ))}
          </ul>
        </section>
      )}
    </main>
  );
}
