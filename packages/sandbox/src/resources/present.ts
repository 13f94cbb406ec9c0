import type { ActivityFile, CompanionFile, GameFile } from '../content/formats.ts';
import type { Article, Entity } from '../content/load.ts';
import type { Language, Localised } from '../http/language.ts';
import type { Library } from '../store/library.ts';
import { DAY_MS } from '../time.ts';
import { articleKindNames, entityKindNames, genreNames } from './names.ts';

export function paragraphs(text: string): string[] {
  return text.split(/\n\s*\n/).map((paragraph) => paragraph.trim());
}

/** Midnight UTC, this many days after today. */
function dayFrom(now: number, days: number): string {
  return new Date((Math.floor(now / DAY_MS) + days) * DAY_MS).toISOString();
}

/** Converts content to the wire's shapes in one language. */
export function createPresenter(library: Library, language: Language, now: number) {
  const gameName = (id: string) => library.game(id)?.name[language] ?? id;
  const localise = (text: Localised) => text[language];

  return {
    gameName,
    day: (days: number) => dayFrom(now, days),
    game: (game: GameFile) => ({
      id: game.id,
      name: localise(game.name),
      tagline: localise(game.tagline),
      summary: localise(game.summary),
      genre: game.genre,
      genre_name: localise(genreNames[game.genre]),
      platforms: game.platforms,
      hue: game.hue,
      cover: game.cover,
      released: game.released,
    }),

    entity: (entity: Entity) => ({
      id: entity.id,
      game_id: entity.game,
      kind: entity.kind,
      kind_name: localise(entityKindNames[entity.kind]),
      name: localise(entity.name),
      summary: localise(entity.summary),
      look: entity.look,
      icon: entity.icon,
    }),

    article: (article: Article) => ({
      id: article.id,
      game_id: article.game,
      game_name: gameName(article.game),
      hue: library.game(article.game)?.hue,
      kind: article.kind,
      kind_name: localise(articleKindNames[article.kind]),
      title: article.prose[language].title,
      question: localise(article.question),
      updated_at: dayFrom(now, -article.updated),
    }),

    character: (companion: CompanionFile) => ({
      id: companion.id,
      name: localise(companion.name),
      line: localise(companion.line),
      role: localise(companion.role),
      tags: companion.tags[language],
      seed: companion.seed,
      look: companion.look,
      hue: companion.hue,
      hours: companion.hours,
      games: companion.games.map(gameName),
      game_ids: companion.games,
    }),

    activity(activity: ActivityFile) {
      const starts_at = dayFrom(now, activity.starts);
      // An activity ends at the end of its last day.
      const ends_at = dayFrom(now, activity.ends + 1);
      const character = activity.character && library.companion(activity.character);
      return {
        id: activity.id,
        state: activity.starts > 0 ? 'coming' : activity.ends < 0 ? 'ended' : 'running',
        title: localise(activity.title),
        summary: localise(activity.summary),
        body: paragraphs(localise(activity.body)),
        ...(activity.reward && { reward: localise(activity.reward) }),
        ...(activity.join && {
          join: {
            label: localise(activity.join.label),
            message: localise(activity.join.message),
          },
        }),
        winners: (activity.winners ?? []).map(({ name, note }) => ({
          name,
          note: localise(note),
        })),
        hue: activity.hue,
        cover: activity.cover,
        ...(activity.game && { game: { id: activity.game, name: gameName(activity.game) } }),
        ...(character && {
          character: {
            id: character.id,
            name: localise(character.name),
            seed: character.seed,
            look: character.look,
            hue: character.hue,
          },
        }),
        starts_at,
        ends_at,
      };
    },
  };
}
