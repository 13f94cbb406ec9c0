import type { GameSummary } from '@companion/sdk/contract';
import { CoverArt } from '@companion/ui/cover-art';
import { GameCard, type GameCardProps } from '@companion/ui/game-card';
import { LAMP_HUE } from '@companion/ui/logo';
import { useAddresses } from '../layout/index.ts';
import { leftOutIfBroken } from './left-out-if-broken.tsx';

interface GameEntryProps extends Pick<GameCardProps, 'level'> {
  game: GameSummary;
  /** Hue of a game that has none of its own, degrees. */
  fallbackHue?: number;
}

export const GameEntry = leftOutIfBroken(function GameEntry({
  game,
  fallbackHue = LAMP_HUE,
  level,
}: GameEntryProps) {
  const addresses = useAddresses();
  const { id, name, tagline, genre_name, cover, hue = fallbackHue } = game;
  return (
    <GameCard
      href={addresses.game(id)}
      name={name}
      line={tagline}
      facts={genre_name}
      hue={hue}
      cover={<CoverArt seed={id} scene={cover} hue={hue} />}
      level={level}
    />
  );
});
