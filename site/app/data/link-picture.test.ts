import { beforeEach, describe, expect, it, vi } from 'vitest';
import { drawLinkPicture } from './link-picture.ts';
import { testApp } from './test-app.ts';

const api = vi.fn(async (_: RequestInfo | URL) => Response.json({}));
const payload = (value: unknown, error_code = 0) =>
  Response.json({ error_code, error_message: '', payload: value });
const draw = (pathname: string) => drawLinkPicture(pathname, { ...testApp, fetch: api });

beforeEach(() => void api.mockReset());

describe('link picture', () => {
  it('of the home page asks nothing of the API', async () => {
    expect((await draw('/og/home.png'))?.svg).toMatch(/^<svg /);
    expect(api).not.toHaveBeenCalled();
  });

  it('of a malformed id is null without a call', async () => {
    const ids = ['..%2f..%2fa-deng', '%2e%2e%5ca-deng', '%00', 'a%20b', '阿灯', 'x'.repeat(5000)];
    for (const id of ids) expect(await draw(`/og/companion/${id}.png`), id).toBeNull();
    expect(api).not.toHaveBeenCalled();
  });

  it('of an unknown id is null', async () => {
    api.mockImplementation(async () => payload(null, 40400));
    expect(await draw('/og/companion/nobody.png')).toBeNull();
    expect(await draw('/og/game/nothing.png')).toBeNull();
  });

  it('throws when the API fails, without the words of the API', async () => {
    const error_message = '13800138000 is no companion\n';
    api.mockImplementation(async () => Response.json({ error_code: 50000, error_message }));
    await expect(draw('/og/companion/13800138000.png')).rejects.toThrow(/^ApiError 50000$/);
  });
});
