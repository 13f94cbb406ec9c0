/** A module of its own: otherwise the home page's first load would name every file of the dialog. */
export const loadFilmDialog = () => import('./film-dialog.tsx');
