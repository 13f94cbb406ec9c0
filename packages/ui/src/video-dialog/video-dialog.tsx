import { useRef } from 'react';
import { Dialog, type DialogProps } from '../dialog/index.ts';
import * as css from './video-dialog.css.ts';

export interface VideoDialogProps extends Pick<DialogProps, 'open' | 'onClose' | 'title'> {
  src: string;
  poster?: string;
  /** Subtitles by language. */
  tracks?: readonly { src: string; lang: string; label: string }[];
}

/** A film over the page. It plays by itself because it was asked for, and ends with the dialog. */
export function VideoDialog({ src, poster, tracks = [], ...dialog }: VideoDialogProps) {
  const video = useRef<HTMLVideoElement>(null);
  return (
    <Dialog {...dialog} className={css.dialog} initialFocus={() => video.current}>
      {/* biome-ignore lint/a11y/useMediaCaption: subtitles are the tracks below */}
      <video
        ref={video}
        className={css.video}
        src={src}
        poster={poster}
        aria-label={dialog.title}
        controls
        autoPlay
        playsInline
        preload="metadata"
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
    </Dialog>
  );
}
