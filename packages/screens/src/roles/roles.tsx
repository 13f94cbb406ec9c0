import type { EntityList } from '@companion/sdk/contract';
import { Breadcrumb } from '@companion/ui/breadcrumb';
import { FilterBar } from '@companion/ui/chip';
import { EntityCard } from '@companion/ui/entity-card';
import { Pagination } from '@companion/ui/pagination';
import { hueScope, hueVars } from '@companion/ui/theme';
import { useIntl } from 'react-intl';
import { bodyOf } from '../game/body-of.ts';
import { gameMessages } from '../game/messages.ts';
import { ListProblem, PageHead, page, useAddresses } from '../layout/index.ts';
import { rolesMessages } from './messages.ts';

export interface RolesScreenProps {
  game: { id: string; name: string; hue: number };
  /** `null`: they could not be loaded. */
  entities: EntityList | null;
  kind: string;
  onKind: (kind: string) => void;
  hrefOfPage: (page: number) => string;
  onRetry: () => void;
}

/** Everybody in a game; another kind of thing is one press away. */
export function RolesScreen({
  game,
  entities,
  kind,
  onKind,
  hrefOfPage,
  onRetry,
}: RolesScreenProps) {
  const { formatMessage } = useIntl();
  const addresses = useAddresses();
  return (
    <main className={`${page.page} ${hueScope}`} style={hueVars(game.hue)} id="main" tabIndex={-1}>
      <Breadcrumb
        steps={[
          { label: formatMessage(gameMessages.library), href: addresses.library },
          { label: game.name, href: addresses.game(game.id) },
          { label: formatMessage(gameMessages.guide), href: addresses.roles(game.id) },
        ]}
      />
      <PageHead title={formatMessage(rolesMessages.title, { game: game.name })} />
      {entities && entities.kinds.length > 0 && (
        <div className={page.filters}>
          <FilterBar
            label={formatMessage(rolesMessages.kinds)}
            value={kind}
            onChange={onKind}
            options={entities.kinds.map(({ id, name, count }) => ({
              value: id,
              label: name,
              count,
            }))}
          />
        </div>
      )}
      <ListProblem items={entities?.items} onRetry={onRetry} />
      <ul className={page.wideShelf}>
        {entities?.items.map((entity) => (
          <li key={entity.id}>
            <EntityCard
              href={addresses.entity(entity.id)}
              name={entity.name}
              kind={entity.kind_name}
              summary={entity.summary}
              hue={game.hue}
              seed={bodyOf(entity)}
              level={2}
            />
          </li>
        ))}
      </ul>
      {entities && (
        <div className={page.pages}>
          <Pagination
            page={entities.page}
            pageCount={Math.ceil(entities.total / entities.page_size)}
            hrefOf={hrefOfPage}
          />
        </div>
      )}
    </main>
  );
}
