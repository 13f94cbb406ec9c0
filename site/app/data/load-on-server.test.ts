import { ApiError } from '@companion/sdk';
import { type LoaderFunctionArgs, RouterContextProvider } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadOnServer } from './load-on-server.ts';
import { requiredOr404 } from './loader-context.ts';
import { appContext, contentKeys, missingParts } from './request-handler.ts';
import { testApp } from './test-app.ts';

const PHONE = '13800138000';
const ID = '6f2c1a7e-0b43-4c52-9d0e-3f4b8a51c7d2';

/** What a loader of `/activity` is called with. */
function newCall(): LoaderFunctionArgs {
  const context = new RouterContextProvider();
  context.set(missingParts, new Set());
  context.set(contentKeys, new Set());
  context.set(appContext, testApp);
  const url = new URL(`http://localhost/activity?searchValue=${PHONE}`);
  const request = new Request(url, { headers: { 'x-request-id': ID } });
  return { request, url, params: {}, context, pattern: '' };
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
