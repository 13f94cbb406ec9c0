import { StoryScreen, type StoryServices } from '@companion/screens/story';
import type { CharacterDetail, StoryScenes } from '@companion/sdk/contract';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { Head } from '../head.tsx';
import { siteMessages } from '../messages.ts';
import { useParameters } from '../parameters.ts';
import { companionPicture } from '../picture-paths.ts';
import { session } from '../session.ts';
import { useAccount } from '../session-state.ts';
import { storyProgress } from '../story-progress.ts';
import { useClient } from '../use-client.ts';
import { useFailureToast } from '../use-failure-toast.ts';

interface StoryData {
  character: CharacterDetail;
  story: StoryScenes | null;
}

export default function Story({ data: { character, story } }: { data: StoryData }) {
  const { formatMessage } = useIntl();
  const { change } = useParameters();
  const client = useClient();
  const tellFailure = useFailureToast();
  const account = useAccount();
  const questId = story?.quest_id ?? '';
  // The page is everybody's: where this visitor stands is known only in his browser.
  const [kept, setKept] = useState<readonly string[] | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another account stands elsewhere
  useEffect(() => {
    setKept(null);
    if (questId === '') return;
    const here = storyProgress.read(questId);
    if (here.length > 0 || !session.getSnapshot().isLoggedIn) {
      setKept(here);
      return;
    }
    const controller = new AbortController();
    const ask = async () => {
      const { quest } = await client();
      return (await quest.scenes({ quest_id: questId }, controller.signal)).path;
    };
    ask()
      .then(setKept)
      .catch((error: unknown) => {
        if (controller.signal.aborted) return;
        tellFailure(error);
        setKept(here);
      });
    return () => controller.abort();
  }, [questId, client, tellFailure, account]);

  const onPath = useCallback(
    (path: readonly string[]) => {
      // Who only looks at the first scene has begun nothing: the account may know how far he is.
      if (kept && (path.length > 1 || storyProgress.read(questId).length > 0))
        storyProgress.write(questId, path);
    },
    [questId, kept],
  );

  const services = useMemo<StoryServices>(
    () => ({
      async respond({ sceneId, message, path }, signal) {
        const { quest } = await client();
        const body = { quest_id: questId, scene_id: sceneId, message, path: [...path] };
        const { reply, scene_id } = await quest.chatRespond(body, signal);
        return { reply, sceneId: scene_id };
      },
      keep({ sceneId, choiceId, path }) {
        if (!session.getSnapshot().isLoggedIn) return;
        client()
          .then(({ quest }) =>
            quest.chatRespond({
              quest_id: questId,
              scene_id: sceneId,
              choice_id: choiceId,
              path: [...path],
            }),
          )
          // This browser has it, and the next choice tells the whole path again.
          .catch(() => {});
      },
    }),
    [questId, client],
  );

  return (
    <>
      <Head
        title={story?.title ?? formatMessage(siteMessages.storyTitle, { name: character.name })}
        description={character.quests.find(({ id }) => id === questId)?.summary}
        picture={companionPicture(character.id)}
      />
      <StoryScreen
        key={kept ? `kept ${questId}` : questId}
        character={character}
        story={story}
        path={kept ?? []}
        onPath={onPath}
        onStory={(quest) => change({ quest })}
        services={services}
      />
    </>
  );
}
