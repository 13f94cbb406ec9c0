import * as css from './film.css.ts';
import { during, spring } from './motion.ts';
import { spoken } from './words.ts';

/** Time to say a Hanzi or a Latin word, ms. */
const HANZI_MS = 62;
const WORD_MS = 120;

/** Time to say a line, ms. */
export const saying = (line: string): number =>
  spoken(line)
    .flat()
    .reduce((ms, piece) => ms + (piece.length > 1 ? WORD_MS : HANZI_MS), 0);

interface BubbleProps {
  t: number;
  /** Start and end, ms. */
  from: number;
  to: number;
  /** Tip of the tail, px. */
  x: number;
  y: number;
  tail: 'left' | 'right' | 'down';
  line: string;
  /** Said by the player, not by a companion. */
  own?: boolean;
}

/** A speech bubble whose text appears word by word. */
export function Bubble({ t, from, to, x, y, tail, line, own = false }: BubbleProps) {
  if (t < from || t > to) return null;
  const grown = spring(t, from, 1.05);
  const gone = during(t, to - 260, to);
  let at = from + 160;
  return (
    <div
      className={`${css.bubble} ${css.tails[tail]} ${own ? css.own : ''}`}
      style={{
        left: x,
        top: y,
        opacity: Math.min(1, (t - from) / 120) * (1 - gone),
        transform: `${css.anchors[tail]} translateY(${-10 * gone}px) scale(${0.6 + 0.4 * grown})`,
      }}
    >
      {spoken(line).map((clause, index) => (
        <span key={index} className={css.clause}>
          {clause.map((piece, place) => {
            const start = at;
            at += piece.length > 1 ? WORD_MS : HANZI_MS;
            return (
              <span
                key={place}
                style={{ opacity: during(t, start, start + 140, (share) => share) }}
              >
                {piece}
              </span>
            );
          })}
        </span>
      ))}
    </div>
  );
}
