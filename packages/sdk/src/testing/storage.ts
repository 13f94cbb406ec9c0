/** A storage in memory. */
export function memoryStorage(content = new Map<string, string>()): Storage {
  return {
    getItem: (key) => content.get(key) ?? null,
    setItem: (key, value) => void content.set(key, value),
    removeItem: (key) => void content.delete(key),
    clear: () => content.clear(),
    key: (index) => [...content.keys()][index] ?? null,
    get length() {
      return content.size;
    },
  };
}

/** A storage that throws at each access, as in some private modes. */
export const forbiddenStorage = new Proxy({} as Storage, {
  get() {
    throw new DOMException('denied', 'SecurityError');
  },
});
