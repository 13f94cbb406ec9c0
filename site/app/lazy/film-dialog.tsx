import { parsePath } from '@companion/screens/paths';
import { VideoDialog } from '@companion/ui/video-dialog';
import { useLocation } from 'react-router';
import { filmOf } from '../film/films.ts';
import { siteConfig } from '../session/use-config.ts';

export interface FilmDialogProps {
  open: boolean;
  onClose: () => void;
}

export default function FilmDialog(dialog: FilmDialogProps) {
  const { locale } = parsePath(useLocation().pathname);
  const { src, title, own } = filmOf(locale, siteConfig.current.promoVideo);
  return (
    <VideoDialog
      {...dialog}
      title={title}
      src={src}
      {...(own && { poster: own.poster, description: own.description })}
    />
  );
}
