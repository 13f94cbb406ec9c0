const ANSWER_TIMEOUT_MS = 10_000;

/** Address of `{ "id", "timestamp" }` of the latest build. */
export const LATEST_BUILD = '/builds/latest.json';

/** Id of the latest build; `null` when the request fails. */
export async function latestBuild(
  url: string = LATEST_BUILD,
  fetch: typeof globalThis.fetch = globalThis.fetch,
): Promise<string | null> {
  try {
    const response = await fetch(url, {
      cache: 'no-store',
      signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS),
    });
    const answer: unknown = response.ok ? await response.json() : null;
    const id = typeof answer === 'object' && answer !== null && 'id' in answer ? answer.id : null;
    return typeof id === 'string' && id !== '' ? id : null;
  } catch {
    // No network or no such file.
    return null;
  }
}
