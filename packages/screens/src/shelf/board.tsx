import { ArrowRight } from '@companion/ui/icon';
import { TextLink } from '@companion/ui/link';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import * as css from './shelf.css.ts';

interface BoardProps {
  title: string;
  /** Shown when nothing is on the board. */
  empty: string;
  /** Sits on the board while it is empty. */
  sitter?: ReactNode;
  /** Where things for the board are found. */
  href: string | undefined;
  /** List items. */
  children: ReactNode[];
}

/** One board of the bookcase. It scrolls horizontally when it is full. */
export function Board({ title, empty, sitter, href, children }: BoardProps) {
  const { formatNumber } = useIntl();
  return (
    <section className={css.board}>
      <h3 className={css.plate}>
        <span>{title}</span>
        {children.length > 0 && <span className={css.count}>{formatNumber(children.length)}</span>}
      </h3>
      <div className={css.scroller}>
        {children.length > 0 ? (
          <ul className={css.things}>{children}</ul>
        ) : (
          <div className={css.empty}>
            {sitter}
            {href === undefined ? (
              <span>{empty}</span>
            ) : (
              <TextLink href={href}>
                <span>{empty}</span>
                <ArrowRight size={16} />
              </TextLink>
            )}
          </div>
        )}
      </div>
    </section>
  );
}
