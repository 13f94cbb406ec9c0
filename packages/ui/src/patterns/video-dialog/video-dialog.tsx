import { type FocusEvent, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { useText } from '../../i18n/index.ts';
import { Button } from '../../primitives/button/index.ts';
import { Dialog, type DialogCloseReason } from '../../primitives/dialog/index.ts';
import { RotateCcw } from '../../primitives/icon/index.ts';
import { media } from '../../theme/media.ts';
import { visuallyHidden } from '../../theme/type.css.ts';
import { errorStateMessages } from '../error-state/messages.ts';
import * as css from './video-dialog.css.ts';

export interface VideoDialogProps {
  /** Only the host changes it. */
  open: boolean;
  /** Asks the host to set `open` to false, and says why. */
  onClose: (reason: DialogCloseReason) => void;
  /** Its name and its heading. */
  title: string;
  /** Address of the film. */
  src: string;
  /** Address of the picture that stands there until the film can play. */
  poster?: string | undefined;
  /** Describes the video for those who can't see it. */
  description?: string | undefined;
  /** Subtitles by language. */
  tracks?: readonly { src: string; lang: string; label: string }[] | undefined;
}

/**
 * A film over the page. It was asked for, so it plays by itself, unless the visitor prefers reduced motion; it
 * ends with the dialog.
 */
export function VideoDialog({ src, poster, description, tracks, ...dialog }: VideoDialogProps) {
  const player = useRef<HTMLVideoElement>(null);
  const described = useId();
  return (
    <Dialog
      {...dialog}
      className={css.dialog}
      initialFocus={() => player.current}
      describedBy={description === undefined ? undefined : described}
    >
      <Player
        player={player}
        src={src}
        title={dialog.title}
        playing={dialog.open}
        poster={poster}
        tracks={tracks}
      />
      {description !== undefined && (
        <p id={described} className={visuallyHidden}>
          {description}
        </p>
      )}
    </Dialog>
  );
}

interface PlayerProps extends Pick<VideoDialogProps, 'src' | 'poster' | 'title' | 'tracks'> {
  player: RefObject<HTMLVideoElement | null>;
  /** False while the dialog closes. */
  playing: boolean;
}

function Player({ player, src, poster, title, tracks = [], playing }: PlayerProps) {
  const text = useText();
  const [failed, setFailed] = useState(false);
  const again = useRef<HTMLButtonElement>(null);
  const hasFailed = useRef(false);

  useEffect(() => {
    const film = player.current;
    if (failed || !film) return;
    film.src = src;
    if (hasFailed.current) film.focus({ preventScroll: true });
    return () => {
      film.pause();
      // What is out of the page would be fetched to its end.
      film.removeAttribute('src');
      film.load();
    };
  }, [player, src, failed]);
  useEffect(() => {
    if (!playing) player.current?.pause();
  }, [player, playing]);
  useEffect(() => {
    if (!failed) return;
    hasFailed.current = true;
    again.current?.focus({ preventScroll: true });
  }, [failed]);

  if (failed)
    return (
      <div className={css.failed}>
        <p role="alert" className={css.words}>
          {text(errorStateMessages.title)}
        </p>
        <Button ref={again} icon={<RotateCcw size={16} />} onClick={() => setFailed(false)}>
          {text(errorStateMessages.retry)}
        </Button>
      </div>
    );

  /** From the last of the player's own controls on to the dialog's cross; from the cross back to the player. */
  const passRound = ({ currentTarget, relatedTarget }: FocusEvent) => {
    const cross = currentTarget.closest('[role="dialog"]')?.querySelector('button');
    (relatedTarget === player.current ? cross : player.current)?.focus({ preventScroll: true });
  };
  return (
    <>
      {/* biome-ignore lint/a11y/useMediaCaption: subtitles are the tracks below */}
      <video
        ref={player}
        className={css.video}
        poster={poster}
        aria-label={title}
        controls
        autoPlay={!matchMedia(media.stillness).matches}
        playsInline
        preload="metadata"
        onError={() => setFailed(true)}
      >
        {tracks.map((track, index) => (
          <track
            key={track.lang}
            kind="subtitles"
            src={track.src}
            srcLang={track.lang}
            label={track.label}
            default={index === 0}
          />
        ))}
      </video>
      {/* Were the player last, the dialog would take the focus round from it, past its own controls. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it never keeps the focus */}
      {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: nor is it anything to stop at */}
      <span tabIndex={0} aria-hidden="true" onFocus={passRound} />
    </>
  );
}
