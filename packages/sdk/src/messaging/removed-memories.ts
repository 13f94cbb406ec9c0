import type { Memory } from '../contract/im.ts';
import type { Clock } from './clock.ts';

/** What the backend has not forgotten after this time on one connection, it keeps, ms: the time-out of a call (spec §7). */
export const FORGET_TIMEOUT_MS = 10_000;
/** The same after this many connections that broke before the answer: the request may be why. */
const MAX_BREAKS = 2;

/** Memories that the visitor removed and that the backend may still have. */
export interface RemovedMemories {
  /** Asks the backend to forget a memory. `memory`: what is shown of it. */
  add(id: string, memory: Memory | undefined): void;
  /** Takes the backend's list: hides what it has not forgotten yet, and no longer waits for the others. */
  shownOf(memories: readonly Memory[]): readonly Memory[];
  /** Asks again for all that the backend may still have. */
  askAgain(): void;
  onConnection(isOpen: boolean): void;
  clear(): void;
  /** Whether the backend may still have some. */
  isWaiting(): boolean;
}

export interface RemovedMemoriesOptions {
  /** Sends the request, if a connection is open. */
  sendForget(id: string): void;
  /** Called with what the backend keeps. It is not asked again. */
  onKept(memories: readonly Memory[]): void;
  clock: Clock;
}

export function createRemovedMemories({
  sendForget,
  onKept,
  clock,
}: RemovedMemoriesOptions): RemovedMemories {
  const removed = new Map<string, Memory | undefined>();
  let isOpen = false;
  /** Connections that broke since the last request of the visitor. */
  let breaks = 0;
  let cancelTimer = () => {};

  function giveUp(): void {
    if (removed.size === 0) return;
    const kept = [...removed.values()].filter((memory) => memory !== undefined);
    removed.clear();
    onKept(kept);
  }

  function expectAnswer(): void {
    cancelTimer();
    cancelTimer = clock.after(FORGET_TIMEOUT_MS, giveUp);
  }

  return {
    add(id, memory) {
      removed.set(id, memory ?? removed.get(id));
      breaks = 0;
      sendForget(id);
      if (isOpen) expectAnswer();
    },
    shownOf(memories) {
      const listed = new Set(memories.map(({ id }) => id));
      for (const id of removed.keys()) if (!listed.has(id)) removed.delete(id);
      return memories.filter(({ id }) => !removed.has(id));
    },
    askAgain() {
      for (const id of removed.keys()) sendForget(id);
      expectAnswer();
    },
    onConnection(isOpenNow) {
      const isBroken = isOpen && !isOpenNow;
      isOpen = isOpenNow;
      if (!isBroken) return;
      cancelTimer();
      breaks += 1;
      if (breaks >= MAX_BREAKS) giveUp();
    },
    clear: () => removed.clear(),
    isWaiting: () => removed.size > 0,
  };
}
