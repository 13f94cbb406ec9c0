import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetVisitor, forgetWhoeverWasBefore } from './forget-visitor.ts';
import { session } from './session.ts';

const STORY = 'companion-story-lamp';

/** A browser's storage: its keys are its own. */
const storageWith = (items: Record<string, string>) =>
  Object.assign(Object.create({ removeItem: (key: string) => delete kept[key] }), items);
let kept: Record<string, string>;

const logIn = (id: string) => session.login({ web_user_id: id, access_token: `token-${id}` });

let stop: () => void;
beforeEach(() => {
  kept = storageWith({});
  vi.stubGlobal('localStorage', kept);
  vi.stubGlobal('sessionStorage', storageWith({}));
  session.logout();
  stop = forgetWhoeverWasBefore();
});
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
});

describe('what was played in a browser', () => {
  it('is not of who comes after another', () => {
    logIn('ann');
    kept[STORY] = '[1,2]';
    session.logout();
    logIn('ben');
    expect(kept[STORY]).toBeUndefined();
  });

  it('is of who comes back', () => {
    logIn('ann');
    kept[STORY] = '[1,2]';
    session.logout();
    logIn('ann');
    expect(kept[STORY]).toBe('[1,2]');
  });

  it('is of who played it as a visitor, once the one before was forgotten', () => {
    logIn('ann');
    forgetVisitor();
    session.logout();
    kept[STORY] = '[1,2]';
    logIn('ben');
    expect(kept[STORY]).toBe('[1,2]');
  });
});
