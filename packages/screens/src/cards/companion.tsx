import type { Character } from '@companion/sdk/contract';
import { CompanionCard, type CompanionCardProps } from '@companion/ui/companion-card';
import { LAMP_HUE } from '@companion/ui/logo';
import { transitionName, useAddresses } from '../layout/index.ts';
import { leftOutIfBroken } from './left-out-if-broken.tsx';

interface CompanionEntryProps extends Pick<CompanionCardProps, 'level'> {
  companion: Pick<Character, 'id' | 'name' | 'line' | 'seed' | 'look' | 'hue' | 'games'>;
}

const unbroken = (name: string) => name.replaceAll(' ', '\u00A0');

/** Its sprite has the same view-transition name as on the companion's page. */
export const CompanionEntry = leftOutIfBroken(function CompanionEntry({
  companion,
  ...rank
}: CompanionEntryProps) {
  const addresses = useAddresses();
  const { id, name, line, seed = id, look, hue = LAMP_HUE, games } = companion;
  return (
    <CompanionCard
      href={addresses.companion(id)}
      name={name}
      line={line}
      seed={seed}
      look={look}
      hue={hue}
      games={games.slice(0, 2).map(unbroken).join(' · ')}
      transitionName={transitionName(id)}
      {...rank}
    />
  );
});
