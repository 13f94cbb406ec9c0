import { filmOf } from '@companion/film';
import { VideoDialog } from '@companion/ui/video-dialog';
import { useLocation } from 'react-router';
import type { FilmLink } from '../data/home.ts';
import { parsePath } from '../routes/paths.ts';

export interface FilmDialogProps {
  film: FilmLink;
  open: boolean;
  onClose: () => void;
}

export default function FilmDialog({ film: { configured }, ...dialog }: FilmDialogProps) {
  const { src, title, own } = filmOf(parsePath(useLocation().pathname).locale, configured);
  return (
    <VideoDialog
      {...dialog}
      title={title}
      src={src}
      {...(own && { poster: own.poster, description: own.description })}
    />
  );
}
