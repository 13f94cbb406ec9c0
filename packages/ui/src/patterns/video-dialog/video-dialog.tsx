import {
  type ComponentPropsWithoutRef,
  type FocusEvent,
  forwardRef,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react';
import { useText } from '../../i18n/index.ts';
import { classNames } from '../../internal/class-names.ts';
import { Button } from '../../primitives/button/index.ts';
import type { DialogOptions } from '../../primitives/dialog/dialog.tsx';
import {
  Dialog,
  type DialogCloseReason,
  DialogDescription,
} from '../../primitives/dialog/index.ts';
import { RotateCcw } from '../../primitives/icon/index.ts';
import { media, mediaQuery } from '../../theme/media.ts';
import { visuallyHidden } from '../../theme/type.css.ts';
import { errorStateMessages } from '../error-state/messages.ts';
import * as css from './video-dialog.css.ts';

export interface VideoDialogProps
  extends DialogOptions,
    Omit<ComponentPropsWithoutRef<'div'>, 'title' | 'children'> {
  /** Called with the reason when the dialog should close. Set `open` to false. */
  onClose: (reason: DialogCloseReason) => void;
  /** Heading and accessible name of the dialog, and accessible name of the video. */
  title: string;
  /** `bottom`: a sheet at the lower edge, for phones. `end`: at the end edge, in full height. Default: `center`. */
  placement?: 'center' | 'bottom' | 'end' | undefined;
  /** Address of the video. */
  src: string;
  /** Address of the image shown until the video can play. */
  poster?: string | undefined;
  /** Description of the video for screen readers. */
  description?: string | undefined;
  /** Subtitles by language. The first track is on by default. */
  tracks?: readonly { src: string; lang: string; label: string }[] | undefined;
}

/** A video in a dialog. Plays on open, unless the visitor prefers reduced motion, and stops on close. */
export const VideoDialog = forwardRef<HTMLDivElement, VideoDialogProps>(function VideoDialog(
  { src, poster, description, tracks, className, ...dialog },
  ref,
) {
  const player = useRef<HTMLVideoElement>(null);
  return (
    <Dialog
      {...dialog}
      ref={ref}
      className={classNames(css.dialog, className)}
      initialFocus={dialog.initialFocus ?? (() => player.current)}
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
        <DialogDescription className={visuallyHidden}>{description}</DialogDescription>
      )}
    </Dialog>
  );
});

interface PlayerProps extends Pick<VideoDialogProps, 'src' | 'poster' | 'title' | 'tracks'> {
  player: RefObject<HTMLVideoElement | null>;
  /** False while the dialog closes. */
  playing: boolean;
}

function Player({ player, src, poster, title, tracks = [], playing }: PlayerProps) {
  const text = useText();
  const [failedSrc, setFailedSrc] = useState<string>();
  if (failedSrc !== undefined && failedSrc !== src) setFailedSrc(undefined);
  const failed = failedSrc === src;
  const retry = useRef<HTMLButtonElement>(null);
  const hasFailed = useRef(false);

  useEffect(() => {
    const video = player.current;
    if (failed || !video) return;
    video.src = src;
    if (hasFailed.current) video.focus({ preventScroll: true });
    return () => {
      video.pause();
      // Stops the download, which a removed element would continue.
      video.removeAttribute('src');
      video.load();
    };
  }, [player, src, failed]);
  useEffect(() => {
    if (!playing) player.current?.pause();
  }, [player, playing]);
  useEffect(() => {
    if (!failed) return;
    hasFailed.current = true;
    retry.current?.focus({ preventScroll: true });
  }, [failed]);

  if (failed)
    return (
      <div className={css.failed}>
        <p role="alert" className={css.message}>
          {text(errorStateMessages.title)}
        </p>
        <Button ref={retry} icon={<RotateCcw size={16} />} onClick={() => setFailedSrc(undefined)}>
          {text(errorStateMessages.retry)}
        </Button>
      </div>
    );

  /** Moves the focus from the player's last control to the close button, and from there back to the player. */
  const loopFocus = ({ currentTarget, relatedTarget }: FocusEvent) => {
    const close = currentTarget.closest('[role="dialog"]')?.querySelector('button');
    (relatedTarget === player.current ? close : player.current)?.focus({ preventScroll: true });
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
        autoPlay={!mediaQuery(media.reducedMotion)?.matches}
        playsInline
        preload="metadata"
        onError={() => setFailedSrc(src)}
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
      {/* If the video were the last tab stop, the focus trap would skip the video's own controls. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a focus guard, which passes the focus on */}
      {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: a focus guard, which passes the focus on */}
      <span tabIndex={0} aria-hidden="true" onFocus={loopFocus} />
    </>
  );
}
