import type { ActivityFile, CompanionFile, GameFile } from '../content/formats.ts';
import type { Article, Entity } from '../content/load.ts';
import type { Language, Localised } from '../http/language.ts';
import type { Library } from '../store/library.ts';
import { DAY_MS } from '../time.ts';
import { articleKindNames, entityKindNames, genreNames } from './names.ts';

export function paragraphs(text: string): string[] {
  return text.split(/\n\s*\n/).map((paragraph) => paragraph.trim());
}

/** A day that lies this many days after (before, when negative) the day of `now`, at midnight UTC. */
function dayFrom(now: number, days: number): string {
  return new Date((Math.floor(now / DAY_MS) + days) * DAY_MS).toISOString();
}

/** Turns what the library holds into what the wire says, in one language. */
export function createPresenter(library: Library, language: Language, now: number) {
  const gameName = (id: string) => library.game(id)?.name[language] ?? id;
  const say = (text: Localised) => text[language];

  return {
    gameName,
    day: (days: number) => dayFrom(now, days),
    game: (game: GameFile) => ({
      id: game.id,
      name: say(game.name),
      tagline: say(game.tagline),
      summary: say(game.summary),
      genre: game.genre,
      genre_name: say(genreNames[game.genre]),
      platforms: game.platforms,
      hue: game.hue,
      cover: game.cover,
      released: game.released,
    }),

    entity: (entity: Entity) => ({
      id: entity.id,
      game_id: entity.game,
      kind: entity.kind,
      kind_name: say(entityKindNames[entity.kind]),
      name: say(entity.name),
      summary: say(entity.summary),
    }),

    article: (article: Article) => ({
      id: article.id,
      game_id: article.game,
      game_name: gameName(article.game),
      hue: library.game(article.game)?.hue,
      kind: article.kind,
      kind_name: say(articleKindNames[article.kind]),
      title: article.prose[language].title,
      question: say(article.question),
      updated_at: dayFrom(now, -article.updated),
    }),

    character: (companion: CompanionFile) => ({
      id: companion.id,
      name: say(companion.name),
      line: say(companion.line),
      role: say(companion.role),
      tags: companion.tags[language],
      seed: companion.seed,
      hue: companion.hue,
      games: companion.games.map(gameName),
      game_ids: companion.games,
    }),

    activity(activity: ActivityFile) {
      const starts_at = dayFrom(now, activity.starts);
      // The last day counts whole.
      const ends_at = dayFrom(now, activity.ends + 1);
      const character = activity.character && library.companion(activity.character);
      return {
        id: activity.id,
        state: activity.starts > 0 ? 'coming' : activity.ends < 0 ? 'ended' : 'running',
        title: say(activity.title),
        summary: say(activity.summary),
        body: paragraphs(say(activity.body)),
        ...(activity.reward && { reward: say(activity.reward) }),
        hue: activity.hue,
        cover: activity.cover,
        ...(activity.game && { game: { id: activity.game, name: gameName(activity.game) } }),
        ...(character && {
          character: {
            id: character.id,
            name: say(character.name),
            seed: character.seed,
            hue: character.hue,
          },
        }),
        starts_at,
        ends_at,
      };
    },
  };
}
