import type { PayloadCache } from '@companion/sdk';

/** Answers kept: more than all the lists of the site have pages in one language. */
const MOST = 100;
/** Longer answers are not kept, characters: the backend sets no limit to their length. */
const LONGEST = 50_000;

/**
 * Keeps the payload of the latest answer to each request. Pages still show what the API answers now: every call is
 * made, but an answer with the very same text is not parsed again. Each language wants a cache of its own: it is no
 * part of a request.
 */
export function createPayloadCache(most = MOST): PayloadCache {
  const known = new Map<string, { text: string; payload: unknown }>();
  return <Payload>(request: string, text: string, read: () => Payload): Payload => {
    const last = known.get(request);
    const kept = last?.text === text ? last : { text, payload: read() };
    known.delete(request);
    if (text.length <= LONGEST) known.set(request, kept);
    const [oldest] = known.keys();
    if (known.size > most && oldest !== undefined) known.delete(oldest);
    // A request is always read in the same way.
    return kept.payload as Payload;
  };
}
