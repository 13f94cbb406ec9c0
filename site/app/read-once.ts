import type { Reading } from '@companion/sdk';

/** Answers that are remembered, more than all lists of the site have pages. */
const MOST = 300;
/** Characters of the longest one: nobody knows how long answers are. */
const LONGEST = 50_000;

/** What the API says again is not read again; what pages show is always what it says now. */
export function createReadOnce(most = MOST): Reading {
  const known = new Map<string, { payload: unknown }>();
  return <Payload>(question: string, text: string, read: () => Payload): Payload => {
    // All languages ask the same questions.
    const key = `${question} ${text}`;
    const made = known.get(key) ?? { payload: read() };
    known.delete(key);
    if (text.length <= LONGEST) known.set(key, made);
    const [oldest] = known.keys();
    if (known.size > most && oldest !== undefined) known.delete(oldest);
    // A question is always read in one way.
    return made.payload as Payload;
  };
}
