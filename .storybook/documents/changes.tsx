import { Document } from './document.tsx';

const released = import.meta.glob<string>('../../packages/{ui,sdk}/CHANGELOG.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const notes = import.meta.glob<string>('../../.changeset/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** A change note: the packages and how much they change, then the text. */
function noteOf(note: string) {
  const [, head = '', text = note] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(note) ?? [];
  const packages = [...head.matchAll(/"?([^":\n]+)"?: (major|minor|patch)/g)].map(
    ([, name = '', kind = '']) => ({ name, kind }),
  );
  return { packages, text: text.trim() };
}

/** What the next release brings, from the change notes, and what earlier releases brought. */
export const Changes = () => (
  <>
    <h2>Next release</h2>
    {Object.entries(notes).map(([file, note]) => {
      const { packages, text } = noteOf(note);
      return (
        <section key={file}>
          <p>
            {packages.map(({ name, kind }) => (
              <code key={name}>
                {name} {kind}
              </code>
            ))}
          </p>
          <Document text={text} />
        </section>
      );
    })}
    {Object.entries(released).map(([file, text]) => (
      <Document key={file} text={text} />
    ))}
  </>
);
