type Listener = () => void;

const listeners = new Set<Listener>();

/** 41001 on any call (spec §8): told once, whichever client of the page met it. */
export const sessionExpiry = {
  tell(): void {
    for (const listener of listeners) listener();
  },
  listen(listener: Listener): () => void {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
