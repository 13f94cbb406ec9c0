import { Link } from '@companion/ui/link';
import { LAMP_HUE } from '@companion/ui/logo';
import { hueScope, hueVars } from '@companion/ui/theme';
import { useAddresses } from '../layout/index.ts';
import * as css from './questions.css.ts';

/** A player's question and the article that answers it. */
export interface AskedQuestion {
  /** Id of the article. */
  id: string;
  question: string;
  /** Hue of the game, degrees. */
  hue?: number | undefined;
}

interface QuestionsProps {
  questions: readonly AskedQuestion[];
  /** Speech bubbles below each other, or slips of paper side by side. Default: `bubble`. */
  look?: 'bubble' | 'slip';
}

/** Questions, each a link to the article that answers it. */
export function Questions({ questions, look = 'bubble' }: QuestionsProps) {
  const addresses = useAddresses();
  return (
    <ul className={css.questions[look]}>
      {questions.map(({ id, question, hue = LAMP_HUE }) => (
        <li key={id}>
          <Link
            href={addresses.article(id)}
            className={`${hueScope} ${css.question[look]}`}
            style={hueVars(hue)}
          >
            {question}
          </Link>
        </li>
      ))}
    </ul>
  );
}
