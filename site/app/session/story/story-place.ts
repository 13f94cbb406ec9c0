import type { Client } from '@companion/sdk';
import type { ChatQuery, ChatRespond } from '@companion/sdk/contract';
import { session, userIdNow } from '../session.ts';
import { type StoryPath, storyProgress } from './story-progress.ts';

/** Where a visitor stands in a story: in this browser, and in the account. */
export interface StoryPlace {
  /** Ids of the scenes seen, as this browser has them. */
  readonly path: StoryPath;
  /** The visitor went on, back, or to the beginning. */
  walk(path: StoryPath): void;
  /** Asks the account, which may have gone on elsewhere. */
  hear(signal: AbortSignal): Promise<void>;
  /**
   * Sends what was chosen or said there, after all that was before it; the account keeps where it leads.
   * @throws when the story went on elsewhere or another account came meanwhile, and what the call throws
   */
  respond(
    said: Omit<ChatQuery, 'quest_id'> & { path: string[] },
    signal?: AbortSignal,
  ): Promise<ChatRespond>;
}

/**
 * @param onMoved the visitor stands elsewhere than this browser knew
 */
export function createStoryPlace(
  storyId: string,
  client: () => Promise<Client>,
  onMoved: (path: StoryPath) => void,
): StoryPlace {
  let { path, told } = storyProgress.read(storyId);
  let heard: Promise<void> | undefined;
  /** Raised with all that says newer what the account holds. */
  let news = 0;
  let moves = 0;
  let lastAnswer: Promise<unknown> = Promise.resolve();

  const keep = () => storyProgress.write(storyId, { path, told });

  async function ask(signal?: AbortSignal): Promise<void> {
    news += 1;
    const asked = news;
    const { quest } = await client();
    const there = (await quest.scenes({ quest_id: storyId }, signal)).path;
    if (asked !== news) return;
    const last = latest(path, told, there);
    told = there;
    if (!isSame(last, path)) {
      path = last;
      moves += 1;
      onMoved(path);
    }
    keep();
  }

  function hear(signal?: AbortSignal): Promise<void> {
    if (!session.getSnapshot().isLoggedIn) return Promise.resolve();
    const asked = ask(signal);
    heard = asked;
    // The next word asks again.
    asked.catch(() => {
      if (heard === asked) heard = undefined;
    });
    return asked;
  }

  async function tell(
    said: Parameters<StoryPlace['respond']>[0],
    before: number,
    teller: string | undefined,
    signal?: AbortSignal,
  ): Promise<ChatRespond> {
    // One after the other: the account keeps what it is told last.
    await lastAnswer.catch(() => {});
    // Not before what the account holds is known: it would be overwritten.
    await (heard ?? hear(signal));
    if (moves !== before) throw new Error('the story went on elsewhere');
    const { quest } = await client();
    if (userIdNow() !== teller) throw new Error('it was chosen for another account');
    const answer = await quest.chatRespond({ quest_id: storyId, ...said }, signal);
    if (teller !== undefined) {
      news += 1;
      told = answer.scene_id === said.scene_id ? said.path : [...said.path, answer.scene_id];
      keep();
    }
    return answer;
  }

  return {
    get path() {
      return path;
    },
    walk(walked) {
      path = walked;
      keep();
    },
    hear,
    respond(said, signal) {
      const answer = tell(said, moves, userIdNow(), signal);
      lastAnswer = answer;
      return answer;
    },
  };
}

/**
 * Where the visitor went last. The clocks of two devices don't say it, nor does the length of the way, which
 * may have begun anew. But a device that stands where it last told the account it stood has not moved since.
 * Where both have moved, the longer way counts.
 */
function latest(here: StoryPath, told: StoryPath, there: StoryPath): StoryPath {
  if (isSame(there, told)) return here;
  if (isSame(here, told)) return there;
  return here.length > there.length ? here : there;
}

const isSame = (one: StoryPath, other: StoryPath): boolean =>
  one.length === other.length && one.every((id, index) => id === other[index]);
