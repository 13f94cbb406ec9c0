/** By itself: the names of all files of the dialog would stand in the home page's first load. */
export const loadFilmDialog = () => import('./film-dialog.tsx');
