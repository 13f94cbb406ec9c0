export { HeadTags, type HeadTagsProps, LinkTags, type LinkTagsProps } from './head-tags.tsx';
export {
  companionLinkPicturePath,
  gameLinkPicturePath,
  readLinkPicturePath,
} from './link-picture-paths.ts';
export { type PageAddressesOptions, pageAddresses } from './page-addresses.ts';
export {
  aboutThings,
  activityThings,
  articleThings,
  companionThings,
  gameThings,
  homeThings,
  libraryThings,
  type ThingSite,
} from './page-things.ts';
export { ServerOnlyScript } from './server-only-script.tsx';
export { jsonLd, type Thing } from './structured-data.ts';
export { useServerRendered } from './use-server-rendered.ts';
