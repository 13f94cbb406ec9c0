import type { PlateOf } from '@companion/sdk/contract';
import { useIntl } from 'react-intl';
import { plateMessages } from '../messages.ts';
import { NumberLink, placeId } from './number-link.tsx';
import type { Numbered } from './numbered.ts';
import * as css from './plates.css.ts';

/** A fight as a line: what announces each blow, when to answer it, and what that does. */
export function Phases({ plate, first, marked }: Numbered<PlateOf<'phases'>>) {
  return (
    <ol className={css.phases}>
      {plate.phases.map((phase, index) => {
        const mark = first + index;
        return (
          <li key={index} id={placeId(mark)} className={css.phase} data-mark={mark}>
            <NumberLink number={index + 1} mark={marked.has(mark) ? mark : undefined} />
            <div>
              {phase.name !== undefined && <div className={css.phaseName}>{phase.name}</div>}
              <dl className={css.value}>
                <Part kind="tell" text={phase.tell} />
                <Part kind="window" text={phase.window} seconds={phase.seconds} />
                <Part kind="damage" text={phase.damage} />
              </dl>
            </div>
          </li>
        );
      })}
    </ol>
  );
}

interface PartProps {
  kind: 'tell' | 'window' | 'damage';
  text: string | undefined;
  seconds?: number | undefined;
}

const SECOND_PX = 7;
const styles = { tell: css.tell, window: css.window, damage: css.damage };

function Part({ kind, text, seconds = 0 }: PartProps) {
  const { formatMessage } = useIntl();
  if (text === undefined) return null;
  return (
    <div className={`${css.part} ${styles[kind]}`}>
      <dt className={css.term}>{formatMessage(plateMessages[kind])}</dt>
      <dd className={css.value}>
        <span>{text}</span>
        {seconds > 0 && (
          <span className={css.seconds} style={{ inlineSize: Math.ceil(seconds) * SECOND_PX }} />
        )}
      </dd>
    </div>
  );
}
