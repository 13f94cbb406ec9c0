import type { Client } from '@companion/sdk';
import { orNobody } from '../../app/page-call.ts';
import type { CompanionLook } from './companion-picture.ts';
import type { GameLook } from './game-picture.ts';

/** What is drawn of an id; `null` when there is nothing of it. */
export interface Looks {
  companion(id: string): Promise<CompanionLook | null>;
  game(id: string): Promise<GameLook | null>;
}

/** Where the API gives none: the lamp's, as on the pages. */
const HUE = 62;

export const looksOf = (client: Client): Looks => ({
  companion: async (id) => {
    const character = await orNobody(client.character.detail({ id }));
    return character && { seed: character.seed ?? id, hue: character.hue ?? HUE };
  },
  game: async (id) => {
    const game = await orNobody(client.visitor.game.detail({ id }));
    return game && { id, cover: game.cover, hue: game.hue ?? HUE };
  },
});
