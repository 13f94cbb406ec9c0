const encode = encodeURIComponent;

/** Addresses of the pages (spec §2) for a device. The host's links add the language. */
export function addressesFor(device: 'desktop' | 'mobile') {
  const root = device === 'mobile' ? '/m' : '';
  return {
    home: root || '/',
    profile: `${root}/profile`,
    removal: (id: string) => `/m/profile/removeAccount-${encode(id)}`,
    companions: `${root}/game-partner`,
    /** With `lookId`: the companion in that look. */
    companion: (id: string, lookId?: string) =>
      `${root}/game-partner/detail-${encode(id)}${
        lookId === undefined ? '' : `?${new URLSearchParams({ look: lookId })}`
      }`,
    companionGames: (id: string) => `${root}/game-partner/game-list-${encode(id)}`,
    chat: (id: string) => `${root}/game-partner/chat-${encode(id)}`,
    /** One of the companion's stories; without `storyId` the first. */
    story: (id: string, storyId?: string) =>
      `${root}/game-partner/story-${encode(id)}${
        storyId === undefined ? '' : `?${new URLSearchParams({ story: storyId })}`
      }`,
    library: `${root}/game-library`,
    /** Games and articles share their addresses: their ids never collide. */
    game: (id: string) => `${root}/game-library/${encode(id)}`,
    article: (id: string) => `${root}/game-library/${encode(id)}`,
    entities: (gameId: string) => `${root}/game-library/game-role-${encode(gameId)}`,
    entity: (id: string) => `${root}/game-library/role-Info-${encode(id)}`,
    search: `${root}/game-library/search`,
    activities: `${root}/activity`,
    activity: (id: string) => `${root}/activity?${new URLSearchParams({ activity: id })}`,
    about: `${root}/about-us`,
  };
}

export type Addresses = ReturnType<typeof addressesFor>;
