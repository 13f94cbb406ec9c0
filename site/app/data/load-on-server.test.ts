import { ApiError } from '@companion/sdk';
import { type LoaderFunctionArgs, type Params, RouterContextProvider } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadActivities } from './activities.ts';
import { loadCompanionSegment, loadCompanions } from './companions.ts';
import { loadHome } from './home.ts';
import { loadLibrary, loadLibrarySegment, loadSearch } from './library.ts';
import { loadOnServer } from './load-on-server.ts';
import { type Load, requiredOr404 } from './loader-context.ts';
import { renderContext } from './request-handler.ts';
import { testApp } from './test-app.ts';

// Class names without styles: screens are not compiled here.
vi.hoisted(async () => {
  const { setFileScope } = await import('@vanilla-extract/css/fileScope');
  await import('@vanilla-extract/css/disableRuntimeStyles');
  setFileScope('load-on-server');
});

const PHONE = '13800138000';
const ID = '6f2c1a7e-0b43-4c52-9d0e-3f4b8a51c7d2';

/** What the loader of a page is called with. */
function newCall(
  path = `/activity?searchValue=${PHONE}`,
  app = testApp,
  params: Params = {},
): LoaderFunctionArgs {
  const context = new RouterContextProvider();
  context.set(renderContext, {
    ...app,
    missing: new Set<string>(),
    keys: new Set<string>(),
    nonce: '',
  });
  const url = new URL(path, 'http://localhost');
  const request = new Request(url, { headers: { 'x-request-id': ID } });
  return { request, url, params, context, pattern: '' };
}

let lines: string[];
beforeEach(() => {
  lines = [];
  vi.spyOn(process.stderr, 'write').mockImplementation((line) => {
    lines.push(String(line));
    return true;
  });
});
afterEach(() => void vi.restoreAllMocks());

describe('a load that fails', () => {
  it('by a fault of ours is a 500 that names the render', async () => {
    const load = loadOnServer(async () => Object(undefined).items.length as number);
    await expect(load(newCall())).rejects.toMatchObject({
      data: { requestId: ID },
      init: { status: 500 },
    });
    expect(lines.join('')).toMatch(new RegExp(`activity___zh .*TypeError.*${ID}`));
  });

  it('at the backend is a 503 that names the render, and its text is not logged', async () => {
    const echo = new ApiError(50000, `nothing for ${PHONE}`, null);
    const load = loadOnServer((call) => requiredOr404(call, Promise.reject(echo)));
    await expect(load(newCall())).rejects.toMatchObject({
      data: { requestId: ID },
      init: { status: 503 },
    });
    expect(lines.join('')).toContain('ApiError 50000');
    expect(lines.join('')).not.toContain(PHONE);
  });
});

describe('a call whose answer is longer than 5 MB', () => {
  const games = '/api/visitor/game/list';
  const empty = JSON.stringify({
    error_code: 0,
    error_message: '',
    payload: { items: [], total: 0, page: 1, page_size: 24 },
  });
  const long = ' '.repeat(5 * 1024 * 1024) + empty;
  const app = {
    ...testApp,
    fetch: async (input: RequestInfo | URL) =>
      new Response(String(input).includes(games) ? long : empty),
  };
  const refusal = `ResponseError: GET ${games}: answer is longer than 5242880 bytes [${ID}]\n`;

  it.each<[path: string, load: Load<object>, status: number, missing: string[]]>([
    ['/game-library', loadLibrary, 503, ['games']],
    ['/', loadHome, 200, ['games']],
    ['/game-library/search', loadSearch, 200, ['questions']],
    ['/activity', loadActivities, 200, []],
    ['/game-partner', loadCompanions, 200, []],
  ])(
    'makes of %s what it is without it, and is named in the log',
    async (path, load, status, missing) => {
      const call = newCall(path, app);
      const answer = await loadOnServer(load)(call);
      expect((answer as { init?: ResponseInit }).init?.status ?? 200).toBe(status);
      expect([...call.context.get(renderContext).missing]).toEqual(missing);
      expect(lines).toEqual(missing.map((part) => `${part} missing: ${refusal}`));
    },
  );
});

describe('an entry of the library', () => {
  const GAME = '/api/visitor/game/detail';
  const { promise: never } = Promise.withResolvers<Response>();
  const said = (error_code: number, payload: unknown = null) =>
    Response.json({ error_code, error_message: '', payload });

  /** Loads `/game-library/ember` from a backend with these answers to the two calls. */
  const load = (game: Response | typeof never, article: Response | typeof never) => {
    const fetch = async (input: RequestInfo | URL) =>
      String(input).includes(GAME) ? game : article;
    return loadOnServer(loadLibrarySegment)(
      newCall('/game-library/ember', { ...testApp, fetch }, { segment: 'ember' }),
    );
  };

  it('comes with the first answer that has it', async () => {
    const found = await load(said(0, { id: 'ember', name: 'Ember' }), never);
    expect(found).toMatchObject({ game: { name: 'Ember' }, article: null, companions: null });
  });

  it.each([
    [404, 'neither call knows it', 40400, 40400],
    [503, 'the call for games fails', 50000, 40400],
    [503, 'the call for articles fails', 40400, 50000],
  ])('is a %s when %s', async (status, _, game, article) => {
    await expect(load(said(game), said(article))).rejects.toMatchObject({ init: { status } });
  });
});

describe('a listed thing without a detail', () => {
  const gone = { id: 'gone', character_id: 'ember', name: 'Gone', title: 'Gone' };
  const answers: Record<string, (id: string | null) => unknown> = {
    '/api/visitor/game/list': () => ({
      items: [gone, { id: 'moth', name: 'Moth' }],
      total: 2,
      page: 1,
      page_size: 12,
    }),
    '/api/visitor/game/detail': (id) =>
      id === 'moth' && {
        id,
        name: 'Moth',
        hue: 20,
        articles: [{ id: 'moth-lamp', game_id: id, title: 'Lamp', question: 'Which lamp?' }],
      },
    '/api/character/get_official_character_list': () => ({
      items: [{ id: 'ember', name: 'Ember', quests: [gone] }],
    }),
  };
  const app = {
    ...testApp,
    fetch: async (input: RequestInfo | URL) => {
      const { pathname, searchParams } = new URL(String(input));
      const payload = answers[pathname]
        ? answers[pathname](searchParams.get('id'))
        : !pathname.endsWith('/scenes') && { items: [] };
      return Response.json({ error_code: payload ? 0 : 40400, error_message: '', payload });
    },
  };

  it.each<[path: string, load: Load<object>]>([
    ['/', loadHome],
    ['/game-library/search', loadSearch],
  ])('leaves the questions of the others on %s, which is complete', async (path, load) => {
    const call = newCall(path, app);
    const loaded = await loadOnServer(load)(call);
    expect((loaded as { data?: object }).data ?? loaded).toMatchObject({
      questions: [{ id: 'moth-lamp', question: 'Which lamp?', hue: 20 }],
    });
    expect([...call.context.get(renderContext).missing]).toEqual([]);
    expect(lines.filter((line) => line.includes('missing'))).toEqual([]);
  });

  it('shows a companion whose story has no scenes', async () => {
    const call = newCall('/game-partner/story-ember', app, { segment: 'story-ember' });
    const loaded = await loadOnServer(loadCompanionSegment)(call);
    expect(loaded).toMatchObject({ companion: { name: 'Ember' }, story: null });
  });
});
