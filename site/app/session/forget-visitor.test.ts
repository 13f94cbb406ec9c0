import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetVisitor, forgetWhoeverWasBefore } from './forget-visitor.ts';
import { session } from './session.ts';

const STORY = 'companion-story-lamp';
const DRAFT = 'companion-draft-lamp';
const REMOVAL = 'companion-removal';

/** A browser's storage: its keys are its own. */
const newStorage = (): Record<string, string> => {
  const kept: Record<string, string> = Object.create({
    getItem: (key: string) => kept[key] ?? null,
    setItem: (key: string, value: string) => {
      kept[key] = value;
    },
    removeItem: (key: string) => delete kept[key],
  });
  return kept;
};
let browser: Record<string, string>;
let stop: () => void;

/** The page of a tab is loaded; without its storage it is a new one. */
function loadPage(tab = newStorage()): Record<string, string> {
  stop?.();
  vi.stubGlobal('sessionStorage', tab);
  stop = forgetWhoeverWasBefore();
  return tab;
}

const logIn = (id: string) => session.login({ web_user_id: id, access_token: `token-${id}` });
const logOut = () => {
  forgetVisitor();
  // The page's other state may change while the backend is told.
  session.setLoginDialogVisible(true);
  session.setLoginDialogVisible(false);
  session.logout();
};
const runOut = () => session.logout();

beforeEach(() => {
  browser = newStorage();
  vi.stubGlobal('localStorage', browser);
  session.logout();
  loadPage();
});
afterEach(() => {
  stop();
  vi.unstubAllGlobals();
});

describe('what was played in a browser', () => {
  it('is not for the next person', () => {
    logIn('ann');
    browser[STORY] = '[1,2]';
    runOut();
    logIn('ben');
    expect(browser[STORY]).toBeUndefined();
  });

  it('is not for the next person, on a page that never knew the one before', () => {
    logIn('ann');
    browser[STORY] = '[1,2]';
    runOut();
    loadPage();
    expect(browser[STORY]).toBe('[1,2]');
    logIn('ben');
    expect(browser[STORY]).toBeUndefined();
  });

  it('is there for the one who comes back', () => {
    logIn('ann');
    browser[STORY] = '[1,2]';
    runOut();
    loadPage();
    logIn('ann');
    expect(browser[STORY]).toBe('[1,2]');
  });

  it('is of who played it as a visitor, once the one before was forgotten', () => {
    logIn('ann');
    logOut();
    expect(browser).toEqual({});
    browser[STORY] = '[1,2]';
    logIn('ben');
    expect(browser[STORY]).toBe('[1,2]');
  });
});

describe('what was written in a tab', () => {
  it('goes when its writer logs out in another tab, open or closed', () => {
    const tab = loadPage();
    logIn('ann');
    tab[DRAFT] = '别告诉别人';
    tab[REMOVAL] = '1790000000000';
    loadPage();
    logOut();
    loadPage(tab);
    expect(tab).toEqual({});
  });

  it('is not of who logged in in another tab meanwhile', () => {
    const tab = loadPage();
    logIn('ann');
    tab[DRAFT] = '别告诉别人';
    loadPage();
    runOut();
    logIn('ben');
    loadPage(tab);
    expect(tab[DRAFT]).toBeUndefined();
  });

  it('is of who comes back, and of a visitor who logs in', () => {
    const tab = loadPage();
    tab[DRAFT] = '没写完';
    logIn('ann');
    expect(tab[DRAFT]).toBe('没写完');
    runOut();
    loadPage(tab);
    logIn('ann');
    expect(tab[DRAFT]).toBe('没写完');
  });
});

it('a browser that keeps nothing takes nobody’s login away', () => {
  const forbidden = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  vi.stubGlobal('localStorage', Object.create({ getItem: forbidden, setItem: forbidden }));
  expect(() => logIn('ann')).not.toThrow();
  expect(forgetVisitor).not.toThrow();
});
