/**
 * Who logs out leaves nothing of his in this browser (decisions.md, Session): neither words he wrote nor how
 * far he came in a story. A session that runs out forgets nothing: he was in the middle of something.
 */
export function forgetVisitor(): void {
  // As chat-draft.ts and story-progress.ts have them: taken from there, each would be one more file to load.
  forget(() => sessionStorage, 'companion-draft-');
  forget(() => localStorage, 'companion-story-');
}

function forget(storage: () => Storage, prefix: string): void {
  try {
    const kept = storage();
    for (const key of Object.keys(kept)) if (key.startsWith(prefix)) kept.removeItem(key);
  } catch {
    // What can't be reached was never written.
  }
}
