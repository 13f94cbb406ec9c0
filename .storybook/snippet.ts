import entries from 'virtual:entry-of';

/** The code of a story, as “Show code” has it, with its imports. A story that Storybook shows as its source stays. */
export function withImports(written: string): string {
  if (!written.startsWith('<')) return written;
  const code = written
    // Storybook takes each field with this name for the one of a ref.
    .replaceAll(/\s*current: '\[Circular\]',/g, '')
    .replaceAll(/(<\/?)React\.Fragment[^>]*>/g, '$1>');
  const names = new Set([...code.matchAll(/<([A-Z]\w*)/g)].map(([, name = '']) => name));
  const byEntry = Map.groupBy(
    [...names].filter((name) => Object.hasOwn(entries.of, name)).toSorted(),
    (name) => entries.of[name] ?? '',
  );
  const used = [...byEntry].toSorted(([a], [b]) => a.localeCompare(b));
  return [
    ...used.map(([entry, of]) => `import { ${of.join(', ')} } from '@companion/ui/${entry}';`),
    ...used
      .filter(([entry]) => entries.styled.includes(entry))
      .map(([entry]) => `import '@companion/ui/${entry}.css';`),
    '',
    code,
  ].join('\n');
}
