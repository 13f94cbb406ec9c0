import ordinary from './examples/ordinary.json' with { type: 'json' };
import phrasings from './examples/phrasings.json' with { type: 'json' };
import { featuresOf } from './features.ts';
import { learn } from './learned.ts';

interface Probabilities {
  /** That a text is one of a crisis, 0 to 1. */
  crisis: number;
  /** That a text is sexual or a child's romance, 0 to 1. */
  sexual: number;
}

const SEXUAL: readonly string[] = ['sexual', 'minor'];
const ROWS_IN_A_SLICE = 50;

const examples = [...phrasings, ...ordinary.map((entry) => ({ ...entry, category: 'none' }))];

export type SecondOpinion = (text: string) => Probabilities;

/**
 * Learns from the examples that are not kept for the tests, and yields between slices of the work. `prepare` makes texts
 * alike, as rules read them.
 */
export function* learnSecondOpinion(
  prepare: (text: string) => string,
): Generator<undefined, SecondOpinion> {
  const rows: { text: string; category: string; features: string[] }[] = [];
  for (const { text: raw, category, unseen } of examples) {
    if (unseen) continue;
    const text = prepare(raw);
    rows.push({ text, category, features: featuresOf(text) });
    if (rows.length % ROWS_IN_A_SLICE === 0) yield;
  }
  // Neighbours of one kind would pull the weights to and fro: sorted by text, kinds mix.
  rows.sort((a, b) => (reverse(a.text) < reverse(b.text) ? -1 : 1));
  const learnGroup = (isMember: (category: string) => boolean) =>
    learn(rows.map(({ features, category }) => ({ features, isMember: isMember(category) })));
  const crisis = yield* learnGroup((category) => category === 'crisis');
  const sexual = yield* learnGroup((category) => SEXUAL.includes(category));
  return (text) => {
    const features = featuresOf(text);
    return { crisis: crisis(features), sexual: sexual(features) };
  };
}

function reverse(text: string): string {
  return [...text].reverse().join('');
}
