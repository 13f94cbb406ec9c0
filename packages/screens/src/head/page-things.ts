import type { Activity, Article, CharacterDetail, GameDetail } from '@companion/sdk/contract';
import type { IntlShape } from 'react-intl';
import { companionsMessages } from '../companions/messages.ts';
import { libraryMessages } from '../library/messages.ts';
import { addressesFor } from '../paths/addresses.ts';
import {
  breadcrumbs,
  organization,
  type Thing,
  type VideoFacts,
  video,
} from './structured-data.ts';

/** The site that a page's schema.org things belong to. */
export interface ThingSite extends Pick<IntlShape, 'formatMessage'> {
  /** Makes an address of the site absolute, in the page's language. */
  absolute: (address: string) => string;
}

const addresses = addressesFor('desktop');

/** The product and its own film. */
export function homeThings(film: VideoFacts | undefined, { absolute }: ThingSite): Thing[] {
  const url = absolute(addresses.home);
  return film ? [organization(url), video(film, url)] : [organization(url)];
}

export const aboutThings = ({ absolute }: ThingSite): Thing[] => [
  organization(absolute(addresses.home)),
];

const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);

/** Activities that are not over. */
export const activityThings = (activities: readonly Activity[], { absolute }: ThingSite): Thing[] =>
  activities
    .filter(({ state }) => state !== 'ended')
    .map(({ id, title, summary, starts_at, ends_at }) => ({
      '@type': 'Event',
      name: title,
      description: summary,
      // Days, not times. The API's end is the midnight after the last day.
      startDate: dayOf(Date.parse(starts_at)),
      endDate: dayOf(Date.parse(ends_at) - 1),
      eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
      location: { '@type': 'VirtualLocation', url: absolute(addresses.activity(id)) },
    }));

export const libraryThings = (
  games: readonly Pick<GameDetail, 'id' | 'name'>[],
  { absolute }: ThingSite,
): Thing[] => [
  {
    '@type': 'ItemList',
    itemListElement: games.map(({ id, name }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      url: absolute(addresses.game(id)),
    })),
  },
];

export function gameThings(game: GameDetail, { absolute, formatMessage }: ThingSite): Thing[] {
  const { id, name, summary, genre_name, platforms, released, developer } = game;
  const url = absolute(addresses.game(id));
  return [
    {
      '@type': 'VideoGame',
      name,
      description: summary,
      genre: genre_name,
      gamePlatform: platforms,
      datePublished: released,
      author: { '@type': 'Organization', name: developer },
      url,
    },
    breadcrumbs([
      { name: formatMessage(libraryMessages.title), url: absolute(addresses.library) },
      { name, url },
    ]),
  ];
}

export function articleThings(article: Article, { absolute, formatMessage }: ThingSite): Thing[] {
  const { id, title, question, updated_at, game_id, game_name } = article;
  const url = absolute(addresses.article(id));
  return [
    {
      '@type': 'Article',
      headline: title,
      description: question,
      dateModified: updated_at,
      about: { '@type': 'VideoGame', name: game_name },
      publisher: { '@type': 'Organization', name: '伙伴 Companion' },
      url,
    },
    breadcrumbs([
      { name: formatMessage(libraryMessages.title), url: absolute(addresses.library) },
      { name: game_name, url: absolute(addresses.game(game_id)) },
      { name: title, url },
    ]),
  ];
}

export const companionThings = (
  { id, name }: Pick<CharacterDetail, 'id' | 'name'>,
  { absolute, formatMessage }: ThingSite,
): Thing[] => [
  breadcrumbs([
    { name: formatMessage(companionsMessages.title), url: absolute(addresses.companions) },
    { name, url: absolute(addresses.companion(id)) },
  ]),
];
