import { renderedQuery, routeName } from '@companion/screens/paths';

/** Name of the page (spec §2) of an address or of its data, without its language. */
export const pageName = (pathname: string): string =>
  routeName(pathname.replace(/(?<=\/)_\.data$|\.data$/, '')).replace(/___\w+$/, '');

/**
 * The query that a page depends on. `_routes`, by which React Router asks for the data of one loader, is not part of it:
 * it gets the data of all, which visitors share.
 */
export const pageQuery = (url: URL): URLSearchParams =>
  renderedQuery(url, pageName(url.pathname).replace(/^m-/, ''));

/** Pages that show the same for any id, without asking the backend. Anyone can make up as many addresses of them. */
export const isUnchecked = (pathname: string): boolean =>
  /^(?!(?:m-)?game-).+-id$/.test(pageName(pathname));
