import type { Block } from '../content/markdown.ts';
import { cutText } from '../cut-text.ts';
import type { Language, Localised } from '../http/language.ts';
import { foldText } from '../search/fold.ts';
import type { Source } from './sources.ts';

/** UTF-16 units. An answer has at most this much text of one source; steps are never cut. */
const MOST_TEXT: Localised<number> = { zh: 380, en: 950, ja: 420 };
const MOST_BLOCKS = 4;
/** Tokens that a block must share with a question to be its answer, when the source has another good start. */
const LEAST_TOKENS = 2;

export const textsOf = (block: Block): readonly string[] =>
  'text' in block ? [block.text] : block.items;

const lengthOf = (block: Block) => textsOf(block).reduce((sum, text) => sum + text.length, 0);

/** How many of the tokens a text holds. */
export function countTokens(text: string, tokens: readonly string[]): number {
  const folded = foldText(text);
  return tokens.filter((token) => folded.includes(token)).length;
}

/** The block that shares most tokens with a question; the first of equals. */
function bestBlock(blocks: readonly Block[], tokens: readonly string[]) {
  let best = { index: 0, score: 0 };
  for (const [index, block] of blocks.entries()) {
    if (block.type === 'heading') continue;
    const score = countTokens(textsOf(block).join('\n'), tokens);
    if (score > best.score) best = { index, score };
  }
  return best;
}

/**
 * Two to four whole blocks of a source that answer a question. Steps come whole.
 * @param isGuide the question asks how something is done: the answer starts where the source starts
 */
export function passageOf(
  { blocks }: Source,
  tokens: readonly string[],
  language: Language,
  isGuide: boolean,
): readonly Block[] {
  const best = bestBlock(blocks, tokens);
  const steps = isGuide ? blocks.findIndex(({ type }) => type === 'steps') : -1;
  const starts = isGuide && best.score < LEAST_TOKENS ? 0 : best.index;
  const from = Math.min(starts, steps < 0 ? starts : Math.max(0, steps - 2));
  return taken(blocks, withHeading(blocks, from), steps, language);
}

/** The next blocks of a source after those that were said, or those left out before them. */
export function restOf({ blocks }: Source, said: string, language: Language): readonly Block[] {
  const isSaid = (block: Block) => textsOf(block).every((text) => said.includes(text));
  const last = blocks.findLastIndex((block) => block.type !== 'heading' && isSaid(block));
  const isNew = (block: Block | undefined) =>
    block !== undefined && block.type !== 'heading' && !isSaid(block);
  const after = blocks.findIndex((block, index) => index > last && isNew(block));
  const from = after >= 0 ? after : blocks.findIndex(isNew);
  if (from < 0) return [];
  const left = blocks.filter(
    (block, index) => index >= withHeading(blocks, from) && !isSaid(block),
  );
  return taken(left, 0, -1, language);
}

/** Words of a reason, in the three languages. */
const REASON =
  /因为|所以|原因|原来|由于|为的是|怪不得|because|reason|so that|that is why|since|otherwise|ので|から|ため|理由|わけ/i;

/** The first part that was not said and gives a reason; the rest if there is none. */
export function reasonOf(source: Source, said: string, language: Language): readonly Block[] {
  const isSaid = (block: Block) => textsOf(block).every((text) => said.includes(text));
  const at = source.blocks.findIndex(
    (block) => block.type !== 'heading' && !isSaid(block) && REASON.test(textsOf(block).join(' ')),
  );
  return at < 0
    ? restOf(source, said, language)
    : taken(source.blocks, withHeading(source.blocks, at), -1, language);
}

const withHeading = (blocks: readonly Block[], at: number) =>
  blocks[at - 1]?.type === 'heading' ? at - 1 : at;

/** Blocks from an index on, up to the end of the steps and then as many as fit. */
function taken(
  blocks: readonly Block[],
  from: number,
  steps: number,
  language: Language,
): readonly Block[] {
  const chosen: Block[] = [];
  let length = 0;
  for (const [index, block] of blocks.entries()) {
    if (index < from) continue;
    const isNeeded = chosen.every(({ type }) => type === 'heading') || index <= steps;
    const fits = chosen.length < MOST_BLOCKS && length + lengthOf(block) <= MOST_TEXT[language];
    if (!isNeeded && !fits) break;
    chosen.push(block);
    length += lengthOf(block);
  }
  while (chosen.at(-1)?.type === 'heading') chosen.pop();
  return chosen;
}

/** Blocks as text. Steps keep their numbers, lists their dashes. */
export function written(blocks: readonly Block[]): string {
  return blocks
    .map((block) => {
      if ('text' in block) return block.type === 'heading' ? `**${block.text}**` : block.text;
      return block.items
        .map((item, index) => (block.type === 'steps' ? `${index + 1}. ${item}` : `- ${item}`))
        .join('\n');
    })
    .join('\n\n');
}

const SENTENCE = /[^。！？.!?]+(?:[。！？]|[.!?](?=\s|$))+/gu;
/** UTF-16 units: a quote on a card. */
const MOST_QUOTE = 120;

/** The sentence of an answer that shares most tokens with the question. */
export function quoteOf(blocks: readonly Block[], tokens: readonly string[]): string | undefined {
  const sentences = blocks
    .filter(({ type }) => type !== 'heading')
    .flatMap(textsOf)
    .flatMap((text) => text.match(SENTENCE) ?? [text])
    .map((text) => text.trim());
  const score = (text: string) => countTokens(text, tokens);
  const [first] = sentences;
  if (first === undefined) return undefined;
  const best = sentences.reduce((best, text) => (score(text) > score(best) ? text : best), first);
  return best.length > MOST_QUOTE ? `${cutText(best, MOST_QUOTE - 1)}…` : best;
}
