import type { ProseBlock } from '@companion/sdk/contract';
import { Button } from '@companion/ui/button';
import { useIntl } from 'react-intl';
import { ProseBlocks, Screen } from '../layout/index.ts';
import * as css from './legal.css.ts';
import { legalMessages } from './messages.ts';

export interface LegalDocument {
  id: string;
  /** Empty: unknown. */
  version: string;
  /** ISO 8601 date; empty: unknown. */
  effective: string;
  title: string;
  blocks: readonly ProseBlock[];
}

/** Letters; search engines show hardly more. */
const LONGEST_DESCRIPTION = 150;

/** The beginning of a document, for search engines and link previews. */
export function legalDescription({ blocks }: LegalDocument): string | undefined {
  const text = blocks.flatMap((block) => (block.type === 'paragraph' ? block.text : []))[0];
  return text !== undefined && text.length > LONGEST_DESCRIPTION
    ? `${text.slice(0, LONGEST_DESCRIPTION)}…`
    : text;
}

export interface LegalScreenProps {
  document: LegalDocument;
}

/** A legal document, readable and printable: contents, date, version and text. */
export function LegalScreen({ document }: LegalScreenProps) {
  const { formatMessage, formatDate } = useIntl();
  const { title, version, effective, blocks } = document;
  const [opening, ...sections] = sectionsOf(blocks);
  return (
    <Screen className={css.page}>
      <article>
        <h1 className={css.title}>{title}</h1>
        <div className={css.facts}>
          <p>
            {version !== '' && <span>{formatMessage(legalMessages.version, { version })}</span>}
            {version !== '' && effective !== '' && <span> · </span>}
            {effective !== '' && (
              <time dateTime={effective}>
                {formatMessage(legalMessages.effective, {
                  date: formatDate(effective, { dateStyle: 'long', timeZone: 'UTC' }),
                })}
              </time>
            )}
          </p>
          <div className={css.acts}>
            <Button size="s" tone="quiet" onClick={() => window.print()}>
              {formatMessage(legalMessages.print)}
            </Button>
          </div>
        </div>
        {opening && <ProseBlocks blocks={opening.blocks} />}
        {sections.length > 0 && (
          <nav className={css.contents} aria-label={formatMessage(legalMessages.contents)}>
            <ol>
              {sections.map(({ heading }, index) => (
                <li key={index}>
                  <a href={`#s${index + 1}`}>{heading}</a>
                </li>
              ))}
            </ol>
          </nav>
        )}
        {sections.map((section, index) => (
          <section key={index} id={`s${index + 1}`} className={css.section}>
            <h2 className={css.heading}>{section.heading}</h2>
            <ProseBlocks blocks={section.blocks} />
          </section>
        ))}
      </article>
    </Screen>
  );
}

interface Section {
  heading: string;
  blocks: ProseBlock[];
}

/** The blocks before the first heading, then a section for each heading. */
function sectionsOf(blocks: readonly ProseBlock[]): Section[] {
  const sections: Section[] = [{ heading: '', blocks: [] }];
  for (const block of blocks)
    if (block.type === 'heading') sections.push({ heading: block.text, blocks: [] });
    else sections.at(-1)?.blocks.push(block);
  return sections;
}
