import type { Film } from '@companion/screens/home';
import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react';
import { useNetworkCheck } from '../session/use-network-check.ts';
import type { FilmDialogProps } from './film-dialog.tsx';

/** `undefined` when the page is about to reload (sdk: `reloadOnFailure`). */
type Loaded = typeof import('./film.ts') | undefined;

/** The link to the film and its dialog. The dialog's code loads at the first press. */
export function useFilm({
  src,
  ...facts
}: Pick<Film, 'length'> & { src: string }): [link: Film, dialog: ReactNode] {
  const checkNetwork = useNetworkCheck();
  const [Dialog, setDialog] = useState<ComponentType<FilmDialogProps>>();
  const [open, setOpen] = useState(false);
  const isLeft = useRef(false);
  useEffect(() => {
    isLeft.current = false;
    return () => {
      isLeft.current = true;
    };
  }, []);
  const onOpen = async () => {
    if (!Dialog && !(await checkNetwork())) return;
    setOpen(true);
    import('./film.ts')
      .then((loaded: Loaded) => loaded?.loadFilmDialog())
      .then(
        (dialog) => setDialog(() => dialog?.default),
        // Without the dialog the browser plays the file. It would replace the page to which the visitor has gone.
        () => {
          if (!isLeft.current) window.location.assign(src);
        },
      );
  };
  return [
    { href: src, onOpen, ...facts },
    Dialog && <Dialog open={open} onClose={() => setOpen(false)} />,
  ];
}
