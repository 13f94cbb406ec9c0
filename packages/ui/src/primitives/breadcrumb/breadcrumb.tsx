import { useText } from '../../i18n/index.ts';
import { ChevronRight } from '../icon/index.ts';
import { TextLink } from '../link/text-link.tsx';
import * as css from './breadcrumb.css.ts';
import { breadcrumbMessages } from './messages.ts';

export interface BreadcrumbProps {
  /** From the start down to this page; the last one is this page. */
  steps: ReadonlyArray<{ label: string; href: string }>;
}

/** The page's place in the site, with links to the levels above. Renders nothing without steps. */
export function Breadcrumb({ steps }: BreadcrumbProps) {
  const text = useText();
  if (steps.length === 0) return null;
  return (
    <nav aria-label={text(breadcrumbMessages.label)}>
      <ol className={css.trail}>
        {steps.map(({ label, href }, index) => (
          <li key={href} className={css.step}>
            {index > 0 && <ChevronRight size={14} className={css.chevron} />}
            {index < steps.length - 1 ? (
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
}
