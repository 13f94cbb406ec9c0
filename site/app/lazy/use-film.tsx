import type { Film } from '@companion/screens/home';
import { type ComponentType, type ReactNode, useState } from 'react';
import { checkNetwork } from '../session/notices.ts';
import type { FilmDialogProps } from './film-dialog.tsx';

/** `undefined` when the page is about to reload (sdk: `reloadOnFailure`). */
type Loaded = typeof import('./film.ts') | undefined;

/** The link to the film and its dialog. The dialog's code loads at the first press. */
export function useFilm({
  src,
  ...facts
}: Pick<Film, 'length'> & { src: string }): [link: Film, dialog: ReactNode] {
  const [Dialog, setDialog] = useState<ComponentType<FilmDialogProps>>();
  const [open, setOpen] = useState(false);
  const onOpen = async () => {
    const { pathname } = window.location;
    if (!Dialog && !(await checkNetwork())) return;
    setOpen(true);
    import('./film.ts')
      .then((loaded: Loaded) => loaded?.loadFilmDialog())
      .then(
        (dialog) => setDialog(() => dialog?.default),
        // Without the dialog the browser plays the file. It would replace the page to which the visitor has gone.
        () => {
          if (window.location.pathname === pathname) window.location.assign(src);
        },
      );
  };
  return [
    { href: src, onOpen, ...facts },
    Dialog && <Dialog open={open} onClose={() => setOpen(false)} />,
  ];
}
