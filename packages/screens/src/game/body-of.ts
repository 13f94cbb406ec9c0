const alive = ['role', 'boss', 'creature'];

/** Seed of the body of somebody in a game; what is not alive has none. */
export const bodyOf = ({ id, kind }: { id: string; kind: string }): string | undefined =>
  alive.includes(kind) ? id : undefined;
