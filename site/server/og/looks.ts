import type { Client } from '@companion/sdk';
import { LAMP_HUE } from '@companion/ui/picture';
import { nullOn404 } from '../../app/data/loader-context.ts';
import type { CompanionLook } from './companion-picture.ts';
import type { GameLook } from './game-picture.ts';

/** What is drawn of an id; `null` when there is nothing of it. */
export interface Looks {
  companion(id: string): Promise<CompanionLook | null>;
  game(id: string): Promise<GameLook | null>;
}

export const looksOf = (client: Client): Looks => ({
  companion: async (id) => {
    const character = await nullOn404(client.character.detail({ id }));
    return character && { seed: character.seed ?? id, hue: character.hue ?? LAMP_HUE };
  },
  game: async (id) => {
    const game = await nullOn404(client.visitor.game.detail({ id }));
    return game && { id, cover: game.cover, hue: game.hue ?? LAMP_HUE };
  },
});
