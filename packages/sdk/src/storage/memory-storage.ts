/** A storage in memory, for tests and for pages whose browser forbids storage. */
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
