import type { Database } from '../store/database.ts';
import { allowedErrors, distanceOf, gramsOf } from './names.ts';

const MAX_COMPARED = 80;

/** Finds the English word that was meant by one with wrong letters. */
export function createVocabulary(database: Database) {
  const byGrams = database.query<{ word: string; count: number }, [string, number]>(
    `SELECT vocabulary.word, count FROM word_grams JOIN vocabulary ON vocabulary.number = word_grams.rowid
     WHERE word_grams MATCH ? ORDER BY word_grams.rank LIMIT ?`,
  );
  return {
    /** The nearest word, the more frequent one of equals. Undefined if none is near. */
    nearest(word: string): string | undefined {
      const grams = gramsOf(word);
      const allowed = allowedErrors(word.length);
      if (grams === null || allowed === 0) return undefined;
      return byGrams
        .all(grams, MAX_COMPARED)
        .map((known) => ({ ...known, distance: distanceOf(word, known.word) }))
        .filter(({ distance }) => distance <= allowed)
        .sort((a, b) => a.distance - b.distance || b.count - a.count)[0]?.word;
    },
  };
}
export type Vocabulary = ReturnType<typeof createVocabulary>;
