import { session } from './session.ts';

/** Who was logged in last, and has not been forgotten. */
let last: string | undefined;

/**
 * Who logs out leaves nothing of his in this browser (decisions.md, Session): neither words he wrote nor how
 * far he came in a story. A session that runs out forgets nothing: he was in the middle of something.
 */
export function forgetVisitor(): void {
  // As chat-draft.ts and story-progress.ts have them: taken from there, each would be one more file to load.
  forget(() => sessionStorage, 'companion-draft-');
  forget(() => localStorage, 'companion-story-');
  last = undefined;
}

/**
 * Who logs in after another, without that one's logout having been here: nothing of the one before is
 * his. Ends with the returned function.
 */
export function forgetWhoeverWasBefore(): () => void {
  let here = session.getSnapshot().userInfo?.web_user_id;
  last = here;
  return session.subscribe(() => {
    const before = here;
    here = session.getSnapshot().userInfo?.web_user_id;
    if (here === before || here === undefined) return;
    if (last !== undefined && last !== here) forgetVisitor();
    last = here;
  });
}

function forget(storage: () => Storage, prefix: string): void {
  try {
    const kept = storage();
    for (const key of Object.keys(kept)) if (key.startsWith(prefix)) kept.removeItem(key);
  } catch {
    // What can't be reached was never written.
  }
}
