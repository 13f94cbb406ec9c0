/** A schema.org node. */
export type Thing = { '@type': string } & Record<string, unknown>;

/** The text of a JSON-LD script. Contains no `<`, so no text in it can close the script element. */
export const jsonLd = (things: readonly Thing[]): string =>
  JSON.stringify({ '@context': 'https://schema.org', '@graph': things }).replaceAll(
    '<',
    String.raw`\u003c`,
  );

/** The path to a page, from the top. */
export const breadcrumbs = (steps: readonly { name: string; url: string }[]): Thing => ({
  '@type': 'BreadcrumbList',
  itemListElement: steps.map(({ name, url }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: url,
  })),
});

/** @param url absolute URL of the home page */
export const organization = (url: string): Thing => ({
  '@type': 'Organization',
  name: '伙伴 Companion',
  alternateName: 'Companion',
  url,
  logo: new URL('/icon.svg', url).href,
});

export interface VideoFacts {
  title: string;
  description: string;
  /** Addresses of the video and its poster, absolute or relative to the page. */
  src: string;
  poster: string;
  /** ISO 8601 date, such as `2026-11-22`. */
  made: string;
  /** ISO 8601 duration, such as `PT24S`. */
  duration: string;
}

/** @param pageUrl absolute URL of the page that shows the video */
export const video = (facts: VideoFacts, pageUrl: string): Thing => ({
  '@type': 'VideoObject',
  name: facts.title,
  description: facts.description,
  thumbnailUrl: new URL(facts.poster, pageUrl).href,
  contentUrl: new URL(facts.src, pageUrl).href,
  uploadDate: facts.made,
  duration: facts.duration,
});
