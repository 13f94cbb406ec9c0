import type { Article } from '@companion/sdk/contract';
import { Breadcrumb } from '@companion/ui/breadcrumb';
import { LAMP_HUE } from '@companion/ui/logo';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { type AskableCompanion, AskCompanions } from '../ask-companions/index.ts';
import { ArticleEntry } from '../cards/article.tsx';
import { EntityEntry } from '../cards/entity.tsx';
import { gameMessages } from '../game/messages.ts';
import { PageTop, ProseBlocks, page, Screen, Section, useAddresses } from '../layout/index.ts';
import { onInteraction } from '../loading/index.ts';
import * as css from './article.css.ts';
// Plates and contents load lazily: their rules must be in the stylesheet.
import './contents.css.ts';
import './plates/plates.css.ts';
import { articleMessages } from './messages.ts';

export interface ArticleScreenProps {
  article: Article;
  /** Companions that know the game; `null`: they could not be loaded. */
  companions: readonly AskableCompanion[] | null;
  /** Buttons above the title, for example to keep the page. */
  acts?: ReactNode;
  /** Below the text, for example the question whether it helped. */
  feedback?: ReactNode;
}

/** Plates are drawn by the server and cost no code before the first interaction. */
const IllustratedText = onInteraction(
  async () => (await import('./illustrated-text.tsx')).IllustratedText,
);

const Contents = onInteraction(async () => (await import('./contents.tsx')).Contents);
/** Fewer headings need no contents. */
const FEWEST_HEADINGS = 3;

/** An article: a question, its answer, and related entities and articles. */
export function ArticleScreen({ article, companions, acts, feedback }: ArticleScreenProps) {
  const { hue = LAMP_HUE } = article;
  const { formatMessage, formatDate } = useIntl();
  const addresses = useAddresses();
  const { title, question, updated_at, blocks, plates, entities, related } = article;
  const headings = blocks.flatMap((block) => (block.type === 'heading' ? block.text : []));
  const hasContents = headings.length >= FEWEST_HEADINGS;
  return (
    <Screen className={page.page} hue={hue}>
      <PageTop acts={acts}>
        <Breadcrumb
          items={[
            { label: formatMessage(gameMessages.library), href: addresses.library },
            { label: article.game_name, href: addresses.game(article.game_id) },
            { label: title, href: addresses.article(article.id) },
          ]}
        />
      </PageTop>
      <article className={hasContents ? `${css.columns} ${css.withContents}` : css.columns}>
        <span className={css.progress} aria-hidden="true" />
        <header className={css.head}>
          <p className={css.kind}>{article.kind_name}</p>
          <h1 className={css.title}>{title}</h1>
          {question !== '' && (
            <p className={css.question}>
              <span className={css.asked}>{formatMessage(articleMessages.question)}</span>
              <span>{question}</span>
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
        {hasContents && <Contents headings={headings} />}
        {plates.length > 0 ? (
          <IllustratedText
            blocks={blocks}
            plates={plates}
            boss={entities.find(({ kind }) => kind === 'boss')}
          />
        ) : (
          <ProseBlocks blocks={blocks} />
        )}
        {entities.length > 0 && (
          <aside
            className={plates.length > 0 ? css.asideBelow : css.aside}
            aria-label={formatMessage(articleMessages.about)}
          >
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
      {feedback !== undefined && <div className={css.feedback}>{feedback}</div>}
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
