import changedDays from 'virtual:changed-days';
import sizes from '../../packages/ui/bundling/sizes.json' with { type: 'json' };
import { type Entry, useStories } from './stories.ts';
import './documents.css';

const bytes: Record<string, { js: number; css: number }> = sizes;

/** What is shown and checked of each component and page. */
export function Coverage() {
  return (
    <table className="coverage">
      <thead>
        <tr>
          <th>Component</th>
          <th>Stories</th>
          <th>With a play</th>
          <th>With pictures</th>
          <th>Languages</th>
          <th>KB</th>
          <th>Changed</th>
        </tr>
      </thead>
      <tbody>
        {[...useStories()]
          .filter(([title]) => !title.startsWith('Studios/'))
          .map(([title, stories]) => (
            <Row key={title} title={title} stories={stories} />
          ))}
      </tbody>
    </table>
  );
}

function Row({ title, stories }: { title: string; stories: readonly Entry[] }) {
  const tagged = (tag: string) => stories.filter(({ tags }) => tags.includes(tag)).length;
  const files = [...new Set(stories.map(({ importPath }) => importPath.replace('./', '')))];
  const size = files.flatMap((file) => bytes[entryOf(file)] ?? [])[0];
  const days = files.flatMap((file) => changedDays[folderOf(file)] ?? []);
  return (
    <tr>
      <th scope="row">
        <a href={`.?path=/story/${stories[0]?.id}`} target="_top">
          {title}
        </a>
      </th>
      <td>{stories.length}</td>
      <td>{tagged('play-fn') || ''}</td>
      <td>{tagged('visual') || ''}</td>
      <td>{tagged('languages') > 0 ? 'zh en ja' : 'zh'}</td>
      <td>{size && ((size.js + size.css) / 1000).toFixed(1)}</td>
      <td>{days.toSorted().at(-1)}</td>
    </tr>
  );
}

/** A folder of the library has the name of its entry. */
const entryOf = (file: string) => /^packages\/ui\/.*\/([^/]+)\/[^/]+$/.exec(file)?.[1] ?? '';

const folderOf = (file: string) => file.replace(/\/[^/]+$/, '');
