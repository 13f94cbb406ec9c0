function createMemoryStorage(): Storage {
  const items = new Map<string, string>();
  return {
    get length() {
      return items.size;
    },
    clear: () => items.clear(),
    getItem: (key) => items.get(key) ?? null,
    key: (index) => [...items.keys()][index] ?? null,
    removeItem: (key) => void items.delete(key),
    setItem: (key, value) => void items.set(key, value),
  };
}

// Where a browser forbids storage, what is stored lasts for this page.
for (const name of ['localStorage', 'sessionStorage'] as const)
  try {
    void window[name];
  } catch {
    Object.defineProperty(window, name, { value: createMemoryStorage() });
  }

export {};
