/** A received report. */
interface CollectedEvent {
  source: 'analytics' | 'ad-report' | 'user-action';
  /** ISO 8601. */
  received_at: string;
  body: unknown;
}

export interface Events {
  add(source: CollectedEvent['source'], body: unknown): void;
  /** Newest first. */
  list(): CollectedEvent[];
  clear(): void;
}

const MAX_EVENTS = 300;

export function createEvents(now: () => number): Events {
  let events: CollectedEvent[] = [];
  return {
    add(source, body) {
      const received_at = new Date(now()).toISOString();
      events = [{ source, received_at, body }, ...events].slice(0, MAX_EVENTS);
    },
    list: () => events,
    clear: () => {
      events = [];
    },
  };
}
