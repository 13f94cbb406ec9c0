import type { LegalDocument } from '@companion/screens/legal';

/** Reads a document: `title`, `version`, `effective` lines, then `## ` sections of paragraphs. */
export function parseLegal(source: string): LegalDocument {
  const [head = '', ...sections] = source.split(/^## /m);
  const field = (name: string) => new RegExp(`^${name}: (.+)$`, 'm').exec(head)?.[1] ?? '';
  return {
    title: field('title'),
    version: field('version'),
    effective: field('effective'),
    sections: sections.map((section) => {
      const [heading = '', ...body] = section.split('\n');
      return {
        heading: heading.trim(),
        paragraphs: body
          .join('\n')
          .split(/\n\s*\n/)
          .map((paragraph) => paragraph.trim())
          .filter(Boolean),
      };
    }),
  };
}
