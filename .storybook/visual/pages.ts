import type { Browser, Page } from 'playwright';
import { viewports } from '../viewports.ts';
import { isSame } from './compare.ts';
import { type Device, locales, type Shot } from './plan.ts';
import type { StorybookPage } from './storybook.ts';

/** What is loaded late or still settling is waited for: so often, this many ms apart. */
const SETTLING_MS = 150;
const SETTLING_TRIES = 12;
/** The same in a page that other stories were in before: what they left behind would never settle. */
const SETTLING_TRIES_IN_USED_PAGE = 3;
/** What is to be the expected picture has to be the same so often. */
const STILL_PICTURES = 4;
/** A page that has shown so much is closed for another: its memory only grows. */
const SHOTS_PER_PAGE = 120;
/** A story that has not drawn itself by then never will, ms. */
const STORY_TIMEOUT_MS = 20_000;

/** Storybook's phases of a story that has been played through: all is still, or animations may run on. */
const STILL = ['completed', 'afterEach', 'finished'];
const PLAYED = ['completing', ...STILL];

/** A page of the browser, with what it shows. */
interface Stage {
  page: Page;
  device: Device;
  /** Nothing yet, or nothing that could be relied on. */
  shows?: Pick<Shot, 'story' | 'theme' | 'locale'>;
  shots: number;
}

/** Takes picture after picture, in as few pages as is good for them. */
export interface Photographer {
  /** The theme that the page is in: to go on with it costs least. */
  theme(): Shot['theme'] | undefined;
  /** The picture that is the expected one; where there is none, or it never comes, the last. */
  take(shot: Shot, expected: Buffer | undefined): Promise<Taken>;
  close(): Promise<void>;
}

interface Taken {
  picture: Buffer;
  isExpected: boolean;
  /** It was the same several times in a row. */
  isStill: boolean;
}

export function createPhotographer(browser: Browser, address: string): Photographer {
  let stage: Stage | undefined;

  async function close(): Promise<void> {
    await stage?.page.context().close();
    stage = undefined;
  }

  /**
   * Loading Storybook costs more than most stories, so a story takes the place of the one before it.
   * Only what does not look as expected then, for whatever was left behind, is loaded by itself; so is
   * a story without pictures, but not for each of its looks.
   */
  async function take(shot: Shot, expected: Buffer | undefined): Promise<Taken> {
    const used = stage;
    const isOfUse =
      used?.shows &&
      used.device === shot.device &&
      used.shots < SHOTS_PER_PAGE &&
      (expected || used.shows.story === shot.story);
    if (isOfUse) {
      used.shots += 1;
      const taken = await change(used, shot)
        .then(() => settle(used, expected, expected ? SETTLING_TRIES_IN_USED_PAGE : SETTLING_TRIES))
        .catch(() => undefined);
      if (taken && (taken.isExpected || !expected)) return taken;
    }
    await close();
    stage = await openStage(browser, shot.device);
    await load(stage, address, shot);
    return settle(stage, expected, SETTLING_TRIES);
  }

  return { theme: () => stage?.shows?.theme, take, close };
}

async function openStage(browser: Browser, device: Device): Promise<Stage> {
  const { width, height } = viewports[device];
  const context = await browser.newContext({
    viewport: { width, height },
    deviceScaleFactor: 1,
    hasTouch: device === 'phone' || device === 'small',
    reducedMotion: 'reduce',
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
  });
  return { page: await context.newPage(), device, shots: 0 };
}

async function load(stage: Stage, address: string, shot: Shot): Promise<void> {
  const { story, theme } = shot;
  // Axe has a run of its own, with the tests of the stories.
  const globals = `theme:${theme};a11y.manual:!true`;
  await stage.page.goto(`${address}iframe.html?id=${story}&viewMode=story&globals=${globals}`);
  await drawn(stage.page, story, STILL);
  stage.shows = { story, theme, locale: locales[0] };
  // Plays speak the first language; another is chosen as a visitor chooses it.
  if (shot.locale !== locales[0]) await change(stage, shot);
}

/** Another story, theme or language without loading anything again. */
async function change(stage: Stage, { story, theme, locale }: Shot): Promise<void> {
  const { page, shows } = stage;
  delete stage.shows;
  if (shows?.theme !== theme || shows.locale !== locale) {
    await emit(page, 'updateGlobals', { globals: { theme, locale } });
    await drawn(page, shows?.story ?? story, PLAYED);
  }
  if (shows?.story !== story) {
    await page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
      scrollTo(0, 0);
    });
    await emit(page, 'setCurrentStory', { storyId: story, viewMode: 'story' });
    await drawn(page, story, PLAYED);
  }
  stage.shows = { story, theme, locale };
}

/** Tells Storybook's page something on its own channel. */
function emit(page: Page, event: string, payload: object): Promise<void> {
  return page.evaluate(
    ({ event, payload }) =>
      (globalThis as StorybookPage).__STORYBOOK_PREVIEW__?.channel.emit(event, payload),
    { event, payload },
  );
}

/** Waits until the story stands, has been played through, and is in one of Storybook's phases. */
async function drawn(page: Page, story: string, phases: readonly string[]): Promise<void> {
  const drawn = await page.waitForFunction(
    ({ story, phases }) => {
      if (document.body.classList.contains('sb-show-errordisplay')) return 'with an error';
      const render = (globalThis as StorybookPage).__STORYBOOK_PREVIEW__?.currentRender;
      return render?.id === story && phases.includes(render.phase ?? '') && 'well';
    },
    { story, phases },
    { timeout: STORY_TIMEOUT_MS },
  );
  if ((await drawn.jsonValue()) !== 'well') throw new Error('the story threw an error');
  await page.evaluate(() => document.fonts.ready);
}

async function settle(
  { page }: Stage,
  expected: Buffer | undefined,
  tries: number,
): Promise<Taken> {
  let picture: Buffer | undefined;
  let same = 0;
  for (let left = tries; left > 0 && (expected || same < STILL_PICTURES); left -= 1) {
    await page.evaluate(endOfShortAnimations);
    const next = await page.screenshot({
      animations: 'disabled',
      caret: 'hide',
      scale: 'css',
      fullPage: await page.evaluate(isWholePageSeen),
    });
    const isChanged = picture?.equals(next) !== true;
    if (expected && isChanged && isSame(expected, next))
      return { picture: next, isExpected: true, isStill: true };
    same = isChanged ? 1 : same + 1;
    picture = next;
    await page.waitForTimeout(SETTLING_MS);
  }
  if (!picture) throw new Error('no picture was taken');
  return { picture, isExpected: false, isStill: same >= STILL_PICTURES };
}

/** What comes or goes by an animation is photographed afterwards: the browser may have skipped it, or not yet. */
async function endOfShortAnimations(): Promise<void> {
  const short = document
    .getAnimations()
    .filter(
      ({ playState, effect }) =>
        playState === 'running' && Number(effect?.getComputedTiming().endTime) <= 1_000,
    );
  await Promise.allSettled(short.map(({ finished }) => finished));
}

/** What lies under an open dialog can't be scrolled to; where a play has scrolled to is what it shows. */
function isWholePageSeen(): boolean {
  const isLocked = [document.documentElement, document.body].some(
    (element) => getComputedStyle(element).overflowY === 'hidden',
  );
  return !isLocked && scrollY === 0;
}
