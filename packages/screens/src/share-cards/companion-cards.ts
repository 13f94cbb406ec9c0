import type { Character } from '@companion/sdk/contract';
import { LAMP_HUE } from '@companion/ui/logo';
import type { AnswerCard, CardCompanion, CompanionCard, EndingCard } from '../share/card/card.ts';

const drawn = ({ id, name, seed = id, look, hue = LAMP_HUE }: Character): CardCompanion => ({
  name,
  seed,
  look,
  hue,
});

export const companionCard = (companion: Character): CompanionCard => ({
  kind: 'companion',
  companion: drawn(companion),
  role: companion.role,
  line: companion.line,
});

export const answerCard = (
  companion: Character,
  answer: Pick<AnswerCard, 'question' | 'answer'>,
): AnswerCard => ({ kind: 'answer', companion: drawn(companion), ...answer });

/** An ending of a companion's story. */
export type Ending = Omit<EndingCard, 'kind' | 'companion'>;

export const endingCard = (companion: Character, ending: Ending): EndingCard => ({
  kind: 'ending',
  companion: drawn(companion),
  ...ending,
});
