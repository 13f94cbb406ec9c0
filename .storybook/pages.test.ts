import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { toId } from 'storybook/internal/csf';
import { describe, expect, it } from 'vitest';
import { entries } from '../packages/ui/bundling/entries.ts';

const sources = path.resolve(import.meta.dirname, '../packages/ui/src');
const read = (file: string) => readFileSync(path.resolve(sources, file), 'utf8');
const pages = globSync('*/*/*.mdx', { cwd: sources })
  .filter((file) => !file.startsWith('theme/foundations/'))
  .toSorted();

/** What somebody looks for on any page, and finds, were it only to read that there is nothing to say. */
const sections = [
  '**Use it**',
  '**Do not**',
  '## Anatomy',
  '## Props',
  '## States',
  '## Keyboard',
  '## Words',
];

/** Entries that draw nothing, or nothing of their own. */
const withoutPage = {
  i18n: 'texts',
  'react-intl': 'texts of a host that has react-intl',
  'login-machine': 'a flow without a face; it stands on the page of the login dialog',
  navigation: 'the five places, which the headers draw',
  phone: 'the rule of a phone number',
  picture: 'sizes and the first colour of a picture that a host draws',
  reset: 'a stylesheet for pages of our own',
  social: 'the four channels, which the headers draw',
  theme: 'tokens, which Foundations show',
  'retry-import': 'how code that comes later is asked for',
};

/** The address of a page in Storybook, from what its first lines say. */
function addressOf(page: string): string {
  const text = read(page);
  const said = (attribute: string) =>
    new RegExp(`<Meta[^>]* ${attribute}="([^"]+)"`).exec(text)?.[1];
  const title = said('title') ?? titleOf(path.join(path.dirname(page), storiesOf(text)));
  return toId(title, said('name') ?? 'Docs');
}
const storiesOf = (text: string) => `${/\* as stories from '(.+)'/.exec(text)?.[1]}.tsx`;
const titleOf = (stories: string) =>
  /\btitle: '((?:Foundations|Components|Flows)[^']*)'/.exec(read(stories))?.[1] ?? stories;

describe('the pages of the components', () => {
  it.each(pages)('%s has every section', (page) => {
    const text = read(page);
    expect(sections.filter((section) => !text.includes(section))).toEqual([]);
  });

  it('are one for each entry that draws something', () => {
    const drawn = pages.map((page) => path.basename(page, '.mdx'));
    expect([...drawn, ...Object.keys(withoutPage)].toSorted()).toEqual(entries.toSorted());
  });

  it('are all on the map', () => {
    const addresses = [
      ...read('theme/foundations/introduction.mdx').matchAll(/path=\/docs\/([\w-]+)/g),
    ];
    const foundations = ['foundations--docs', 'foundations-bytes--docs'];
    expect(addresses.map(([, address]) => address).toSorted()).toEqual(
      [...foundations, ...pages.map(addressOf)].toSorted(),
    );
  });

  it('lead only to pages that somebody wrote', () => {
    const written = globSync('*/*/*.mdx', { cwd: sources }).map(addressOf);
    const named = globSync('*/*/*.mdx', { cwd: sources }).flatMap((page) =>
      [...read(page).matchAll(/path=\/docs\/([\w-]+)/g)].map(([, address]) => address),
    );
    expect(named.filter((address) => address === undefined || !written.includes(address))).toEqual(
      [],
    );
  });
});
