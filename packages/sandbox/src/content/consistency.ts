import type { CompanionFile, QuestFile } from './formats.ts';
import type { Article, Entity, SeedContent } from './load.ts';
import type { Problem } from './source-files.ts';

/** `about`: the id that is wrong. */
type Inconsistency = Omit<Problem, 'line'> & { about: string };

/**
 * Removes inconsistent items and reports them: an id that is taken, an unknown game, companion or
 * scene, an end before the start. Unknown ids in lists are removed from the list only.
 */
export function removeInconsistent(content: SeedContent): Inconsistency[] {
  const problems: Inconsistency[] = [];

  function keepValid<Item extends { id: string }>(
    items: readonly Item[],
    fileOf: (item: Item) => string,
    faultsOf: (item: Item) => string[],
    taken = new Set<string>(),
  ): Item[] {
    return items.filter((item) => {
      const { id } = item;
      const faults = taken.has(id) ? [`the id ${id} is there twice`] : faultsOf(item);
      for (const problem of faults) problems.push({ file: fileOf(item), problem, about: id });
      if (faults.length === 0) taken.add(id);
      return faults.length === 0;
    });
  }

  function keepKnown(
    ids: readonly string[],
    isKnown: (id: string) => boolean,
    file: string,
    problemOf: (id: string) => string,
  ): string[] {
    return ids.filter((id) => {
      if (isKnown(id)) return true;
      problems.push({ file, problem: problemOf(id), about: id });
      return false;
    });
  }

  const games = new Set(content.games.map(({ id }) => id));
  const unknownGame = (id: string | undefined) =>
    id === undefined || games.has(id) ? [] : [`unknown game ${id}`];

  const entitiesFile = ({ game }: Entity) => `games/${game}/entities.json`;
  const entities = keepValid(content.entities, entitiesFile, ({ id, game }) =>
    unknownGame(game).map((problem) => `${id}: ${problem}`),
  );
  const gameOf = new Map(entities.map(({ id, game }) => [id, game]));
  content.entities = entities.map((entity) => ({
    ...entity,
    related: keepKnown(
      entity.related,
      (id) => gameOf.get(id) === entity.game,
      entitiesFile(entity),
      (id) => `${entity.id} is related to ${id}, unknown`,
    ),
  }));

  const articleFile = ({ game, id }: Article) => `games/${game}/articles/${id}.md`;
  // An article and a game with the same id would have the same address on the site.
  const taken = new Set(games);
  content.articles = keepValid(
    content.articles,
    articleFile,
    ({ game }) => unknownGame(game),
    taken,
  ).map((article) => ({
    ...article,
    entities: keepKnown(
      article.entities,
      (id) => gameOf.get(id) === article.game,
      articleFile(article),
      (id) => `unknown entity ${id}`,
    ),
  }));

  const companionFileOf = ({ id }: CompanionFile) => `companions/${id}.json`;
  content.companions = keepValid(content.companions, companionFileOf, () => []).map(
    (companion) => ({
      ...companion,
      games: keepKnown(
        companion.games,
        (id) => games.has(id),
        companionFileOf(companion),
        (id) => `unknown game ${id}`,
      ),
    }),
  );
  const companions = new Set(content.companions.map(({ id }) => id));
  const unknownCompanion = (id: string | undefined) =>
    id === undefined || companions.has(id) ? [] : [`unknown companion ${id}`];

  content.quests = keepValid(
    content.quests,
    ({ id }) => `quests/${id}.json`,
    (quest) => [
      ...unknownCompanion(quest.character),
      ...unknownGame(quest.game),
      ...brokenPaths(quest),
    ],
  );
  content.activities = keepValid(
    content.activities,
    () => 'activities.json',
    ({ id, game, character, starts, ends }) => [
      ...[...unknownGame(game), ...unknownCompanion(character)].map(
        (problem) => `${id}: ${problem}`,
      ),
      ...(ends < starts ? [`${id} ends before it starts`] : []),
    ],
  );
  return problems;
}

/** Unknown scenes, dead ends and repeated ids of a quest. A choice with a repeated id would lead where the first one does. */
function brokenPaths({ start, scenes }: QuestFile): string[] {
  const ids = new Set(scenes.map(({ id }) => id));
  const broken = ids.has(start) ? [] : [`unknown start ${start}`];
  for (const id of repeated(scenes)) broken.push(`the scene ${id} is there twice`);
  for (const { id, choices, chat, ending } of scenes) {
    for (const choice of repeated(choices)) broken.push(`${id} has the choice ${choice} twice`);
    const nexts = [...choices, ...(chat?.reactions ?? [])].map(({ next }) => next);
    for (const next of nexts) {
      if (next && !ids.has(next)) broken.push(`${id} leads to ${next}, unknown`);
    }
    if (!nexts.some(Boolean) && !ending) broken.push(`${id} is a dead end`);
  }
  return broken;
}

function repeated(items: readonly { id: string }[]): string[] {
  const ids = items.map(({ id }) => id);
  return ids.filter((id, index) => ids.indexOf(id) !== index);
}
