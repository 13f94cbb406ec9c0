import origins from 'virtual:origins';
import { Source } from '@storybook/addon-docs/blocks';
import { useState } from 'react';
import sizes from '../../packages/ui/bundling/sizes.json';
import { useStories } from './stories.ts';
import './documents.css';

const sources = import.meta.glob<string>('../../packages/ui/src/*/*/*.tsx', {
  query: '?raw',
  import: 'default',
});

/** Size of a component, since when it exists, where it is used, and its source. `of` is the name of its entry. */
export function Origin({ of }: { of: keyof typeof sizes }) {
  const origin = origins[of];
  if (!origin) throw new Error(`there is no entry ${of}`);
  const { folder, since, usedBy, partOf } = origin;
  return (
    <>
      <dl className="origin">
        <dt>Size</dt>
        <dd>
          <a href=".?path=/docs/foundations-bytes--docs" target="_top">
            {sizeOf(sizes[of])}
          </a>
        </dd>
        <dt>Since</dt>
        <dd>{since ?? 'the next release'}</dd>
        <dt>Pages</dt>
        <dd>
          <Places paths={usedBy} />
        </dd>
        <dt>Part of</dt>
        <dd>
          <Places paths={partOf} />
        </dd>
        <dt>Folder</dt>
        <dd>
          <code>{folder}</code>
        </dd>
      </dl>
      <Code file={`${folder}/${of}.tsx`} />
    </>
  );
}

const kb = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`;

const sizeOf = ({ js, jsLater, css }: (typeof sizes)[keyof typeof sizes]) =>
  [
    `${kb(js)} of scripts`,
    jsLater > 0 && `${kb(jsLater)} more on demand`,
    css > 0 && `${kb(css)} of styles`,
  ]
    .filter(Boolean)
    .join(', ');

/** Folders of pages and components, with a link to their stories, and what is not in a folder with stories. */
function Places({ paths }: { paths: readonly string[] }) {
  const stories = [...useStories().values()].flat();
  const places = new Map<string, string | undefined>();
  for (const file of paths) {
    const folder = /^packages\/(?:screens\/src\/[^/]+|ui\/src\/[^/]+\/[^/]+)/.exec(file)?.[0];
    const story = stories.find(({ importPath }) => importPath.startsWith(`./${folder}/`));
    places.set(story?.title ?? folder ?? file, story?.id);
  }
  if (places.size === 0) return 'none';
  return (
    <ul>
      {[...places].map(([name, story]) => (
        <li key={name}>
          {story ? (
            <a href={`.?path=/story/${story}`} target="_top">
              {name}
            </a>
          ) : (
            <code>{name}</code>
          )}
        </li>
      ))}
    </ul>
  );
}

/** The source of a component, loaded when it is opened. */
function Code({ file }: { file: string }) {
  const [code, setCode] = useState<string>();
  const load = sources[`../../${file}`];
  if (!load) return null;
  return (
    <details
      className="source"
      onToggle={({ currentTarget }) => {
        if (currentTarget.open) load().then(setCode);
      }}
    >
      <summary>Source</summary>
      {code && <Source code={code} language="tsx" />}
    </details>
  );
}
