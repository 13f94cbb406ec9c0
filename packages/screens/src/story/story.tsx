import type { CharacterDetail, StoryScenes } from '@companion/sdk/contract';
import { FilterBar } from '@companion/ui/chip';
import { CoverArt } from '@companion/ui/cover-art';
import { EmptyState } from '@companion/ui/empty-state';
import { LinkButton, TextLink } from '@companion/ui/link';
import { LAMP_HUE } from '@companion/ui/logo';
import { ScenePlayer, type StoryScene } from '@companion/ui/scene-player';
import { visuallyHidden } from '@companion/ui/theme';
import { useMachine } from '@xstate/react';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { companionMessages } from '../companion/messages.ts';
import { Screen, useAddresses } from '../layout/index.ts';
import { storyMessages } from './messages.ts';
import * as css from './story.css.ts';
import { type StoryServices, storyMachine } from './story-machine.ts';

export interface StoryScreenProps {
  companion: CharacterDetail;
  /** `null`: the companion has no story. */
  story: StoryScenes | null;
  /** Ids of the scenes seen; the last one is shown first. */
  path: readonly string[];
  onPath: (path: readonly string[]) => void;
  onStory: (storyId: string) => void;
  services: StoryServices;
}

/** A story with a companion. It fills the window. */
export function StoryScreen({ companion, story, ...rest }: StoryScreenProps) {
  const { formatMessage } = useIntl();
  const addresses = useAddresses();
  const { id, name, quests: stories } = companion;
  const title = (look: string) => <h1 className={look}>{story?.title ?? name}</h1>;
  const back = (
    <TextLink href={addresses.companion(id)}>
      {formatMessage(storyMessages.toCompanion, { name })}
    </TextLink>
  );
  return (
    <Screen className={css.page}>
      {story ? (
        <>
          <div className={css.bar}>
            {back}
            {stories.length > 1 ? (
              <>
                {/* The filter shows the title. */}
                {title(visuallyHidden)}
                <FilterBar
                  label={formatMessage(storyMessages.choose)}
                  value={story.quest_id}
                  onChange={rest.onStory}
                  options={stories.map(({ id: value, title: label }) => ({ value, label }))}
                />
              </>
            ) : (
              title(css.title)
            )}
          </div>
          <Play key={story.quest_id} companion={companion} story={story} {...rest} />
        </>
      ) : (
        <>
          {title(visuallyHidden)}
          <EmptyState
            title={formatMessage(storyMessages.none, { name })}
            companion={{ seed: companion.seed ?? id, hue: companion.hue }}
            mood="thinking"
          >
            {back}
          </EmptyState>
        </>
      )}
    </Screen>
  );
}

function Play({
  companion,
  story,
  path,
  onPath,
  services,
}: Omit<StoryScreenProps, 'story'> & { story: StoryScenes }) {
  const { formatMessage } = useIntl();
  const [snapshot, send] = useMachine(storyMachine, { input: { story, path, services } });
  const { path: seen, reply, failure } = snapshot.context;
  useEffect(() => onPath(seen), [seen, onPath]);
  const scene = story.scenes.find(({ id }) => id === seen.at(-1));
  if (!scene) return null;
  const hue = companion.hue ?? LAMP_HUE;
  const shown: StoryScene = {
    id: scene.id,
    speaker: scene.speaker,
    text: scene.text,
    choices: scene.choices,
    prompt: scene.chat?.prompt,
    ending: scene.ending,
  };
  return (
    <ScenePlayer
      scene={shown}
      path={seen}
      art={<CoverArt seed={`${story.quest_id} ${scene.art}`} scene={scene.art} hue={hue} />}
      companion={{ name: companion.name, seed: companion.seed ?? companion.id, hue }}
      reply={reply}
      busy={snapshot.matches('waiting')}
      failure={failure === undefined ? undefined : formatMessage(storyMessages.failed)}
      next={<Next companion={companion} current={story.quest_id} />}
      onChoose={(choiceId) => send({ type: 'choice.made', choiceId })}
      onSay={(message) => send({ type: 'message.sent', message })}
      onBack={(step) => send({ type: 'went.back', step })}
      onRestart={() => send({ type: 'restarted' })}
    />
  );
}

/** Links after the end of a story. */
function Next({ companion, current }: { companion: CharacterDetail; current: string }) {
  const { formatMessage } = useIntl();
  const addresses = useAddresses();
  const { id, name, quests: stories } = companion;
  return (
    <nav className={css.next} aria-label={formatMessage(storyMessages.choose)}>
      <LinkButton href={addresses.chat(id)} tone="accent">
        {formatMessage(companionMessages.chat, { name })}
      </LinkButton>
      {stories
        .filter((other) => other.id !== current)
        .map((other) => (
          <LinkButton key={other.id} href={addresses.story(id, other.id)}>
            {other.title}
          </LinkButton>
        ))}
    </nav>
  );
}
