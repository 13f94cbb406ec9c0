import type { CompanionFile } from '../content/formats.ts';
import { type Localised, languages } from '../http/language.ts';
import { CJK, foldText } from '../search/fold.ts';
import { literal } from '../search/literal.ts';
import type { Library } from '../store/library.ts';
import { entitiesOf } from './sources.ts';

/** Something with a name that a question can be about. */
export interface Subject {
  kind: 'entity' | 'game' | 'character' | 'activity';
  id: string;
  game: string | undefined;
  /** In every language. */
  names: readonly Name[];
}

interface Name {
  /** Folded. */
  text: string;
  /** Where it is in a folded text, as a whole word where words are apart. -1 if nowhere. */
  offsetIn(folded: string): number;
}

export interface Named {
  subject: Subject;
  name: string;
}

const ARTICLE = /^(?:the|a|an) /;
const TITLE = /^(?:mother|uncle|aunt|granny|master|mrs|mr|dr|captain|old|postmistress) /;
/** A name of one character is a word of many other things. */
const LEAST_NAME = 2;

/** The names that companions know. */
export function createSubjects(library: Library) {
  const ofGames = new Map<string, readonly Subject[]>();
  const byCompanion = new Map<string, readonly { subject: Subject; name: Name }[]>();
  let others: readonly Subject[] | undefined;

  function ofGame(id: string): readonly Subject[] {
    const subjects =
      ofGames.get(id) ??
      entitiesOf(library, id).map((entity): Subject => subjectOf('entity', entity, id));
    ofGames.set(id, subjects);
    return subjects;
  }

  const general = () => [
    ...library.games().map((game) => subjectOf('game', game, game.id)),
    ...library
      .activities()
      .map(({ id, title, game }) => subjectOf('activity', { id, name: title }, game)),
    ...library.companions().map((companion) => subjectOf('character', companion, undefined)),
  ];

  /** The names that a companion knows, the longest first. */
  function namesFor({ id, games }: CompanionFile) {
    others ??= general();
    const names =
      byCompanion.get(id) ??
      [...games.flatMap(ofGame), ...others]
        .filter((subject) => subject.kind !== 'character' || subject.id !== id)
        .flatMap((subject) => subject.names.map((name) => ({ subject, name })))
        .sort((a, b) => b.name.text.length - a.name.text.length);
    byCompanion.set(id, names);
    return names;
  }

  return {
    /** What a text names, longest names first. Names inside longer names do not count. */
    namedIn(text: string, companion: CompanionFile): Named[] {
      let rest = foldText(text);
      const found: Named[] = [];
      for (const { subject, name } of namesFor(companion)) {
        const isNamed = name.offsetIn(rest) >= 0;
        if (isNamed || found.some((other) => other.name === name.text))
          found.push({ subject, name: name.text });
        if (isNamed) rest = rest.replaceAll(name.text, '\u0000');
      }
      return found;
    },
  };
}

const subjectOf = (
  kind: Subject['kind'],
  { id, name }: { id: string; name: Localised },
  game: string | undefined,
): Subject => ({ kind, id, game, names: namesOf(name) });

function namesOf(name: Localised): Name[] {
  const names = languages.flatMap((language) => {
    const folded = foldText(name[language]);
    const plain = folded.replace(ARTICLE, '');
    return [folded, plain, plain.replace(TITLE, '')];
  });
  return [...new Set(names)].filter((text) => text.length >= LEAST_NAME).map(nameOf);
}

function nameOf(text: string): Name {
  if (CJK.test(text)) return { text, offsetIn: (folded) => folded.indexOf(text) };
  const word = new RegExp(`(?<![a-z])${literal(text)}(?:'?s)?(?![a-z])`, 'u');
  return { text, offsetIn: (folded) => folded.search(word) };
}
