import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { entries } from '../packages/ui/bundling/entries.ts';
import sizes from '../packages/ui/bundling/sizes.json' with { type: 'json' };
import { tokenGroups, tokenRows } from '../packages/ui/src/theme/foundations/token-rows.ts';

const sources = path.resolve(import.meta.dirname, '../packages/ui/src');
const read = (file: string) => readFileSync(path.resolve(sources, file), 'utf8');
const pages = globSync('*/*/*.mdx', { cwd: sources })
  .filter((file) => !file.startsWith('theme/foundations/'))
  .toSorted();

/** Sections that every page of a component must have, even when there is nothing to say. */
const sections = [
  '**Use it**',
  '**Do not**',
  '## Anatomy',
  '## Props',
  '## States',
  '## Keyboard',
  '## Texts',
  '## Where it is used',
];

/** Entries without a page, because they render nothing themselves. */
const withoutPage = {
  'first-interaction': 'an event of the page',
  i18n: 'texts',
  'react-intl': 'texts of a host that has react-intl',
  'login-machine': 'described on the page of the login dialog',
  phone: 'the rule of a phone number',
  picture: 'types of pictures that a host renders',
  reset: 'a stylesheet for pages of our own',
  social: 'data of the headers',
  theme: 'described in Foundations',
  'retry-import': 'a helper for lazy imports',
  session: 'a hook, and a guard around parts of the host',
  'use-hydrated': 'a hook',
};

/** Storybook's id, as its addresses show it. */
const toId = (title: string, name: string) =>
  [title, name].map((part) => part.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')).join('--');

/** Storybook's id of a page, from its first lines. */
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

it('the page of the foundations names each token in a heading, where the search finds it', () => {
  const headings = read('theme/foundations/foundations.mdx').match(/^### .+ · --.+$/gm) ?? [];
  expect(headings.toSorted()).toEqual(
    tokenGroups
      .flatMap(tokenRows)
      .map(({ name, property }) => `### ${name} · ${property}`)
      .toSorted(),
  );
});

/** The states of a machine are reached by acts, one after the other. */
const hasMachine = (page: string) =>
  globSync('*-machine.ts', { cwd: path.resolve(sources, path.dirname(page)) }).length > 0;

describe('component pages', () => {
  it.each(pages)('%s has every section', (page) => {
    const text = read(page);
    expect(sections.filter((section) => !text.includes(section))).toEqual([]);
  });

  it.each(pages)(
    '%s has its names in Chinese and Japanese and a synonym below the title',
    (page) => {
      const [, names = ''] = /\n# .+\n\n## (.+)\n/.exec(read(page)) ?? [];
      expect(names).toMatch(
        /^\p{Script=Han}+ · [\p{Script=Han}\p{Script=Katakana}\p{Script=Hiragana}ーQR]+ · ./u,
      );
    },
  );

  it.each(pages)('%s has each name once', (page) => {
    const [, names = ''] = /\n# .+\n\n## (.+)\n/.exec(read(page)) ?? [];
    const all = names.split(' · ');
    expect(all).toEqual([...new Set(all)]);
  });

  it.each(pages)('%s draws a good and a bad use', (page) => {
    const name = path.basename(page, '.mdx');
    const text = read(page);
    const story = /<Canvas of=\{stories\.(\w*GoodAndBadUse)\}/.exec(text)?.[1];
    const stories = read(path.join(path.dirname(page), storiesOf(text)));
    const drawn = read(path.join(path.dirname(page), `${name}.usage.tsx`));
    expect(stories).toContain(`export const ${story}: Story`);
    expect(stories).toContain(`/${name}.usage.tsx'`);
    expect(drawn).toMatch(/\bgood: \{[\s\S]*\bbad: \{/);
  });

  it.each(pages)('%s names its size and origin', (page) => {
    const entry = path.basename(page, '.mdx');
    expect(read(page)).toContain(`<Origin of="${entry}" />`);
    expect(sizes).toHaveProperty(entry);
  });

  it.each(pages.filter((page) => !hasMachine(page)))(
    '%s draws each state in a matrix, from one declaration',
    (page) => {
      const text = read(page);
      const [, states = ''] = /\n## States\n([\s\S]*?)\n## /.exec(text) ?? [];
      const [, story] = /<Canvas of=\{stories\.(\w*EveryState)\}/.exec(states) ?? [];
      const stories = read(path.join(path.dirname(page), storiesOf(text)));
      const [, declaration = ''] = stories.split(`export const ${story}: Story = `);
      expect(declaration.slice(0, 20)).toMatch(/^(?:\{\s+\.\.\.)?matrix</);
    },
  );

  it.each([
    ['Modal', 'dialog'],
    ['弹窗', 'dialog'],
    ['モーダル', 'dialog'],
    ['ダイアログ', 'dialog'],
    ['按钮', 'button'],
    ['ボタン', 'button'],
    ['登录', 'login-dialog'],
    ['ログイン', 'login-dialog'],
    ['登陆', 'login-dialog'],
    ['サインイン', 'login-dialog'],
    ['输入框', 'text-field'],
    ['入力欄', 'text-field'],
    ['通知', 'toast'],
    ['プルダウン', 'select'],
    ['下拉菜单', 'menu'],
    ['dropdown menu', 'menu'],
    ['メニュー', 'menu'],
    ['token', 'foundations'],
    ['トークン', 'foundations'],
    ['颜色', 'foundations'],
    ['余白', 'foundations'],
    ['z-index', 'foundations'],
  ])('“%s” finds %s', (word, page) => {
    const [file = ''] = globSync(`*/*/${page}.mdx`, { cwd: sources });
    const [, names] = /\n# .+\n\n## (.+)\n/.exec(read(file)) ?? [];
    expect(names).toContain(word);
  });

  it('exist for each entry that renders something', () => {
    const drawn = pages.map((page) => path.basename(page, '.mdx'));
    expect([...drawn, ...Object.keys(withoutPage)].toSorted()).toEqual(entries.toSorted());
  });

  it('are all linked in the introduction', () => {
    const addresses = [
      ...read('theme/foundations/introduction.mdx').matchAll(/path=\/docs\/([\w-]+)/g),
    ];
    const foundations = ['foundations--docs', 'foundations-bytes--docs'];
    expect(addresses.map(([, address]) => address).toSorted()).toEqual(
      [...foundations, ...pages.map(addressOf)].toSorted(),
    );
  });

  it('link only to existing pages', () => {
    const written = globSync('*/*/*.mdx', { cwd: sources }).map(addressOf);
    const named = globSync('*/*/*.mdx', { cwd: sources }).flatMap((page) =>
      [...read(page).matchAll(/path=\/docs\/([\w-]+)/g)].map(([, address]) => address),
    );
    expect(named.filter((address) => address === undefined || !written.includes(address))).toEqual(
      [],
    );
  });
});
