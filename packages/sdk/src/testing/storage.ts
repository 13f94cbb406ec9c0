/** A storage that throws at each access, as in some private modes. */
export const forbiddenStorage = new Proxy({} as Storage, {
  get() {
    throw new DOMException('denied', 'SecurityError');
  },
});
