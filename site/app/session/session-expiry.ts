type Listener = () => void;

const listeners = new Set<Listener>();

/** Tells the page that a call answered 41001 (spec §8). */
export const sessionExpiry = {
  tell(): void {
    for (const listener of listeners) listener();
  },
  listen(listener: Listener): () => void {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
