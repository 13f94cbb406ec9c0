import { checkedBy } from '../client/payload.ts';
import type { Request } from '../client/request.ts';
import { type History, type HistoryQuery, history, type ImToken, imToken } from '../contract/im.ts';

export type ImCalls = ReturnType<typeof createIm>;

/**
 * /api/im: token and history of messaging. The last argument of every call is an `AbortSignal`. Calls reject with
 * `SessionExpired` without a login.
 */
export function createIm(request: Request) {
  return {
    /** A token for one connection. There are no retries here; messaging retries (spec §7). */
    getToken: (query: { app_id: string }, signal?: AbortSignal): Promise<ImToken> =>
      request({
        method: 'GET',
        path: '/api/im/get_token',
        query,
        read: checkedBy(imToken),
        signal,
      }),

    /** The newest messages with a companion, or the newest before an id; oldest first. 30, or `limit`, at most 100. */
    historyMessages: (body: HistoryQuery, signal?: AbortSignal): Promise<History> =>
      request({
        method: 'POST',
        path: '/api/im/history_messages',
        body,
        read: checkedBy(history),
        signal,
      }),
  };
}
