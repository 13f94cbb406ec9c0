export { addressesFor } from './addresses.ts';
export { deviceRedirect } from './device-redirect.ts';
export { isLegal, legalDocuments, legalNames, staticDocuments } from './legal-names.ts';
export { type PageParameter, pageNumber, renderedQuery, textParameter } from './parameters.ts';
export {
  type Device,
  defaultLocale,
  formatPath,
  type Locale,
  languageTag,
  locales,
  localise,
  type Place,
  pageOf,
  parsePath,
  switchDevice,
  switchLocale,
} from './paths.ts';
export {
  companionPrefixes,
  libraryPrefixes,
  type PrefixedPage,
  type Prefixes,
  profilePrefixes,
  readSegment,
} from './prefixed-segments.ts';
export {
  forAnotherLanguage,
  forAnotherPage,
  mergeQuery,
  searchAddress,
  withRetainedQuery,
} from './query.ts';
export { routeName } from './route-name.ts';
