import type { EntitySummary } from '@companion/sdk/contract';
import { EntityCard, type EntityCardProps } from '@companion/ui/entity-card';
import { useAddresses } from '../layout/index.ts';
import { bodyOf } from './body-of.ts';
import { leftOutIfBroken } from './left-out-if-broken.tsx';

interface EntityEntryProps extends Pick<EntityCardProps, 'hue' | 'level'> {
  entity: EntitySummary;
}

export const EntityEntry = leftOutIfBroken(function EntityEntry({
  entity,
  ...rank
}: EntityEntryProps) {
  const addresses = useAddresses();
  return (
    <EntityCard
      href={addresses.entity(entity.id)}
      name={entity.name}
      kind={entity.kind_name}
      summary={entity.summary}
      seed={bodyOf(entity)}
      look={entity.look}
      icon={entity.icon}
      {...rank}
    />
  );
});
