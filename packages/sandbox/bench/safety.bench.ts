/** The time that the rules of safety take for the longest message that a talk accepts. */
import { measured, percentile } from '../../../.ci/bench/measure.ts';
import { classify } from '../src/safety/classify.ts';

const text = '我想要如果你 i want if he '.repeat(80).slice(0, 2000);
const times = Array.from({ length: 50 }, () => {
  const start = performance.now();
  classify(text);
  return performance.now() - start;
});
measured('longest message classified, median', percentile(times, 0.5), 'ms', { atMost: 50 });
