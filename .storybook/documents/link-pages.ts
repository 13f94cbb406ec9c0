const LINK = /\[([^\]]+)\]\(([^)\s]+)\)/g;
export const DECISIONS = 'documents-decisions--docs';

/** The anchor of a decision on the page of all decisions, from the name of its file. */
export const anchorOf = (file: string) => `decision-${/(\d{3})-[^/]*$/.exec(file)?.[1]}`;

/**
 * Turns links between documents into links between their pages here. Links to other files become text.
 *
 * @param here the page that the text is on. Links to it are anchors.
 */
export function linkPages(text: string, here?: string): string {
  return text.replaceAll(LINK, (link, words: string, target: string) => {
    if (/^(https?:|#)/.test(target)) return link;
    const [file = ''] = target.split('#');
    const isDecision = /^(\.\.\/)*(decisions\/)?\d{3}-[\w-]+\.md$/.test(file);
    const page = isDecision ? DECISIONS : pageOf(file);
    if (!page) return words;
    const anchor = isDecision ? `#${anchorOf(file)}` : '';
    return page === here && anchor
      ? `[${words}](${anchor})`
      : `[${words}](.?path=/docs/${page}${anchor})`;
  });
}

function pageOf(file: string): string | undefined {
  if (/^(\.\.\/)?decisions(\/README\.md)?$/.test(file)) return DECISIONS;
  const [, name] = /^(?:\.\.\/)?([\w-]+)\.md$/.exec(file) ?? [];
  return name && `documents-${name}--docs`;
}
