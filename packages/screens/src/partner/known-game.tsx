import type { CharacterDetail } from '@companion/sdk/contract';
import { CoverArt } from '@companion/ui/cover-art';
import { GameCard, type GameCardProps } from '@companion/ui/game-card';
import { useAddresses } from '../layout/index.ts';

interface KnownGameProps extends Required<Pick<GameCardProps, 'level'>> {
  game: CharacterDetail['game_list'][number];
  /** Degrees: the companion's, for a game without one of its own. */
  hue: number;
}

/** A game that a companion knows. */
export function KnownGame({ game, hue: companionHue, level }: KnownGameProps) {
  const addresses = useAddresses();
  const { id, name, tagline, genre_name, cover, hue = companionHue } = game;
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
}
