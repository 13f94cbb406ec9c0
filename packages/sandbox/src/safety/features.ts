import { CONCEPTS, type Concept } from './concepts/concepts.ts';
import { en } from './concepts/en.ts';
import { ja } from './concepts/ja.ts';
import { zh } from './concepts/zh.ts';
import { cjk, compile, latin } from './phrases/phrases.ts';

/** Longest run of characters that is a feature, in scripts without spaces. */
const LONGEST_RUN = 3;

export const lexicons = [compile(zh, cjk), compile(en, latin), compile(ja, cjk)];

/** The ideas of a normalised text, in any of the three languages. */
export function conceptsOf(text: string): Concept[] {
  return CONCEPTS.filter((concept) =>
    lexicons.some((lexicon) => text.search(lexicon[concept]) >= 0),
  );
}

/**
 * What a text is judged by: its ideas and their pairs, which all languages share, its words and pairs of words, and
 * in scripts without spaces its runs of characters.
 */
export function featuresOf(text: string): string[] {
  return [...new Set([...ideas(text), ...words(text), ...runs(text)])];
}

function ideas(text: string): string[] {
  const concepts = conceptsOf(text);
  return concepts.flatMap((concept, index) => [
    `idea ${concept}`,
    ...concepts.slice(index + 1).map((other) => `ideas ${concept} ${other}`),
  ]);
}

function words(text: string): string[] {
  const words = text.match(/[a-z']+/g) ?? [];
  return words.flatMap((word, index) => [
    `word ${word}`,
    `start ${word.slice(0, 4)}`,
    `pair ${word} ${words[index + 1]}`,
    `skip ${word} ${words[index + 2]}`,
  ]);
}

function runs(text: string): string[] {
  const stretches = text.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]+/gu) ?? [];
  return stretches.flatMap((stretch) => {
    const characters = [...stretch];
    return characters.flatMap((_, index) =>
      Array.from({ length: Math.min(LONGEST_RUN, characters.length - index) }, (_, more) =>
        characters.slice(index, index + more + 1).join(''),
      ),
    );
  });
}
