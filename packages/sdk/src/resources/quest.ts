import { parseLists } from '../client/payload.ts';
import type { Request } from '../client/request.ts';
import type {
  ChatQuery,
  ChatRespond,
  QuestInfo,
  QuestQuery,
  StoryScenes,
} from '../contract/quest.ts';

export type QuestCalls = ReturnType<typeof createQuest>;

/**
 * /api/quest: stories told in scenes. Anyone may play; visitors who are logged in keep their place.
 * Every call takes an `AbortSignal` last. What the backend refuses rejects with `ApiError`; its codes below are
 * those of `errorCodes`.
 */
export function createQuest(request: Request) {
  return {
    /** The quests of a companion, one quest, or all, in one piece. 40400: there is no such quest. */
    info: (query: QuestQuery = {}, signal?: AbortSignal): Promise<QuestInfo> =>
      request({
        method: 'GET',
        path: '/api/quest/get_info',
        query,
        read: parseLists<QuestInfo>({ required: { items: [] } }),
        signal,
      }),

    /** All scenes of a quest, and those the caller has seen. 40400: there is no such quest. */
    scenes: (query: { quest_id: string }, signal?: AbortSignal): Promise<StoryScenes> =>
      request({
        method: 'GET',
        path: '/api/quest/story/scenes',
        query,
        read: parseLists<StoryScenes>({
          required: { scenes: ['text', 'choices'] },
          optional: { path: null },
        }),
        signal,
      }),

    /** What follows on a choice, or on what the visitor wrote. 40400: there is no such quest, scene or choice. */
    chatRespond: (body: ChatQuery, signal?: AbortSignal): Promise<ChatRespond> =>
      request({
        method: 'POST',
        path: '/api/quest/get_chat_respond',
        body,
        read: parseLists<ChatRespond>({}),
        signal,
      }),
  };
}
