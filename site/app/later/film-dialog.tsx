import { VideoDialog } from '@companion/ui/video-dialog';
import type { Film } from '../data/film.ts';

export interface FilmDialogProps {
  film: Film;
  open: boolean;
  onClose: () => void;
}

export default function FilmDialog({ film: { src, title, own }, ...dialog }: FilmDialogProps) {
  return (
    <VideoDialog
      {...dialog}
      title={title}
      src={src}
      {...(own && { poster: own.poster, description: own.description })}
    />
  );
}
