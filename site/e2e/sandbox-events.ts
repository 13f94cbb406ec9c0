import { origin } from './visitor.ts';

interface SandboxEvent {
  source: string;
  body: Record<string, unknown>;
}

/** Bodies that the sandbox received, newest first: of `ad-report`, `user-action` or `analytics`. */
export async function events(source: string): Promise<SandboxEvent['body'][]> {
  const all = (await (await fetch(`${origin()}/sandbox/events`)).json()) as SandboxEvent[];
  return all.filter((event) => event.source === source).map(({ body }) => body);
}
