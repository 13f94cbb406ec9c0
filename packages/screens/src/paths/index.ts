export { addressesFor } from './addresses.ts';
export { deviceRedirect } from './device-redirect.ts';
export { legalDocuments, legalNames, staticDocuments } from './legal-names.ts';
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
  onePageParameters,
  searchAddress,
  withRetainedQuery,
} from './query.ts';
export {
  type PageParameter,
  pageNumber,
  type RenderedParameter,
  renderedQuery,
  textParameter,
} from './rendered-parameters.ts';
