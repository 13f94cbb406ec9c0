import * as css from './legal.css.ts';

/** A document as it is written: a title, its version, and sections of paragraphs. */
export interface LegalDocument {
  title: string;
  version: string;
  /** ISO date from which it holds. */
  effective: string;
  sections: readonly { heading: string; paragraphs: readonly string[] }[];
}

export interface LegalScreenProps {
  document: LegalDocument;
  /** Words around the document, in its language. */
  labels: { version: string; effective: string; contents: string };
}

/** A legal text that can be read: contents, date and version, one column. */
export function LegalScreen({ document, labels }: LegalScreenProps) {
  return (
    <main className={css.page} id="main" tabIndex={-1}>
      <article>
        <h1 className={css.title}>{document.title}</h1>
        <p className={css.facts}>
          {labels.version} {document.version} · {labels.effective}{' '}
          <time dateTime={document.effective}>{document.effective}</time>
        </p>
        <nav className={css.contents} aria-label={labels.contents}>
          <ol>
            {document.sections.map(({ heading }, index) => (
              <li key={heading}>
                <a href={`#s${index + 1}`}>{heading}</a>
              </li>
            ))}
          </ol>
        </nav>
        {document.sections.map(({ heading, paragraphs }, index) => (
          <section key={heading} id={`s${index + 1}`} className={css.section}>
            <h2 className={css.heading}>{heading}</h2>
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </section>
        ))}
      </article>
    </main>
  );
}
