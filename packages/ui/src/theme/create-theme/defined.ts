/** Without what is `undefined`: an option that a host leaves open keeps its default. */
export const defined = <T extends object>(options: T | undefined) =>
  Object.fromEntries(Object.entries(options ?? {}).filter(([, value]) => value !== undefined)) as {
    [Name in keyof T]?: Exclude<T[Name], undefined>;
  };
