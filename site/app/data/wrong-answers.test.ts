import { ActivitiesScreen, activityStates } from '@companion/screens/activities';
import { ArticleScreen } from '@companion/screens/article';
import { CompanionScreen } from '@companion/screens/companion';
import { CompanionGamesScreen } from '@companion/screens/companion-games';
import { CompanionsScreen, CompanionsWall } from '@companion/screens/companions';
import { EntitiesScreen } from '@companion/screens/entities';
import { EntityScreen } from '@companion/screens/entity';
import { GameScreen } from '@companion/screens/game';
import { House } from '@companion/screens/house';
import { LibraryScreen } from '@companion/screens/library';
import { SearchScreen } from '@companion/screens/search';
import { StoryScreen } from '@companion/screens/story';
import { ReactIntlMessages } from '@companion/ui/react-intl';
import { type ComponentType, createElement, type ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { IntlProvider } from 'react-intl';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  createTestSandbox,
  type TestSandbox,
} from '../../../packages/sandbox/src/testing/sandbox.ts';
import { needed } from '../../e2e/hostile-backend.ts';
import { loadActivities } from './activities.ts';
import { loadCompanionSegment, loadCompanions } from './companions.ts';
import { loadHome } from './home.ts';
import { loadLibrary, loadLibrarySegment, loadSearch } from './library.ts';
import type { Load } from './loader-context.ts';
import { anonymousClient } from './server-api.ts';
import { testApp } from './test-app.ts';

// Class names without styles: screens are not compiled here.
vi.hoisted(async () => {
  const { setFileScope } = await import('@vanilla-extract/css/fileScope');
  await import('@vanilla-extract/css/disableRuntimeStyles');
  setFileScope('wrong-answers');
});

const nothing = () => {};
const href = (value: number | string) => `?to=${value}`;
/** The screen, with what is not from a backend. */
const screen =
  (component: ComponentType<never>, more: object = {}) =>
  (data: object) =>
    createElement(component as ComponentType<Record<string, unknown>>, {
      onRetry: nothing,
      hrefOfPage: href,
      search: null,
      ...more,
      ...data,
    });

/** Every page that shows what a backend sends: its address, its loader and its screen. */
const pages: [path: string, load: Load<object>, show: (data: object) => ReactElement][] = [
  ['/', loadHome, screen(House, { downloads: { mobile: { href: 'https://app.example' } } })],
  ...activityStates.map((state): (typeof pages)[number] => [
    `/activity?state=${state}`,
    loadActivities,
    screen(ActivitiesScreen, { state, hrefOfState: href, detail: 'center' }),
  ]),
  ['/game-library', loadLibrary, screen(LibraryScreen, { hrefOfGenre: href })],
  ['/game-library/search?searchValue=moth', loadSearch, screen(SearchScreen)],
  ['/game-library/search', loadSearch, screen(SearchScreen)],
  ['/game-library/lamp-hill', loadLibrarySegment, screen(GameScreen)],
  ['/game-library/lamp-hill-oil', loadLibrarySegment, screen(ArticleScreen)],
  [
    '/game-library/game-role-lamp-hill',
    loadLibrarySegment,
    screen(EntitiesScreen, { hrefOfKind: href }),
  ],
  ['/game-library/role-Info-lamp-hill-role-wick', loadLibrarySegment, screen(EntityScreen)],
  [
    '/game-partner',
    loadCompanions,
    ({ square, ...data }: { square?: { looks: unknown } }) =>
      screen(CompanionsScreen, {
        squarePages: square && { ...square, hrefOf: href },
        children: square && screen(CompanionsWall)(square),
      })(data),
  ],
  ['/game-partner/detail-ember', loadCompanionSegment, screen(CompanionScreen)],
  ['/game-partner/game-list-ember', loadCompanionSegment, screen(CompanionGamesScreen)],
  [
    '/game-partner/story-ember',
    loadCompanionSegment,
    screen(StoryScreen, { path: [], onPath: nothing, onStory: nothing, services: {} }),
  ],
];

/** `depth`: the number of lists around the value. */
type Change = (value: unknown, name: string, depth: number) => unknown;

/** Changes every value of an answer, from its root. */
function changed(value: unknown, change: Change, name = '', depth = 0): unknown {
  const next = change(value, name, depth);
  if (Array.isArray(next)) return next.map((item) => changed(item, change, name, depth + 1));
  if (typeof next !== 'object' || next === null) return next;
  return Object.fromEntries(
    Object.entries(next).map(([key, field]) => [key, changed(field, change, key, depth)]),
  );
}

/** Lists that are refused as a whole: stories and drawings, and `[start, end)`. */
const isWhole =
  /^(scenes|choices|places|roads|phases|levels|lanes|patterns|beats|trains|teeth|parts|makes|columns|rows|\w*ranges)$/;

/** Much more than a page needs. */
const LONGEST_MARKUP = 1_500_000;

const INJECTED = ';position:fixed';

let sandbox: TestSandbox;
let warnings: string[];
beforeAll(() => {
  sandbox = createTestSandbox();
});
afterAll(() => sandbox.close());
beforeEach(() => {
  warnings = [];
  vi.spyOn(console, 'warn').mockImplementation((...line) => void warnings.push(line.join(' ')));
});
afterEach(() => void vi.restoreAllMocks());

/** The markup of a page whose backend changes its answers. */
async function render([path, load, show]: (typeof pages)[number], change: Change) {
  const failures: unknown[] = [];
  const client = anonymousClient(
    {
      ...testApp,
      fetch: async (input, init = {}) => {
        const { pathname, search } = new URL(
          decodeURIComponent(String(input)).replace(INJECTED, ''),
        );
        const { json } = await sandbox.call(init.method ?? 'GET', pathname + search, {
          ...(init.body !== undefined && { body: JSON.parse(String(init.body)) }),
        });
        return Response.json({ ...json, payload: changed(json.payload, change) });
      },
    },
    { locale: 'zh', device: 'desktop' },
  );
  const url = new URL(path, 'http://localhost');
  const loaded = await load({
    client,
    config: testApp.config,
    url,
    params: { segment: url.pathname.split('/')[2] },
    options: { signal: new AbortController().signal },
    onFailed: (_, error) => failures.push(error),
    requestId: '',
  });
  const data = (loaded as { data?: object }).data ?? loaded;
  const markup = renderToString(
    createElement(
      IntlProvider,
      { locale: 'zh-CN', onError: nothing },
      createElement(ReactIntlMessages, null, show(data)),
    ),
  );
  expect(failures).toEqual([]);
  return markup;
}

describe.each(pages)('%s', (...page) => {
  it('is whole when the answers are', async () => {
    expect(await render(page, (value) => value)).toMatch(/<(h1|section|article)/);
    expect(warnings).toEqual([]);
  });

  // As JSON brings them: 1e999 is infinite there.
  it.each(['0', '-1', '0.5', '1e15', '1e999', '"3"', 'null'])(
    'is rendered when every number is %s',
    async (json) => {
      const wrong: unknown = JSON.parse(json);
      await render(page, (value) => (typeof value === 'number' ? wrong : value));
      for (const line of warnings) expect(line).toMatch(/^\w+: [\w., ]+: replaced or left out$/);
    },
  );

  // JSON has no `undefined`: those fields are missing.
  it.each([undefined, null, -1, 1e308, 'NaN', true, {}, [], '', 720.5])(
    'is rendered when every field that is not needed is %j',
    async (wrong) => {
      const isNeeded = (name: string) => name === '' || needed.test(name);
      await render(page, (value, name) => (isNeeded(name) ? value : wrong));
    },
  );

  it.each([
    [0, 0],
    [1, 0],
    [3_000, 0],
    [0, 1],
    [3_000, 1],
  ])('is rendered when every list has %d items, within %d others', async (length, within) => {
    const isNone = length === 0 && page[0].startsWith('/game-partner/');
    const markup = await render(page, (value, name, depth) => {
      if (!Array.isArray(value) || value.length === 0 || isWhole.test(name)) return value;
      // Without an item there is no companion.
      if (depth !== within || (isNone && name === 'items')) return value;
      return Array.from({ length }, (_, index) => value[index % value.length]);
    });
    expect(markup.length).toBeLessThan(LONGEST_MARKUP);
  });

  it('is rendered without the items that are wrong, before and after the right ones', async () => {
    const whole = await render(page, (value) => value);
    const markup = await render(page, (value, name) => {
      if (!Array.isArray(value) || isWhole.test(name)) return value;
      const withoutId = value.filter((item) => item?.id).map((item) => ({ ...item, id: null }));
      const wrong = [null, { id: 'x', name: null }, ...withoutId];
      return [...wrong, ...value, ...wrong];
    });
    expect(markup).toBe(whole);
  });

  it.each(['constructor', '__proto__'])(
    'is rendered when every name of a drawing is %s',
    async (inherited) => {
      const isName =
        /^(cover|art|icon|kind|genre|seed|body|eyes|mouth|head|worn|held|tool|marking|height|pose|material)$/;
      await render(page, (value, name) =>
        typeof value === 'string' && isName.test(name) ? inherited : value,
      );
    },
  );

  it('puts nothing of an id into a style', async () => {
    const markup = await render(page, (value, name) =>
      name === 'id' ? `${value}${INJECTED}` : value,
    );
    for (const [style] of markup.matchAll(/style="[^"]*"/g)) expect(style).not.toContain(INJECTED);
  });
});
