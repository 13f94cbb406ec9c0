import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { sectionId } from '../layout/index.ts';
import { legalMessages } from '../legal/messages.ts';
import * as css from './contents.css.ts';

export interface ContentsProps {
  headings: readonly string[];
}

/** The headings of an article: beside the text in wide windows, else a disclosure above it. */
export function Contents({ headings }: ContentsProps) {
  const { formatMessage } = useIntl();
  const current = useCurrentSection(headings.length);
  const title = formatMessage(legalMessages.contents);
  const links = (
    <ol className={css.links}>
      {headings.map((heading, index) => (
        <li key={index}>
          <a
            className={css.link}
            href={`#${sectionId(index + 1)}`}
            aria-current={current === index + 1 ? 'location' : undefined}
          >
            {heading}
          </a>
        </li>
      ))}
    </ol>
  );
  return (
    <>
      <nav className={css.beside} aria-label={title}>
        <p className={css.title}>{title}</p>
        {links}
      </nav>
      <details className={css.above}>
        <summary className={css.summary}>{title}</summary>
        <nav aria-label={title}>{links}</nav>
      </details>
    </>
  );
}

/** Number of the last heading above the reader's line, a little below the place to which links jump. 0: none yet. */
function useCurrentSection(count: number): number {
  const [current, setCurrent] = useState(0);
  useEffect(() => {
    const headings: (Element | null)[] = Array.from({ length: count }, (_, index) =>
      document.getElementById(sectionId(index + 1)),
    );
    const above = new Set<number>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          const number = headings.indexOf(target) + 1;
          if (isIntersecting) above.add(number);
          else above.delete(number);
        }
        setCurrent(Math.max(0, ...above));
      },
      // Everything above the line counts as visible, however far up.
      { rootMargin: '1000000px 0px -82% 0px' },
    );
    for (const heading of headings) if (heading) observer.observe(heading);
    return () => observer.disconnect();
  }, [count]);
  return current;
}
