import {
  type ComponentPropsWithoutRef,
  type FormEvent,
  forwardRef,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from 'react';
import { type CompanionFigure, type Mood, Sprite } from '../../brand/sprite/index.ts';
import { useText } from '../../i18n/index.ts';
import { classNames } from '../../internal/class-names.ts';
import { mirrored } from '../../internal/mirrored.css.ts';
import { Button } from '../../primitives/button/index.ts';
import { RotateCcw, SendHorizontal } from '../../primitives/icon/index.ts';
import { TextField } from '../../primitives/text-field/index.ts';
import { hueScope } from '../../theme/hue-scope.css.ts';
import { hueVars } from '../../theme/hue-vars.ts';
import { sceneMessages } from './messages.ts';
import * as css from './scene-player.css.ts';

export interface StoryScene {
  id: string;
  /** Name of the speaker. Without it the narrator speaks. */
  speaker?: string | undefined;
  /** Paragraphs. */
  text: ReadonlyArray<string>;
  choices: readonly { id: string; text: string }[];
  /** Question that the visitor answers in a text field. */
  prompt?: string | undefined;
  /** Title of the ending, if the scene is one. */
  ending?: string | undefined;
}

export interface ScenePlayerProps extends Omit<ComponentPropsWithoutRef<'section'>, 'children'> {
  /** Current scene. A new `id` fades it in, focuses the panel and announces it. */
  scene: StoryScene;
  /** Ids of the visited scenes, the current one last. */
  path: ReadonlyArray<string>;
  /** Decorative image behind the panel. */
  art: ReactNode;
  /** Companion shown on the panel. */
  companion: CompanionFigure;
  /** Answer to the visitor's text in this scene. */
  reply?: string | undefined;
  /** Whether a choice or a text is being processed. */
  busy: boolean;
  /** Error message of the last action. */
  failure?: string | undefined;
  /** Links shown in the panel of an ending. */
  next?: ReactNode;
  /** Called with the id of the chosen choice. Not called while `busy`. */
  onChoose: (choiceId: string) => void;
  /** Called with the trimmed, non-empty text of the visitor. */
  onSay: (text: string) => void;
  /** Called with the index in `path` of the scene to go back to. */
  onBack: (step: number) => void;
  /** Called when the visitor restarts the story. */
  onRestart: () => void;
}

/** Limit of one reply, UTF-16 units. */
const MAX_REPLY_LENGTH = 200;

/** A scene of an interactive story, as in a visual novel: image, speaker, choices. */
export const ScenePlayer = forwardRef<HTMLElement, ScenePlayerProps>(function ScenePlayer(
  {
    scene,
    path,
    art,
    companion,
    reply,
    busy,
    failure,
    next,
    onChoose,
    onSay,
    onBack,
    onRestart,
    className,
    style,
    ...rest
  },
  ref,
) {
  const text = useText();
  const panel = useRef<HTMLDivElement>(null);
  const shownId = useRef(scene.id);

  // Focuses each new scene, but not the first one: the page controls the initial focus.
  useEffect(() => {
    if (shownId.current === scene.id) return;
    shownId.current = scene.id;
    panel.current?.focus({ preventScroll: true });
  }, [scene.id]);

  const isSpeaking = scene.speaker === companion.name;
  const mood: Mood = busy ? 'thinking' : scene.ending ? 'happy' : isSpeaking ? 'talking' : 'idle';
  return (
    <section
      {...rest}
      ref={ref}
      className={classNames(hueScope, css.stage, className)}
      style={{ ...hueVars(companion.hue), ...style }}
    >
      <div key={scene.id} className={css.art}>
        {art}
      </div>
      <div className={css.content}>
        <div className={css.companion}>
          <Sprite
            seed={companion.seed}
            look={companion.look}
            hue={companion.hue}
            size={132}
            mood={mood}
          />
        </div>
        <div ref={panel} tabIndex={-1} className={css.panel} aria-live="polite" aria-busy={busy}>
          {scene.speaker !== undefined && <p className={css.speaker}>{scene.speaker}</p>}
          {scene.ending !== undefined && (
            <p className={css.ending}>
              <span className={css.endingMark}>{text(sceneMessages.ending)}</span>
              <span>{scene.ending}</span>
            </p>
          )}
          <div className={css.paragraphs}>
            {scene.text.map((paragraph, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs may be equal
              <p key={index} className={css.paragraph}>
                {paragraph}
              </p>
            ))}
            {reply !== undefined && <p className={css.reply}>{reply}</p>}
          </div>
          {failure !== undefined && <p className={css.failure}>{failure}</p>}
          {scene.choices.length > 0 && (
            <ul className={css.choices}>
              {scene.choices.map((choice) => (
                <li key={choice.id}>
                  <Button
                    fullWidth
                    aria-disabled={busy || undefined}
                    onClick={() => onChoose(choice.id)}
                  >
                    {choice.text}
                  </Button>
                </li>
              ))}
            </ul>
          )}
          {scene.prompt !== undefined && (
            <ReplyForm
              key={scene.id}
              prompt={scene.prompt}
              busy={busy}
              failed={failure !== undefined}
              onSay={onSay}
            />
          )}
          {scene.ending !== undefined && next}
          <div className={css.pathBar}>
            <ol className={css.path} aria-label={text(sceneMessages.path)}>
              {path.map((id, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a path may contain a scene twice
                <li key={`${index} ${id}`}>
                  <button
                    type="button"
                    className={css.step}
                    aria-current={index === path.length - 1 ? 'step' : undefined}
                    aria-label={text(
                      index === path.length - 1 ? sceneMessages.here : sceneMessages.step,
                      { step: String(index + 1) },
                    )}
                    onClick={() => index < path.length - 1 && onBack(index)}
                  />
                </li>
              ))}
            </ol>
            {path.length > 1 && (
              <Button size="s" tone="quiet" onClick={() => onBack(path.length - 2)}>
                {text(sceneMessages.back)}
              </Button>
            )}
            {path.length > 1 && (
              <Button
                size="s"
                tone={scene.ending === undefined || next ? 'quiet' : 'accent'}
                icon={<RotateCcw size={14} />}
                onClick={onRestart}
              >
                {text(sceneMessages.restart)}
              </Button>
            )}
          </div>
        </div>
      </div>
    </section>
  );
});

function ReplyForm({
  prompt,
  busy,
  failed,
  onSay,
}: {
  prompt: string;
  busy: boolean;
  failed: boolean;
  onSay: (text: string) => void;
}) {
  const text = useText();
  const [value, setValue] = useState('');
  const field = useRef<HTMLInputElement>(null);
  /** The text on its way. Of a host that is never `busy`, until something is typed. */
  const [sent, setSent] = useState<string>();
  const wasBusy = useRef(false);

  // After a failure the text can be sent again. `busy` may come late, or never.
  useEffect(() => {
    if (sent === undefined) return;
    if (busy) wasBusy.current = true;
    else {
      setValue(failed ? (now) => now || sent : '');
      if (wasBusy.current) setSent(undefined);
    }
  }, [sent, busy, failed]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    // A press that was repeated at hydration can come before the text that was typed until then is in `value`.
    const reply = (field.current?.value ?? value).trim();
    if (reply === '' || busy) return;
    wasBusy.current = false;
    setSent(reply);
    onSay(reply);
  };
  return (
    // `dialog` prevents a native submit before hydration, which would reload the page.
    <form className={css.replyForm} method="dialog" onSubmit={submit}>
      <TextField
        ref={field}
        label={prompt}
        value={value}
        readOnly={busy}
        maxLength={MAX_REPLY_LENGTH}
        autoComplete="off"
        enterKeyHint="send"
        onChange={(event) => {
          setSent(undefined);
          setValue(event.target.value);
        }}
        trailing={
          <Button
            type="submit"
            iconOnly
            tone="accent"
            loading={busy}
            aria-label={text(sceneMessages.say)}
          >
            <SendHorizontal size={18} className={mirrored} />
          </Button>
        }
      />
    </form>
  );
}
