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

/** Questions, each a link to the article that answers it. */
export function Questions({ questions }: { questions: readonly AskedQuestion[] }) {
  const addresses = useAddresses();
  return (
    <ul className={css.questions}>
      {questions.map(({ id, question, hue = LAMP_HUE }) => (
        <li key={id}>
          <Link
            href={addresses.article(id)}
            className={`${hueScope} ${css.question}`}
            style={hueVars(hue)}
          >
            {question}
          </Link>
        </li>
      ))}
    </ul>
  );
}
