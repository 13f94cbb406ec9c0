import type { PayloadCache } from '@companion/sdk';

/** Answers kept: more than all the lists of the site have pages. */
const MOST = 300;
/** Longer answers are not kept, characters: the backend sets no limit to their length. */
const LONGEST = 50_000;

/**
 * Keeps the payloads of the latest answers by request and text. Pages still show what the API answers now: every call
 * is made, but an answer with the very same text is not parsed again.
 */
export function createPayloadCache(most = MOST): PayloadCache {
  const known = new Map<string, { payload: unknown }>();
  return <Payload>(request: string, text: string, read: () => Payload): Payload => {
    // The text is part of the key because the same request is answered in three languages.
    const key = `${request} ${text}`;
    const kept = known.get(key) ?? { payload: read() };
    known.delete(key);
    if (text.length <= LONGEST) known.set(key, kept);
    const [oldest] = known.keys();
    if (known.size > most && oldest !== undefined) known.delete(oldest);
    // A request is always read in the same way.
    return kept.payload as Payload;
  };
}
