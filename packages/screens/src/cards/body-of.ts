const alive = ['role', 'boss', 'creature'];

/** Seed of an entity's body; undefined for things and places, which have none. */
export const bodyOf = ({ id, kind }: { id: string; kind: string }): string | undefined =>
  alive.includes(kind) ? id : undefined;
