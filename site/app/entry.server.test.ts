import { ApiError } from '@companion/sdk';
import { type ServerBuild, useRouteError } from 'react-router';
import { expect, it, vi } from 'vitest';
import { testApp } from './data/test-app.ts';
import * as entry from './entry.server.tsx';

const ID = '6f2c1a7e-0b43-4c52-9d0e-3f4b8a51c7d2';
const PHONE = '13800138000';

function Broken(): never {
  throw new Error('broken');
}
function ErrorPage() {
  return JSON.stringify(useRouteError());
}

/** A site of one route that can't be rendered. */
const build = {
  entry: { module: entry },
  routes: {
    root: { id: 'root', path: '*', module: { default: Broken, ErrorBoundary: ErrorPage } },
  },
  assets: {
    entry: { module: '/entry.js', imports: [] },
    routes: { root: { id: 'root', path: '*', module: '/root.js', hasErrorBoundary: true } },
    url: '/manifest.js',
    version: 'test',
  },
  basename: '/',
  publicPath: '/',
  assetsBuildDirectory: '',
  future: {},
  ssr: true,
  isSpaMode: false,
  prerender: [],
  routeDiscovery: { mode: 'initial' },
} as unknown as ServerBuild;

it('gives the error page the id of a render that failed, and logs no address', async () => {
  const said = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const errors = vi.spyOn(console, 'error').mockReturnValue();
  const request = new Request(`http://localhost/games/${PHONE}`, {
    headers: { 'x-request-id': ID },
  });
  const page = await entry.createHandler(build, 'production')(request, testApp);
  const lines = said.mock.calls.map(([line]) => String(line)).join('');
  const others = errors.mock.calls.flat();
  vi.restoreAllMocks();
  expect(page.status).toBe(500);
  expect(new TextDecoder().decode(page.body)).toContain(ID);
  expect(lines).toMatch(new RegExp(`^render of \\S+ failed: Error: broken \\[${ID}\\]\n$`));
  expect(lines).not.toContain(PHONE);
  expect(others).toEqual([]);
});

it('logs a fault of the router in one line, without its address and what the backend said', () => {
  const said = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const request = new Request(`http://localhost/games/${PHONE}`, {
    headers: { 'x-request-id': ID },
  });
  entry.handleError(new ApiError(50000, `nothing for ${PHONE}`, null), { request });
  entry.handleError(new TypeError('Invalid URL'), { request });
  entry.handleError(new Response(null, { status: 404 }), { request });
  const lines = said.mock.calls.map(([line]) => String(line));
  vi.restoreAllMocks();
  expect(lines).toEqual([
    `the router failed: ApiError 50000 [${ID}]\n`,
    `the router failed: TypeError: Invalid URL [${ID}]\n`,
  ]);
});
