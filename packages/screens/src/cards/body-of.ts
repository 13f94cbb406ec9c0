const alive = ['role', 'boss', 'creature'];

/** Seed of an entity's sprite; `undefined` for items and places, which have none. */
export const bodyOf = ({ id, kind }: { id: string; kind: string }): string | undefined =>
  alive.includes(kind) ? id : undefined;
