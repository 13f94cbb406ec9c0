import { StoryPage, type StoryPageProps, storyMessages } from '@companion/screens/story';
import { createStorySync } from '@companion/sdk';
import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import { companionLinkPicturePath } from '../../data/link-picture-paths.ts';
import { session } from '../../session/session.ts';
import { useAccount } from '../../session/session-state.ts';
import { useClient } from '../../session/use-client.ts';
import { useFailureToast } from '../../session/use-failure-toast.ts';
import { Head } from '../../shell/head.tsx';
import { useParameters } from '../use-parameters.ts';

const isLoggedIn = () => session.getSnapshot().isLoggedIn;

type StoryData = Pick<StoryPageProps, 'companion' | 'story'>;

export default function Story({ data: { companion, story } }: { data: StoryData }) {
  const { id, name, quests } = companion;
  const { formatMessage } = useIntl();
  const { change } = useParameters();
  const client = useClient();
  const account = useAccount();
  const storyId = story?.quest_id ?? '';
  // biome-ignore lint/correctness/useExhaustiveDependencies: each account has its own path
  const createSync = useCallback<StoryPageProps['createSync']>(
    (onPathReplaced) => createStorySync(storyId, { client, session, onPathReplaced }),
    [storyId, client, account],
  );
  return (
    <>
      <Head
        title={story?.title ?? formatMessage(storyMessages.title, { name })}
        description={quests.find((known) => known.id === storyId)?.summary}
        picture={companionLinkPicturePath(id)}
      />
      <StoryPage
        companion={companion}
        story={story}
        createSync={createSync}
        isLoggedIn={isLoggedIn}
        onSyncFailed={useFailureToast()}
        onStory={(chosen) => change({ story: chosen })}
      />
    </>
  );
}
