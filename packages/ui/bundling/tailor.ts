/**
 * A stylesheet without what its entry can't draw: rules for classes that the code does not name, and
 * keyframes that nothing runs. What components share is imported by the file, and few need all of it.
 */
export function tailor(css: string, names: ReadonlySet<string>): string {
  const kept = keepNamed(css, names);
  return statements(kept)
    .filter((statement) => {
      const name = /^@keyframes ([\w-]+)/.exec(statement)?.[1];
      return name === undefined || names.has(name) || kept.split(name).length > 2;
    })
    .join('');
}

/** Words of a program, class names among them. */
export const namesIn = (code: string): Set<string> => new Set(code.match(/[\w-]+/g));

const GROUP = /^@(layer|media|supports|container)\b[^{;]*\{/;

function keepNamed(css: string, names: ReadonlySet<string>): string {
  return statements(css)
    .map((statement) => {
      const group = GROUP.exec(statement)?.[0];
      if (group !== undefined) {
        const rules = keepNamed(statement.slice(group.length, -1), names);
        return rules && `${group}${rules}}`;
      }
      if (statement.startsWith('@')) return statement;
      const block = statement.indexOf('{');
      const selectors = selectorsOf(statement.slice(0, block)).filter((selector) =>
        classesOfSubject(selector).every((name) => names.has(name)),
      );
      return selectors.length > 0 ? selectors.join(',') + statement.slice(block) : '';
    })
    .join('');
}

/**
 * Classes of the element that is drawn or, where it has none, of the nearest one around it. Those
 * further out may be another entry's, as a theme is; those in brackets may be there to be absent.
 */
function classesOfSubject(selector: string): string[] {
  const plain = selector.replace(/\[[^\]]*\]|\([^()]*(?:\([^()]*\)[^()]*)*\)/g, '');
  const compound = plain.split(/[\s>+~]+/).findLast((part) => part.includes('.'));
  return [...(compound ?? '').matchAll(/\.([\w-]+)/g)].map(([, name = '']) => name);
}

/** Rules and at-rules of minified CSS, side by side. */
const statements = (css: string): string[] => parts(css, '{', '}', '};');

/** What a selector list lists. */
const selectorsOf = (list: string): string[] =>
  parts(`${list},`, '(', ')', ',').map((selector) => selector.slice(0, -1));

/** Splits a text after each end character that is outside brackets and strings. */
function parts(text: string, open: string, close: string, ends: string): string[] {
  const found: string[] = [];
  let depth = 0;
  let start = 0;
  for (const { 0: mark, index } of text.matchAll(/"[^"]*"|[^"]/g)) {
    if (mark === open) depth += 1;
    if (mark === close) depth -= 1;
    if (depth > 0 || !ends.includes(mark)) continue;
    found.push(text.slice(start, index + 1).trim());
    start = index + 1;
  }
  return found;
}
