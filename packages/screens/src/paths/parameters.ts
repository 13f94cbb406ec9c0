type Scope =
  /** Emptied on the way to another page. */
  | 'page'
  /** Left out of a new search. */
  | 'search'
  /** In the words of one language: removed with a tag when the language changes. */
  | 'language'
  /** Carried to every page, as all other parameters (spec §2). */
  | 'kept';

/**
 * The query parameters that a page reads, by the name of the page on desktops (spec §2). A render gets no others.
 * A name that ends in `Page` is a number from 1.
 */
export const parameters = {
  activity: { activity: 'page', state: 'page' },
  'game-partner': { tag: 'language', companionsPage: 'language', squarePage: 'language' },
  'game-partner-detail-id': { look: 'page' },
  'game-partner-story-id': { story: 'kept' },
  'game-library': { genre: 'kept', gamesPage: 'kept' },
  'game-library-search': {
    searchValue: 'search',
    searchGame: 'search',
    searchKind: 'search',
    searchPage: 'search',
  },
  'game-library-game-role-id': { entityKind: 'page', entitiesPage: 'page' },
} as const satisfies Record<string, Record<string, Scope>>;

type Parameters = typeof parameters;
type Parameter = { [Page in keyof Parameters]: keyof Parameters[Page] }[keyof Parameters];
export type PageParameter = Extract<Parameter, `${string}Page`>;
type TextParameter = Exclude<Parameter, PageParameter>;

/** The parameters of a scope. */
export const namesOf = (scope: Scope): string[] =>
  Object.values(parameters).flatMap((ofPage) =>
    Object.entries(ofPage).flatMap(([name, own]) => (own === scope ? name : [])),
  );

/** Characters of a text parameter that are read. */
const MAX_TEXT_LENGTH = 100;

/** A page number in the address, from 1. */
export function pageNumber(url: URL, name: PageParameter): number {
  const page = Number(url.searchParams.get(name) ?? 1);
  return Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : 1;
}

/** A text parameter of the address, trimmed; empty without one. */
export const textParameter = (
  { searchParams }: Pick<URL, 'searchParams'>,
  name: TextParameter,
): string => (searchParams.get(name) ?? '').slice(0, MAX_TEXT_LENGTH).trim();

const isPageParameter = (name: Parameter): name is PageParameter => name.endsWith('Page');

/** The query as the loader of a page reads it: equal for addresses of the same page, and without defaults. */
export function renderedQuery(url: URL, page: string): URLSearchParams {
  const query = new URLSearchParams();
  const names = Object.hasOwn(parameters, page) ? parameters[page as keyof Parameters] : {};
  for (const name of Object.keys(names) as Parameter[]) {
    const value = isPageParameter(name) ? pageNumber(url, name) : textParameter(url, name);
    if (value !== 1 && value !== '') query.set(name, String(value));
  }
  return query;
}
