import { StoryScreen, type StoryServices } from '@companion/screens/story';
import type { CharacterDetail, StoryScenes } from '@companion/sdk/contract';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { companionLinkPicturePath } from '../../data/link-picture-paths.ts';
import { siteMessages } from '../../locales/messages.ts';
import { session } from '../../session/session.ts';
import { useAccount } from '../../session/session-state.ts';
import { createStoryPlace, type StoryPlace } from '../../session/story/story-place.ts';
import type { StoryPath } from '../../session/story/story-progress.ts';
import { useClient } from '../../session/use-client.ts';
import { useFailureToast } from '../../session/use-failure-toast.ts';
import { Head } from '../../shell/head.tsx';
import { useParameters } from '../use-parameters.ts';

interface StoryData {
  companion: CharacterDetail;
  story: StoryScenes | null;
}

export default function Story({ data: { companion, story } }: { data: StoryData }) {
  const { formatMessage } = useIntl();
  const { change } = useParameters();
  const storyId = story?.quest_id ?? '';
  const { place, taken } = useStoryPlace(storyId);

  const onPath = useCallback(
    (path: StoryPath) => {
      if (taken) place.walk(path);
    },
    [place, taken],
  );

  const services = useMemo<StoryServices>(
    () => ({
      async respond({ sceneId, message, path }, signal) {
        const said = { scene_id: sceneId, message, path: [...path] };
        const { reply, scene_id } = await place.respond(said, signal);
        return { reply, sceneId: scene_id };
      },
      keep({ sceneId, choiceId, path }) {
        if (!session.getSnapshot().isLoggedIn) return;
        place
          .respond({ scene_id: sceneId, choice_id: choiceId, path: [...path] })
          // This browser has it, and the next choice tells the whole path again.
          .catch(() => {});
      },
    }),
    [place],
  );

  return (
    <>
      <Head
        title={story?.title ?? formatMessage(siteMessages.storyTitle, { name: companion.name })}
        description={companion.quests.find(({ id }) => id === storyId)?.summary}
        picture={companionLinkPicturePath(companion.id)}
      />
      <StoryScreen
        key={`${storyId} ${taken?.moves ?? 0}`}
        companion={companion}
        story={story}
        path={taken?.path ?? []}
        onPath={onPath}
        onStory={(chosen) => change({ story: chosen })}
        services={services}
      />
    </>
  );
}

interface Taken {
  place: StoryPlace;
  /** Where the story is taken up. */
  path: StoryPath;
  /** How often that was elsewhere than what was shown. */
  moves: number;
}

/** The page is everybody's: where this visitor stands is known only in their browser, and later in their account. */
function useStoryPlace(storyId: string): { place: StoryPlace; taken: Taken | null } {
  const client = useClient();
  const tellFailure = useFailureToast();
  const account = useAccount();
  const [taken, setTaken] = useState<Taken | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another account stands elsewhere
  const place = useMemo(() => {
    const made: StoryPlace = createStoryPlace(storyId, client, (path) =>
      setTaken((last) => ({ place: made, path, moves: (last?.moves ?? 0) + 1 })),
    );
    return made;
  }, [storyId, client, account]);

  useEffect(() => {
    const { path } = place;
    setTaken((last) => ({
      place,
      path,
      moves: last || path.length > 0 ? (last?.moves ?? 0) + 1 : 0,
    }));
    if (storyId === '') return;
    const leaving = new AbortController();
    const { signal } = leaving;
    place.hear(signal).catch((error: unknown) => {
      if (!signal.aborted) tellFailure(error);
    });
    // Who comes back to a page that stayed open may have gone on at another device meanwhile.
    const onReturn = () => {
      if (document.visibilityState === 'visible') place.hear(signal).catch(() => {});
    };
    document.addEventListener('visibilitychange', onReturn, { signal });
    return () => leaving.abort();
  }, [place, storyId, tellFailure]);

  return { place, taken: taken?.place === place ? taken : null };
}
