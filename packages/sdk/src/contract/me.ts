import * as v from 'valibot';
import { SHELF_MAX_ENTRIES } from './constants.ts';
import { date, id, maybe, some } from './lenient.ts';
import { keptEntry } from './shelf.ts';
import { userInfo } from './users.ts';

/** GET /api/users/me/ */
export const me = v.looseObject({
  ...v.omit(userInfo, ['access_token']).entries,
  web_user_id: id,
  /** ISO 8601. */
  created_at: maybe(date),
  /** What the user keeps, newest first. Missing: the backend stores no shelf, and each browser keeps its own. */
  shelf: maybe(some(keptEntry, SHELF_MAX_ENTRIES)),
});
export type Me = v.InferOutput<typeof me>;
