import entries from 'virtual:entry-of';
import { readable } from './readable.ts';

/** The code of a story, as “Show code” has it, with its imports. A story that Storybook shows as its source stays. */
export function withImports(
  written: string,
  { args }: { args: Readonly<Record<string, unknown>> },
): string {
  if (!written.startsWith('<')) return written;
  const code = readable(written, args);
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
