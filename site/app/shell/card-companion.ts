import type { Character } from '@companion/sdk/contract';
import { LAMP_HUE } from '@companion/ui/logo';

export const cardCompanion = ({ id, name, seed = id, look, hue = LAMP_HUE }: Character) => ({
  name,
  seed,
  look,
  hue,
});
