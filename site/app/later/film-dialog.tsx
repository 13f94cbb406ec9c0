import { VideoDialog } from '@companion/ui/video-dialog';
import { useIntl } from 'react-intl';
import type { Film } from '../data/film.ts';
import { siteMessages } from '../messages.ts';

export interface FilmDialogProps {
  film: Film;
  open: boolean;
  onClose: () => void;
}

export default function FilmDialog({ film: { src, own }, ...dialog }: FilmDialogProps) {
  const { formatMessage } = useIntl();
  return (
    <VideoDialog
      {...dialog}
      title={formatMessage(siteMessages.filmTitle)}
      src={src}
      {...(own && {
        poster: own.poster,
        description: own.description,
      })}
    />
  );
}
