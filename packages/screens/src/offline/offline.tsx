import { ArrowRight } from '@companion/ui/icon';
import { Link, LinkButton } from '@companion/ui/link';
import { Logo, ourCompanion } from '@companion/ui/logo';
import { Sprite } from '@companion/ui/sprite';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import type { OfflineGuides } from '../inline/show-guides.ts';
import { Screen } from '../layout/index.ts';
import { offlineMessages as messages } from './late-messages.ts';
import * as css from './offline.css.ts';

export interface OfflineScreenProps {
  homeHref: string;
}

/**
 * Shown in place of a page that can't be loaded without a network, on every device. The guides are written into it by
 * `showGuides`.
 */
export function OfflineScreen({ homeHref }: OfflineScreenProps) {
  const { formatMessage } = useIntl();
  return (
    <div className={css.page}>
      <header className={css.top}>
        <Logo href={homeHref} />
      </header>
      <Screen className={css.column}>
        <div className={css.lamp} aria-hidden="true">
          <Sprite {...ourCompanion} size={168} mood="happy" />
        </div>
        <h1 className={css.title}>{formatMessage(messages.title)}</h1>
        <p className={css.words} data-when="guides" hidden>
          {formatMessage(messages.text)}
        </p>
        <p className={css.words} data-when="nothing">
          {formatMessage(messages.nothing)}
        </p>
        <div className={css.shelf} data-when="guides" hidden>
          <Guides name="saved" homeHref={homeHref} />
          <Guides name="read" homeHref={homeHref} />
        </div>
        {/* The address of the page that could not be loaded. */}
        <LinkButton tone="outline" href="">
          {formatMessage(messages.retry)}
        </LinkButton>
      </Screen>
    </div>
  );
}

function Guides({ name, homeHref }: OfflineScreenProps & { name: keyof OfflineGuides }) {
  const { formatMessage } = useIntl();
  const id = useId();
  return (
    <section data-guides={name} aria-labelledby={id} hidden>
      <h2 className={css.groupTitle} id={id}>
        {formatMessage(messages[name])}
      </h2>
      <ul className={css.list}>
        <li>
          <Link className={css.guide} href={homeHref}>
            <span />
            <ArrowRight size={18} className={css.arrow} />
          </Link>
        </li>
      </ul>
    </section>
  );
}
