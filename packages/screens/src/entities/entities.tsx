import type { EntityList } from '@companion/sdk/contract';
import { Breadcrumb } from '@companion/ui/breadcrumb';
import { FilterBar } from '@companion/ui/chip';
import { useIntl } from 'react-intl';
import { EntityEntry } from '../cards/entity.tsx';
import { gameMessages } from '../game/messages.ts';
import {
  ListPages,
  ListProblem,
  PageHead,
  PlainFilter,
  page,
  Screen,
  useAddresses,
} from '../layout/index.ts';
import { entitiesMessages } from './messages.ts';

export interface EntitiesScreenProps {
  game: { id: string; name: string; hue: number };
  /** `null`: they could not be loaded. */
  entities: EntityList | null;
  kind: string;
  onKind: (kind: string) => void;
  hrefOfKind: (kind: string) => string;
  hrefOfPage: (page: number) => string;
  /** Names the failed request in the server's log. */
  requestId?: string | undefined;
  onRetry: () => void;
}

/** The entities of a game, filtered by kind. */
export function EntitiesScreen({
  game,
  entities,
  kind,
  onKind,
  hrefOfKind,
  hrefOfPage,
  requestId,
  onRetry,
}: EntitiesScreenProps) {
  const { formatMessage } = useIntl();
  const addresses = useAddresses();
  const filter = {
    label: formatMessage(entitiesMessages.kinds),
    value: kind,
    options: (entities?.kinds ?? []).map(({ id, name, count }) => ({
      value: id,
      label: name,
      count,
    })),
  };
  return (
    <Screen className={page.page} hue={game.hue}>
      <Breadcrumb
        items={[
          { label: formatMessage(gameMessages.library), href: addresses.library },
          { label: game.name, href: addresses.game(game.id) },
          { label: formatMessage(gameMessages.guide), href: addresses.entities(game.id) },
        ]}
      />
      <PageHead title={formatMessage(entitiesMessages.title, { game: game.name })} />
      {filter.options.length > 0 && (
        <div className={page.filters}>
          <FilterBar {...filter} onValueChange={onKind} />
          <PlainFilter {...filter} hrefOf={hrefOfKind} />
        </div>
      )}
      <ListProblem items={entities?.items} requestId={requestId} onRetry={onRetry} />
      <ul className={page.wideShelf}>
        {entities?.items.map((entity) => (
          <li key={entity.id}>
            <EntityEntry entity={entity} hue={game.hue} level={2} />
          </li>
        ))}
      </ul>
      <ListPages of={entities} hrefOf={hrefOfPage} />
    </Screen>
  );
}
