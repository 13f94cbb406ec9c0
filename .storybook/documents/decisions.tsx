import index from '../../docs/decisions/README.md?raw';
import { Document } from './document.tsx';
import { anchorOf, DECISIONS } from './link-pages.ts';

const files = import.meta.glob<string>('../../docs/decisions/[0-9]*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The list of all decisions, then each decision. */
export const Decisions = () => (
  <>
    <Document text={index} here={DECISIONS} />
    {Object.entries(files).map(([file, text]) => (
      <section key={file} id={anchorOf(file)}>
        <Document text={text} here={DECISIONS} />
      </section>
    ))}
  </>
);
