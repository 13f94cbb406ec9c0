export { HeadTags, type HeadTagsProps, LinkTags, type LinkTagsProps } from './head-tags.tsx';
export {
  breadcrumbs,
  jsonLd,
  organization,
  type Thing,
  type VideoFacts,
  video,
} from './structured-data.ts';
