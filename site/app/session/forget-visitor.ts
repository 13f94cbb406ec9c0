import { session, userIdNow } from './session.ts';

/** Key of the account that the words and stories beside it belong to: in the browser, and in each tab. */
const OWNER = 'companion-owner';

/** As chat-draft.ts, story-progress.ts and removal-sent-at.ts have them: each would be one more file to load. */
const TRACES = /^companion-(?:draft|story|removal|owner)/;

/**
 * Someone who logs out leaves nothing in this browser (decisions.md, Session): neither words they wrote nor how
 * far they came in a story. A session that runs out forgets nothing: its owner was in the middle of something.
 */
export function forgetVisitor(): void {
  forget(() => sessionStorage);
  forget(() => localStorage);
}

/**
 * Now, and whenever somebody logs in or out: the next person finds nothing of the one before, and nothing of
 * someone who logged out in another tab stays in this one, even if it was closed then. What was left without
 * a login belongs to the first who logs in. Ends with the returned function.
 */
export function forgetWhoeverWasBefore(): () => void {
  let here = userIdNow();
  lookAfter(here);
  return session.subscribe(() => {
    if (userIdNow() === here) return;
    here = userIdNow();
    lookAfter(here);
  });
}

function lookAfter(here: string | undefined): void {
  try {
    const owner = localStorage.getItem(OWNER);
    const ownerOfTab = sessionStorage.getItem(OWNER);
    if (ownerOfTab !== null && ownerOfTab !== owner) forget(() => sessionStorage);
    if (here === undefined) return;
    if (owner !== null && owner !== here) forgetVisitor();
    localStorage.setItem(OWNER, here);
    sessionStorage.setItem(OWNER, here);
  } catch {
    // Where nothing can be kept, nothing was.
  }
}

function forget(storage: () => Storage): void {
  try {
    const kept = storage();
    for (const key of Object.keys(kept)) if (TRACES.test(key)) kept.removeItem(key);
  } catch {
    // What can't be reached was never written.
  }
}
