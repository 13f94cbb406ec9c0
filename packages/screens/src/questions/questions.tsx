import { Link } from '@companion/ui/link';
import { hueScope, hueVars } from '@companion/ui/theme';
import { useAddresses } from '../layout/index.ts';
import * as css from './questions.css.ts';

/** What a player asks, and the article that answers. */
export interface AskedQuestion {
  /** The article's. */
  id: string;
  question: string;
  /** Degrees: the game's. */
  hue?: number | undefined;
}

/** Questions as they were asked, each a way to its answer. */
export function Questions({ questions }: { questions: readonly AskedQuestion[] }) {
  const addresses = useAddresses();
  return (
    <ul className={css.questions}>
      {questions.map(({ id, question, hue = 62 }) => (
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
