import type { Film } from '@companion/film';

/** A thing as schema.org names it. */
export type Thing = { '@type': string } & Record<string, unknown>;

/** Things as the text of a script element: nothing in them can end the element. */
export const jsonLd = (things: readonly Thing[]): string =>
  JSON.stringify({ '@context': 'https://schema.org', '@graph': things }).replaceAll(
    '<',
    String.raw`\u003c`,
  );

/** The path to a page, its first step first. */
export const breadcrumbs = (steps: readonly { name: string; url: string }[]): Thing => ({
  '@type': 'BreadcrumbList',
  itemListElement: steps.map(({ name, url }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: url,
  })),
});

export const organization = (url: string): Thing => ({
  '@type': 'Organization',
  name: '伙伴 Companion',
  alternateName: ['Companion', 'コンパニオン'],
  url,
  logo: new URL('/icon.svg', url).href,
});

/** The film of the home page at `url`; of a configured one nothing is known. */
export const video = ({ src, title, own }: Film, url: string): Thing[] =>
  import.meta.env.SSR && own
    ? [
        {
          '@type': 'VideoObject',
          name: title,
          description: own.description,
          thumbnailUrl: new URL(own.poster, url).href,
          contentUrl: new URL(src, url).href,
          uploadDate: own.made,
          duration: own.duration,
        },
      ]
    : [];
