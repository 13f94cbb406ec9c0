import type { CharacterDetail, StoryScenes } from '@companion/sdk/contract';
import type { FilterBarProps } from '@companion/ui/chip';
import { CoverArt } from '@companion/ui/cover-art';
import { LinkButton, TextLink } from '@companion/ui/link';
import { LAMP_HUE } from '@companion/ui/logo';
import { ScenePlayer, type StoryScene } from '@companion/ui/scene-player';
import { visuallyHidden } from '@companion/ui/theme';
import { useMachine } from '@xstate/react';
import { type ReactNode, useEffect } from 'react';
import { useIntl } from 'react-intl';
import { Screen, useAddresses } from '../layout/index.ts';
import { onDemand } from '../loading/index.ts';
import { storyMessages } from './messages.ts';
import * as css from './story.css.ts';
import { type StoryServices, storyMachine } from './story-machine.ts';

/** Loaded when a companion has several stories; few have. */
const FilterBar = onDemand<FilterBarProps<string>>(
  async () => (await import('@companion/ui/chip')).FilterBar,
);
/** Loaded when a companion has no story. */
const EmptyState = onDemand(async () => (await import('@companion/ui/empty-state')).EmptyState);

export interface StoryScreenProps {
  companion: CharacterDetail;
  /** `null`: the companion has no story. */
  story: StoryScenes | null;
  /** Ids of the scenes seen; the last one is shown first. */
  path: readonly string[];
  onPath: (path: readonly string[]) => void;
  onStory: (storyId: string) => void;
  services: StoryServices;
  /** Buttons for an ending, for example to share it. */
  endingActs?: ((ending: StoryEnding) => ReactNode) | undefined;
}

export interface StoryEnding {
  title: string;
  /** Its last words. */
  text: string;
  art: { seed: string; scene: string | undefined };
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
                  onValueChange={rest.onStory}
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
            companion={{ seed: companion.seed ?? id, look: companion.look, hue: companion.hue }}
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
  endingActs,
}: Omit<StoryScreenProps, 'story'> & { story: StoryScenes }) {
  const { formatMessage } = useIntl();
  const [snapshot, send] = useMachine(storyMachine, { input: { story, path, services } });
  const { path: seen, reply, failure } = snapshot.context;
  useEffect(() => onPath(seen), [seen, onPath]);
  const scene = story.scenes.find(({ id }) => id === seen.at(-1));
  if (!scene) return null;
  const hue = companion.hue ?? LAMP_HUE;
  const artSeed = `${story.quest_id} ${scene.art}`;
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
      art={<CoverArt seed={artSeed} scene={scene.art} hue={hue} />}
      companion={{
        name: companion.name,
        seed: companion.seed ?? companion.id,
        look: companion.look,
        hue,
      }}
      reply={reply}
      busy={snapshot.matches('waiting')}
      failure={failure === undefined ? undefined : formatMessage(storyMessages.failed)}
      next={
        <Next companion={companion} current={story.quest_id}>
          {scene.ending !== undefined &&
            endingActs?.({
              title: scene.ending,
              text: scene.text.at(-1) ?? '',
              art: { seed: artSeed, scene: scene.art },
            })}
        </Next>
      }
      onChoose={(choiceId) => send({ type: 'choice.made', choiceId })}
      onSay={(message) => send({ type: 'message.sent', message })}
      onBack={(step) => send({ type: 'went.back', step })}
      onRestart={() => send({ type: 'restarted' })}
    />
  );
}

/** Links after the end of a story. */
function Next({
  companion,
  current,
  children,
}: {
  companion: CharacterDetail;
  current: string;
  children: ReactNode;
}) {
  const { formatMessage } = useIntl();
  const addresses = useAddresses();
  const { id, name, quests: stories } = companion;
  return (
    <nav className={css.next} aria-label={formatMessage(storyMessages.choose)}>
      <LinkButton href={addresses.chat(id)} tone="accent">
        {formatMessage(storyMessages.chat, { name })}
      </LinkButton>
      {stories
        .filter((other) => other.id !== current)
        .map((other) => (
          <LinkButton key={other.id} href={addresses.story(id, other.id)}>
            {other.title}
          </LinkButton>
        ))}
      {children}
    </nav>
  );
}
