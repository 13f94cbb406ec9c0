import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { useText } from '../../i18n/index.ts';
import { ChevronRight } from '../icon/index.ts';
import { TextLink } from '../link/text-link.tsx';
import * as css from './breadcrumb.css.ts';
import { breadcrumbMessages } from './messages.ts';

export interface BreadcrumbProps extends Omit<ComponentPropsWithoutRef<'nav'>, 'children'> {
  /** Pages from the home page to the current page, which is the last item. */
  items: ReadonlyArray<{ label: string; href: string }>;
}

/** Position of the page in the site, with links to the levels above. Renders nothing without items. */
export const Breadcrumb = forwardRef<HTMLElement, BreadcrumbProps>(function Breadcrumb(
  { items, ...rest },
  ref,
) {
  const text = useText();
  if (items.length === 0) return null;
  return (
    <nav aria-label={text(breadcrumbMessages.label)} {...rest} ref={ref}>
      <ol className={css.list}>
        {items.map(({ label, href }, index) => (
          <li key={href} className={css.item}>
            {index > 0 && <ChevronRight size={14} className={css.chevron} />}
            {index < items.length - 1 ? (
              <TextLink tone="quiet" href={href} className={css.link}>
                {label}
              </TextLink>
            ) : (
              <span aria-current="page">{label}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
});
