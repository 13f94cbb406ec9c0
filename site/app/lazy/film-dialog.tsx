import type { Film } from '@companion/film';
import { VideoDialog } from '@companion/ui/video-dialog';

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
