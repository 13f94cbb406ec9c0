import { useIntl } from 'react-intl';
import { plateMessages } from '../messages.ts';
import * as css from './plates.css.ts';

export const placeId = (mark: number) => `place-${mark}`;
export const phraseId = (mark: number) => `phrase-${mark}`;

interface NumberLinkProps {
  /** Number on its plate, from 1. */
  number: number;
  /** Number in the article; `undefined`: the text has no phrase for it. */
  mark: number | undefined;
}

/** The number of an entry. It leads to its phrase in the text. */
export function NumberLink({ number, mark }: NumberLinkProps) {
  const { formatMessage } = useIntl();
  if (mark === undefined) return <span className={css.number}>{number}</span>;
  return (
    <a
      className={css.number}
      href={`#${phraseId(mark)}`}
      aria-label={formatMessage(plateMessages.inText, { number })}
    >
      {number}
    </a>
  );
}
