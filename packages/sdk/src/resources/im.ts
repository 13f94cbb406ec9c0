import { checkedBy } from '../client/payload.ts';
import type { Request } from '../client/request.ts';
import { type History, type HistoryQuery, history, type ImToken, imToken } from '../contract/im.ts';

export type ImCalls = ReturnType<typeof createIm>;

/**
 * /api/im: the pass for the socket, and what was said before. Every call takes an `AbortSignal` last, and rejects with
 * `SessionExpired` when nobody is logged in.
 */
export function createIm(request: Request) {
  return {
    /** A pass for one connection, asked for once; messaging asks again when it fails (spec §7). */
    getToken: (query: { app_id: string }, signal?: AbortSignal): Promise<ImToken> =>
      request({
        method: 'GET',
        path: '/api/im/get_token',
        query,
        read: checkedBy(imToken),
        signal,
      }),

    /** The newest messages with a companion, or those before an id; oldest first. 30, or `limit`, at most 100. */
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
