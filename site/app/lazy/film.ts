/** A separate module, so that the home page does not name every file of the dialog. */
export const loadFilmDialog = () => import('./film-dialog.tsx');
