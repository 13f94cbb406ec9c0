import { checkedBy, parseLists } from '../client/payload.ts';
import type { CallOptions, Request } from '../client/request.ts';
import {
  type GuestClaim,
  type History,
  type HistoryQuery,
  history,
  type ImToken,
  imToken,
} from '../contract/im.ts';
import type { TalkDeletion, Talks, TalksQuery } from '../contract/talks.ts';

export type ImCalls = ReturnType<typeof createIm>;

/**
 * /api/im: token, history, list of talks and guests of messaging. The last argument of every call is `CallOptions`.
 * Calls reject with `SessionExpiredError` without a login.
 */
export function createIm(request: Request) {
  return {
    /** A token for one connection. There are no retries here; messaging retries (spec §7). */
    getToken: (query: { app_id: string }, options?: CallOptions): Promise<ImToken> =>
      request({
        method: 'GET',
        path: '/api/im/get_token',
        query,
        read: checkedBy(imToken),
        options,
      }),

    /** The newest messages with a companion, or the newest before an id; oldest first. 30, or `limit`, at most 100. */
    historyMessages: (body: HistoryQuery, options?: CallOptions): Promise<History> =>
      request({
        method: 'POST',
        path: '/api/im/history_messages',
        body,
        read: checkedBy(history),
        options,
      }),

    /** The visitor's talks, newest first; with a keyword those that contain it. */
    talks: (query: TalksQuery = {}, options?: CallOptions): Promise<Talks> =>
      request({
        method: 'GET',
        path: '/api/im/talks',
        query,
        read: parseLists<Talks>({ required: { items: [] } }),
        options,
      }),

    /** Removes the messages with a companion, and what it remembers, for good and on all devices. */
    deleteTalk: (body: TalkDeletion, options?: CallOptions): Promise<void> =>
      request({ method: 'POST', path: '/api/im/delete_talk', body, options }),

    /** Moves what a guest wrote, and the replies, to the end of the account's talks. Nothing is left to move again. */
    claimGuestMessages: (body: GuestClaim, options?: CallOptions): Promise<void> =>
      request({ method: 'POST', path: '/api/im/claim_guest_messages', body, options }),
  };
}
