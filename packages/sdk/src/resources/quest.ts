import { parseLists } from '../client/payload.ts';
import type { CallOptions, Request } from '../client/request.ts';
import type {
  ChatQuery,
  ChatRespond,
  QuestInfo,
  QuestQuery,
  StoryScenes,
} from '../contract/quest.ts';

export type QuestCalls = ReturnType<typeof createQuest>;

/**
 * /api/quest: stories in scenes. A login is needed only to store progress. The last argument of every call is
 * `CallOptions`. Calls reject with `ApiError`; the codes below are those of `errorCodes`.
 */
export function createQuest(request: Request) {
  return {
    /** Stories of a companion, one story, or all, in one page. 40400: the story does not exist. */
    info: (query: QuestQuery = {}, options?: CallOptions): Promise<QuestInfo> =>
      request({
        method: 'GET',
        path: '/api/quest/get_info',
        query,
        read: parseLists<QuestInfo>({ required: { items: [] } }),
        options,
      }),

    /** All scenes of a story, and the path of the caller. 40400: the story does not exist. */
    scenes: (query: { quest_id: string }, options?: CallOptions): Promise<StoryScenes> =>
      request({
        method: 'GET',
        path: '/api/quest/story/scenes',
        query,
        read: parseLists<StoryScenes>({
          required: { scenes: ['text', 'choices'] },
          optional: { path: null },
        }),
        options,
      }),

    /** The answer to a choice or a message. 40400: story, scene or choice does not exist. */
    chatRespond: (body: ChatQuery, options?: CallOptions): Promise<ChatRespond> =>
      request({
        method: 'POST',
        path: '/api/quest/get_chat_respond',
        body,
        read: parseLists<ChatRespond>({}),
        options,
      }),
  };
}
