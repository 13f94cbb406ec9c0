import { filmOf } from '@companion/film';
import { VideoDialog } from '@companion/ui/video-dialog';
import { useLocation, useRouteLoaderData } from 'react-router';
import type { PublicConfig } from '../data/config.ts';
import { parsePath } from '../routes/paths.ts';

export interface FilmDialogProps {
  open: boolean;
  onClose: () => void;
}

export default function FilmDialog(dialog: FilmDialogProps) {
  const { locale } = parsePath(useLocation().pathname);
  const promoVideo = useRouteLoaderData<PublicConfig>('root')?.promoVideo;
  const { src, title, own } = filmOf(locale, promoVideo);
  return (
    <VideoDialog
      {...dialog}
      title={title}
      src={src}
      {...(own && { poster: own.poster, description: own.description })}
    />
  );
}
