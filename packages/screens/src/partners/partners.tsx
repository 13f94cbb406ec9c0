import type { CharacterFigure, CharacterList } from '@companion/sdk/contract';
import { FilterBar } from '@companion/ui/chip';
import { CompanionCard } from '@companion/ui/companion-card';
import { Link } from '@companion/ui/link';
import { Pagination } from '@companion/ui/pagination';
import { Sprite } from '@companion/ui/sprite';
import { hueScope, hueVars } from '@companion/ui/theme';
import { useIntl } from 'react-intl';
import { ListProblem, PageHead, page, useAddresses } from '../layout/index.ts';
import { partnersMessages } from './messages.ts';
import * as css from './partners.css.ts';

export interface PartnersScreenProps {
  /** `null`: they could not be loaded. */
  characters: CharacterList | null;
  /** All looks of all companions; `null`: they could not be loaded, and the wall is left out. */
  figures: readonly CharacterFigure[] | null;
  /** Chosen tag; empty: all. */
  tag: string;
  onTag: (tag: string) => void;
  hrefOfPage: (page: number) => string;
  onRetry: () => void;
}

/** Most tags that are offered: the rare ones lead to one companion each. */
const MOST_TAGS = 12;

/** Everybody who may sit beside you. */
export function PartnersScreen({
  characters,
  figures,
  tag,
  onTag,
  hrefOfPage,
  onRetry,
}: PartnersScreenProps) {
  const { formatMessage } = useIntl();
  const addresses = useAddresses();
  const tags = characters?.tags.slice(0, MOST_TAGS) ?? [];
  return (
    <main className={page.page} id="main" tabIndex={-1}>
      <PageHead title={formatMessage(partnersMessages.title)}>
        {formatMessage(partnersMessages.lead)}
      </PageHead>
      {tags.length > 0 && (
        <div className={page.filters}>
          <FilterBar
            label={formatMessage(partnersMessages.tags)}
            value={tag}
            onChange={onTag}
            options={[
              { value: '', label: formatMessage(partnersMessages.all) },
              ...tags.map(({ name, count }) => ({ value: name, label: name, count })),
            ]}
          />
        </div>
      )}
      <ListProblem items={characters?.items} onRetry={onRetry} />
      <ul className={page.shelf}>
        {characters?.items.map(({ id, name, line, seed = id, hue = 62, games }) => (
          <li key={id}>
            <CompanionCard
              href={addresses.partner(id)}
              name={name}
              line={line}
              seed={seed}
              hue={hue}
              games={games.slice(0, 2).join(' · ')}
              transitionName={`companion-${id}`}
              level={2}
            />
          </li>
        ))}
      </ul>
      {characters && (
        <div className={page.pages}>
          <Pagination
            page={characters.page}
            pageCount={Math.ceil(characters.total / characters.page_size)}
            hrefOf={hrefOfPage}
          />
        </div>
      )}
      {figures && figures.length > 0 && (
        <section className={page.section}>
          <h2 className={page.sectionTitle}>{formatMessage(partnersMessages.square)}</h2>
          <ul className={css.wall}>
            {figures.map(({ id, character_id, name, seed, hue = 62 }) => (
              <li key={id}>
                <Link
                  href={addresses.partner(character_id)}
                  className={`${hueScope} ${css.figure}`}
                  style={hueVars(hue)}
                >
                  <Sprite seed={seed} hue={hue} size={88} still />
                  <span className={css.name}>{name}</span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
    </main>
  );
}
