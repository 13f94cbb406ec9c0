import { foldText } from '../search/fold.ts';
import { withoutIntent } from './intent.ts';
import type { Named } from './subjects.ts';

/** What is left of a folded question without its names and the words that ask. */
export function restOf(text: string, named: readonly Named[]): string {
  const folded = named.reduce((rest, { name }) => rest.replaceAll(name, ' '), foldText(text));
  return withoutIntent(folded)
    .replace(FILLERS, ' ')
    .replace(/[\s\p{P}\p{S}]+/gu, ' ')
    .trim();
}

/** Words that carry nothing: particles, pronouns, politeness. */
const FILLERS =
  /告诉我?|想知道|[的了吗呢吧呀啊是在有我你他她它请问下知能会要个这那就都给]|\b(?:the|a|an|is|are|was|were|be|do|does|did|i|you|me|my|we|he|she|they|him|her|his|them|their|of|to|in|on|at|for|with|it|its|s|can|could|would|will|should|please|about|know|find|get|go|meet|give|tell|there|that|this|so|just|any|some|and|or|if|when|have|has|had|ll|re|m|ve|d|t)\b|(?:って|とは|には|では|は|が|を|に|の|で|と|も|へ)(?![ぁ-ん])|ですか|です|ます(?:か)?|ました(?:か)?|ください|教えて|って|いる|ある|したら|すれば/gu;
