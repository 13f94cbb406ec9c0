type Listener = () => void;

const listeners = new Set<Listener>();

/** 41001 on any call (spec §8): told to the page, whichever client met it. */
export const sessionExpiry = {
  tell(): void {
    for (const listener of listeners) listener();
  },
  listen(listener: Listener): () => void {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
