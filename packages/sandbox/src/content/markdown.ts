import type { Language, Localised } from '../http/language.ts';

/** A block of an article: a paragraph, `## ` heading, `- ` list or `1. ` steps. */
export type Block =
  | { type: 'paragraph' | 'heading'; text: string }
  | { type: 'list' | 'steps'; items: string[] };

export interface Prose {
  title: string;
  blocks: Block[];
}

/** Splits a file into its head (`key: value` lines between `---`) and the text after it. */
export function splitHead(source: string): { head: Record<string, string>; text: string } {
  const match = /^---\r?\n([\s\S]*?)\r?\n---\r?\n([\s\S]*)$/.exec(source);
  if (!match) throw new Error('no head between two lines of ---');
  const head: Record<string, string> = Object.create(null);
  for (const line of (match[1] ?? '').split(/\r?\n/)) {
    if (line.trim() === '') continue;
    const colon = line.indexOf(':');
    if (colon < 1) throw new Error(`head line without a colon: ${line}`);
    head[line.slice(0, colon).trim()] = line.slice(colon + 1).trim();
  }
  return { head, text: match[2] ?? '' };
}

/**
 * The parts under `# zh …`, `# en …`, `# ja …`.
 * @throws when one of them is missing or empty.
 */
export function allLanguages(text: string): Localised<Prose> {
  const { zh, en, ja } = splitLanguages(text);
  if (!zh || !en || !ja) throw new Error('needs `# zh`, `# en` and `# ja`, each with a title');
  for (const [language, prose] of Object.entries({ zh, en, ja })) {
    if (prose.blocks.length === 0) throw new Error(`no text under # ${language}`);
  }
  return { zh, en, ja };
}

function splitLanguages(text: string): Partial<Localised<Prose>> {
  const parts: Partial<Localised<Prose>> = {};
  for (const part of text.split(/^(?=# (?:zh|en|ja) )/m)) {
    const match = /^# (zh|en|ja) ([^\n]+)\n([\s\S]*)$/.exec(part.replaceAll('\r\n', '\n'));
    if (!match) {
      if (part.trim() !== '') throw new Error('text before the first `# zh`');
      continue;
    }
    const [, language, title = '', body = ''] = match;
    if (language === 'zh' || language === 'en' || language === 'ja') {
      parts[language] = { title: title.trim(), blocks: parseBlocks(body, language) };
    }
  }
  return parts;
}

export function parseBlocks(source: string, language: Language): Block[] {
  const blocks: Block[] = [];
  let open = null as Block | null;
  for (const raw of source.split(/\r?\n/)) {
    const line = raw.trim();
    const item = /^(?:(-)|\d+\.) +(.+)$/.exec(line);
    if (line === '') open = null;
    else if (line.startsWith('## ')) {
      blocks.push({ type: 'heading', text: line.slice(3).trim() });
      open = null;
    } else if (item) {
      const type = item[1] ? 'list' : 'steps';
      if (open?.type !== type || !('items' in open)) {
        open = { type, items: [] };
        blocks.push(open);
      }
      open.items.push(item[2] ?? '');
    } else if (open && 'text' in open) {
      // A line break in a paragraph is a space, in Chinese and Japanese only between Latin words.
      const isSpace =
        language === 'en' || (/[\x21-\x7e]$/.test(open.text) && /^[\x21-\x7e]/.test(line));
      open.text += (isSpace ? ' ' : '') + line;
    } else {
      open = { type: 'paragraph', text: line };
      blocks.push(open);
    }
  }
  return blocks;
}

/** Punctuation after headings, and after items and paragraphs. */
const joints: Localised<{ title: string; end: string; gap: string }> = {
  zh: { title: '：', end: '。', gap: '' },
  en: { title: ': ', end: '. ', gap: ' ' },
  ja: { title: '：', end: '。', gap: '' },
};
const END_PUNCTUATION = /[\p{Po}\p{Pe}\p{Pf}]$/u;

/** The blocks as one text. Punctuation is added to a block that has none at its end. */
export function plainText(blocks: readonly Block[], language: Language): string {
  const { title, end, gap } = joints[language];
  return blocks
    .flatMap((block) => {
      const by = block.type === 'heading' ? title : end;
      const texts = 'text' in block ? [block.text] : block.items;
      return texts.map((text) => text + (END_PUNCTUATION.test(text) ? gap : by));
    })
    .join('')
    .trimEnd();
}
