import { Hono } from 'hono';
import * as v from 'valibot';
import type { CompanionFile } from '../content/formats.ts';
import { notFound } from '../http/api-error.ts';
import { bodyOf, queryOf } from '../http/body.ts';
import type { Env } from '../http/env.ts';
import { ok } from '../http/envelope.ts';
import type { Language } from '../http/language.ts';
import { filter, pageBody, pageQuery } from '../http/schemas.ts';
import { foldText } from '../search/fold.ts';
import type { Services } from '../services.ts';
import { paginate } from '../store/library.ts';
import { createPresenter, paragraphs } from './present.ts';

const squareQuery = v.object({
  ...pageBody,
  keyword: filter,
  game_id: filter,
  tag: filter,
});

/** /api/character: the list of companions, one companion, and their figures. */
export function characterResource(services: Services): Hono<Env> {
  const { library, now } = services;
  const app = new Hono<Env>();

  function list(language: Language, query: v.InferOutput<typeof squareQuery>) {
    const present = createPresenter(library, language, now());
    const all = library.companions();
    const wanted = foldText(query.keyword).trim();
    const found = all.filter(
      (companion) =>
        (query.game_id === '' || companion.games.includes(query.game_id)) &&
        (query.tag === '' || companion.tags[language].includes(query.tag)) &&
        (wanted === '' || wordsOf(companion).includes(wanted)),
    );
    return { ...paginate(found.map(present.character), query), tags: tagsOf(all, language) };
  }

  app.get('/get_official_character_list', (c) => {
    const query = queryOf(
      c,
      v.object({ ...pageQuery, id: filter, keyword: filter, game_id: filter, tag: filter }),
    );
    if (query.id === '') return ok(c, list(c.var.language, query));

    const companion = library.companion(query.id);
    if (!companion) throw notFound();
    const { language } = c.var;
    const present = createPresenter(library, language, now());
    const detail = {
      ...present.character(companion),
      story: paragraphs(companion.story[language]),
      greeting: companion.greeting[language],
      suggestions: companion.suggestions[language],
      game_list: companion.games
        .map((id) => library.game(id))
        .filter((game) => game !== undefined)
        .map(present.game),
      figures: figuresOf(companion, language),
      quests: library.quests(companion.id).map((quest) => ({
        id: quest.id,
        title: quest.title[language],
        summary: quest.summary[language],
        minutes: quest.minutes,
      })),
    };
    return ok(c, { items: [detail] });
  });

  app.post('/legion_zone/pc_character_square', (c) =>
    ok(c, list(c.var.language, bodyOf(c, squareQuery))),
  );

  app.get('/legion_zone/pc_character_figures', (c) => {
    const { character_id } = queryOf(c, v.object({ character_id: filter }));
    const companions = library
      .companions()
      .filter(({ id }) => character_id === '' || id === character_id);
    if (companions.length === 0) throw notFound();
    return ok(c, {
      items: companions.flatMap((companion) => figuresOf(companion, c.var.language)),
    });
  });

  return app;
}

/** The default figure first, then the others. */
function figuresOf(companion: CompanionFile, language: Language) {
  const { id, name, seed, hue, look, figures } = companion;
  // The hue of a look is of this look alone: a figure brings its own.
  const { hue: _, ...body } = look ?? {};
  return [
    { id: `${id}-own`, name, seed, hue, look },
    ...figures.map((figure) => ({ ...figure, look: look && { ...body, ...figure.look } })),
  ].map((figure) => ({
    id: figure.id,
    character_id: id,
    name: figure.name[language],
    seed: figure.seed,
    look: figure.look,
    hue: figure.hue,
  }));
}

function tagsOf(companions: readonly CompanionFile[], language: Language) {
  const counts = new Map<string, number>();
  for (const tag of companions.flatMap(({ tags }) => tags[language])) {
    counts.set(tag, (counts.get(tag) ?? 0) + 1);
  }
  return [...counts]
    .map(([name, count]) => ({ name, count }))
    .sort((a, b) => b.count - a.count || a.name.localeCompare(b.name));
}

function wordsOf({ name, line, role, tags }: CompanionFile): string {
  return [name, line, role, tags]
    .flatMap((text) => Object.values(text).flat())
    .map((text) => foldText(text))
    .join('\n');
}
