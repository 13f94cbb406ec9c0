import { companionLinkPicturePath } from '@companion/screens/head';
import { importWhenOnline, onDemand } from '@companion/screens/loading';
import { StoryPage, type StoryPageProps, storyMessages } from '@companion/screens/story';
import { createStorySync } from '@companion/sdk/stories';
import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import { client } from '../../session/client.ts';
import { showFailure } from '../../session/notices.ts';
import { reportAction } from '../../session/report-action.ts';
import { session, useAccount, useSiteSession } from '../../session/session.ts';
import { Head } from '../../shell/head.tsx';
import { usePage } from '../../shell/navigation.ts';

// No story needs it before its first ending.
const loadShelf = importWhenOnline(() => import('../../session/shelf.ts'));
const EndingShare = onDemand(async () => (await import('../../lazy/ending-share.tsx')).default);
const loadRecents = importWhenOnline(() => import('../../session/recents.ts'));
const isLoggedIn = () => session.getSnapshot().isLoggedIn;

type StoryData = Pick<StoryPageProps, 'companion' | 'story'>;

export default function Story({ data: { companion, story } }: { data: StoryData }) {
  const { id, name, quests } = companion;
  const { formatMessage, locale: language } = useIntl();
  const { change } = usePage();
  const account = useAccount();
  const storyId = story?.quest_id ?? '';
  // biome-ignore lint/correctness/useExhaustiveDependencies: each account has its own path
  const createSync = useCallback<StoryPageProps['createSync']>(
    (onPathReplaced) => createStorySync(storyId, { client, session, onPathReplaced }),
    [storyId, account],
  );
  const onEnding = useCallback(
    (scene: string, title: string) => {
      reportAction('story_ended', { story: storyId, scene });
      loadShelf()
        .then(({ shelf }) => shelf.keep({ kind: 'ending', id: `${storyId}/${scene}`, title }, true))
        // Offline. The ending is kept when it is reached again.
        .catch(() => {});
    },
    [storyId],
  );
  const title = story?.title ?? '';
  const onStep = useCallback(
    (isOver: boolean) => {
      loadRecents()
        .then(({ recents }) => {
          const recent = { kind: 'story', id: storyId } as const;
          if (isOver) recents.remove(recent);
          else recents.add({ ...recent, companion: id, name, title, language });
        })
        // Offline. The next step is stored.
        .catch(() => {});
    },
    [storyId, id, name, title, language],
  );
  return (
    <>
      <Head
        title={story?.title ?? formatMessage(storyMessages.title, { name })}
        description={
          quests.find((known) => known.id === storyId)?.summary ||
          formatMessage(storyMessages.description, { name })
        }
        picture={companionLinkPicturePath(id)}
      />
      <StoryPage
        companion={companion}
        story={story}
        createSync={createSync}
        session={useSiteSession().state}
        onEnding={onEnding}
        onStep={onStep}
        isLoggedIn={isLoggedIn}
        onSyncFailed={showFailure}
        endingActs={(ending) => (
          <EndingShare companion={companion} storyId={storyId} from={title} {...ending} />
        )}
        onStory={(chosen) => change({ story: chosen })}
      />
    </>
  );
}
