import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { type CompanionFigure, type Mood, Sprite } from '../../brand/sprite/index.ts';
import { useText } from '../../i18n/index.ts';
import { classNames } from '../../internal/class-names.ts';
import { Button } from '../../primitives/button/index.ts';
import { RotateCcw, SendHorizontal } from '../../primitives/icon/index.ts';
import { TextField } from '../../primitives/text-field/index.ts';
import { hueScope } from '../../theme/hue-scope.css.ts';
import { hueVars } from '../../theme/hue-vars.ts';
import { sceneMessages } from './messages.ts';
import * as css from './scene-player.css.ts';

export interface StoryScene {
  id: string;
  /** The speaker; absent: the narrator. */
  speaker?: string | undefined;
  /** Paragraphs. */
  text: readonly string[];
  choices: readonly { id: string; text: string }[];
  /** The visitor may write here; this asks them to. */
  prompt?: string | undefined;
  /** Title of the ending, when this is one. */
  ending?: string | undefined;
}

export interface ScenePlayerProps {
  /** The scene to draw. Another `id` is another scene: it fades in and is read aloud. */
  scene: StoryScene;
  /** Ids of the scenes seen, this one last. */
  path: ReadonlyArray<string>;
  /** Fills the stage behind the words; decoration. */
  art: ReactNode;
  /** The companion on the panel's edge. */
  companion: CompanionFigure;
  /** What was answered to the visitor's words in this scene. */
  reply?: string | undefined;
  /** An answer is on its way. */
  busy: boolean;
  /** What went wrong with the last act, in words. */
  failure?: string | undefined;
  /** Links to where an ending leads on, in its panel. */
  next?: ReactNode;
  /** A choice was taken. Not called while `busy`. */
  onChoose: (choiceId: string) => void;
  /** Called with the trimmed text, never an empty one. */
  onSay: (text: string) => void;
  /** Back to a scene of the path, by its place in it. */
  onBack: (step: number) => void;
  /** Back to the first scene was pressed. */
  onRestart: () => void;
}

/** Longest text that can be sent at a time, UTF-16 units. */
const MAX_SAYING_LENGTH = 200;

/** A story told in scenes, like a visual novel: a picture, a speaker, choices. */
export function ScenePlayer({
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
}: ScenePlayerProps) {
  const text = useText();
  const panel = useRef<HTMLDivElement>(null);
  const shown = useRef(scene.id);

  // After a choice the focus goes to the new scene; on the first one the page itself has it.
  useEffect(() => {
    if (shown.current === scene.id) return;
    shown.current = scene.id;
    panel.current?.focus({ preventScroll: true });
  }, [scene.id]);

  const speaks = scene.speaker === companion.name;
  const mood: Mood = busy ? 'thinking' : scene.ending ? 'happy' : speaks ? 'talking' : 'idle';
  return (
    <section className={classNames(hueScope, css.stage)} style={hueVars(companion.hue)}>
      <div key={scene.id} className={css.art}>
        {art}
      </div>
      <div className={css.foot}>
        <div className={css.companion}>
          <Sprite seed={companion.seed} hue={companion.hue} size={132} mood={mood} />
        </div>
        <div ref={panel} tabIndex={-1} className={css.panel} aria-live="polite" aria-busy={busy}>
          {scene.speaker !== undefined && <p className={css.speaker}>{scene.speaker}</p>}
          {scene.ending !== undefined && (
            <p className={css.ending}>
              <span className={css.endingMark}>{text(sceneMessages.ending)}</span>
              {scene.ending}
            </p>
          )}
          <div className={css.words}>
            {scene.text.map((paragraph, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the same words may be said twice
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
                    block
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
            <Saying
              key={scene.id}
              prompt={scene.prompt}
              busy={busy}
              failed={failure !== undefined}
              onSay={onSay}
            />
          )}
          {scene.ending !== undefined && next}
          <div className={css.ways}>
            <ol className={css.path} aria-label={text(sceneMessages.path)}>
              {path.map((id, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a scene may come twice; its place on the way is its name
                <li key={`${index} ${id}`}>
                  <button
                    type="button"
                    className={css.lamp}
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
}

function Saying({
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
  const [words, setWords] = useState('');
  const unanswered = useRef(false);

  // What failed to be heard stands here to be said again.
  useEffect(() => {
    if (busy) return;
    if (unanswered.current && !failed) setWords('');
    unanswered.current = false;
  }, [busy, failed]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const said = words.trim();
    if (said === '' || busy) return;
    unanswered.current = true;
    onSay(said);
  };
  return (
    <form className={css.saying} onSubmit={submit}>
      <TextField
        label={prompt}
        value={words}
        readOnly={busy}
        maxLength={MAX_SAYING_LENGTH}
        autoComplete="off"
        enterKeyHint="send"
        onChange={(event) => setWords(event.target.value)}
        trailing={
          <Button
            type="submit"
            iconOnly
            tone="accent"
            loading={busy}
            aria-label={text(sceneMessages.say)}
          >
            <SendHorizontal size={18} />
          </Button>
        }
      />
    </form>
  );
}
