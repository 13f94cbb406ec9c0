/** A run of text in a paragraph or item. */
export interface Run {
  text: string;
  mark?: 'strong' | 'code';
}

/** A part of a message. Items of a list are one line each. */
export type MessageBlock =
  | { type: 'paragraph'; runs: readonly Run[] }
  | { type: 'steps'; start: number; items: readonly (readonly Run[])[] }
  | { type: 'list'; items: readonly (readonly Run[])[] }
  | { type: 'code'; text: string };

/** A line with a second fence is a paragraph with code, as in CommonMark. */
const FENCE = /^ {0,3}```+[^`]*$/;
const STEP = /^ {0,3}(\d{1,3})[.)] +(.*)$/;
const ITEM = /^ {0,3}[-*•] +(.*)$/;
const HEADING = /^ {0,3}#{1,6} +(.*)$/;
const MARKS = /\*\*(?=\S)([^*\n]+?)(?<=\S)\*\*|(?<!`)(`+)([^`\n]+)\2(?!`)/g;

/**
 * Reads the simple Markdown of replies: paragraphs, bold, lists, code. Everything else stays text, so no reply can
 * bring links, pictures or HTML. A part that is still being written is drawn as far as it goes.
 */
export function parseMarkdown(text: string): MessageBlock[] {
  const blocks: MessageBlock[] = [];
  let lines: string[] = [];
  const endParagraph = () => {
    if (lines.length > 0) blocks.push({ type: 'paragraph', runs: runsOf(lines.join('\n')) });
    lines = [];
  };
  let code: string[] | null = null;
  for (const line of text.split('\n')) {
    if (FENCE.test(line)) {
      endParagraph();
      if (code) blocks.push({ type: 'code', text: code.join('\n') });
      code = code ? null : [];
      continue;
    }
    if (code) {
      code.push(line);
      continue;
    }
    const [, number, step] = STEP.exec(line) ?? [];
    const item = step === undefined ? ITEM.exec(line)?.[1] : undefined;
    const heading = HEADING.exec(line)?.[1];
    if (step !== undefined || item !== undefined) {
      endParagraph();
      addItem(blocks, runsOf(step ?? item ?? ''), number);
    } else if (line.trim() === '') endParagraph();
    else if (heading === undefined) lines.push(line);
    else {
      endParagraph();
      blocks.push({ type: 'paragraph', runs: runsOf(heading).map(strengthened) });
    }
  }
  endParagraph();
  if (code) blocks.push({ type: 'code', text: code.join('\n') });
  return blocks;
}

/** The text of a reply without its marks, for what is heard. */
export const plainText = (text: string): string => parseMarkdown(text).flatMap(linesOf).join('\n');

function linesOf(block: MessageBlock): string[] {
  switch (block.type) {
    case 'paragraph':
      return [wordsOf(block.runs)];
    case 'code':
      return [block.text];
    case 'steps':
      return block.items.map((runs, index) => `${block.start + index}. ${wordsOf(runs)}`);
    case 'list':
      return block.items.map(wordsOf);
  }
}

const wordsOf = (runs: readonly Run[]): string => runs.map(({ text }) => text).join('');

const strengthened = (run: Run): Run => (run.mark ? run : { ...run, mark: 'strong' });

function addItem(blocks: MessageBlock[], runs: readonly Run[], number: string | undefined): void {
  const last = blocks.at(-1);
  const type = number === undefined ? 'list' : 'steps';
  if (last?.type === type && 'items' in last) {
    blocks[blocks.length - 1] = { ...last, items: [...last.items, runs] };
  } else if (number === undefined) blocks.push({ type: 'list', items: [runs] });
  else blocks.push({ type: 'steps', start: Number(number), items: [runs] });
}

function runsOf(text: string): Run[] {
  const runs: Run[] = [];
  let end = 0;
  for (const match of text.matchAll(MARKS)) {
    const [whole, strong, , code] = match;
    if (match.index > end) runs.push({ text: text.slice(end, match.index) });
    runs.push(
      strong === undefined ? { text: code ?? '', mark: 'code' } : { text: strong, mark: 'strong' },
    );
    end = match.index + whole.length;
  }
  if (end < text.length || runs.length === 0) runs.push({ text: text.slice(end) });
  return runs;
}
