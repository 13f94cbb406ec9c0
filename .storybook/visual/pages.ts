import type { Browser, Page } from 'playwright';
import { viewports } from '../viewports.ts';
import { isSame } from './compare.ts';
import { type Device, locales, type Shot } from './plan.ts';
import type { StorybookPage } from './storybook.ts';

/** A picture is retried so often, this many ms apart, until everything has loaded and settled. */
const SETTLING_MS = 150;
const SETTLING_TRIES = 12;
/** Fewer tries in a page that showed other stories: what they left behind does not settle. */
const SETTLING_TRIES_IN_USED_PAGE = 3;
/** Equal pictures in a row that a new baseline needs. */
const STABLE_PICTURES = 4;
/** A page is replaced after so many shots, because its memory grows. */
const SHOTS_PER_PAGE = 120;
/** Limit for the rendering of a story, ms. */
const STORY_TIMEOUT_MS = 20_000;

/** Storybook's phases after a play function: the story is finished, or animations may still run. */
const FINISHED = ['completed', 'afterEach', 'finished'];
const PLAYED = ['completing', ...FINISHED];

/** A browser page and the story that it shows. */
interface Stage {
  page: Page;
  device: Device;
  /** Undefined before the first story and while the story changes. */
  shows?: Pick<Shot, 'story' | 'theme' | 'locale'>;
  shots: number;
}

/** Takes pictures and reuses the page where possible. */
export interface Photographer {
  /** The current theme. Changing it is slower than changing the story. */
  theme(): Shot['theme'] | undefined;
  /** Returns the expected picture as soon as it appears, otherwise the last one taken. */
  take(shot: Shot, expected: Buffer | undefined): Promise<Taken>;
  close(): Promise<void>;
}

interface Taken {
  picture: Buffer;
  isExpected: boolean;
  /** The picture was the same several times in a row. */
  isStable: boolean;
}

export function createPhotographer(browser: Browser, address: string): Photographer {
  let stage: Stage | undefined;

  async function close(): Promise<void> {
    await stage?.page.context().close();
    stage = undefined;
  }

  /**
   * Loading Storybook is slower than most stories, so the next story replaces the one before in the same
   * page. A story without a committed picture, or with another picture than expected, gets a new page.
   */
  async function take(shot: Shot, expected: Buffer | undefined): Promise<Taken> {
    const used = stage;
    const isReusable =
      used?.shows &&
      used.device === shot.device &&
      used.shots < SHOTS_PER_PAGE &&
      (expected || used.shows.story === shot.story);
    if (isReusable) {
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
  // The tests of the stories already run axe.
  const globals = `theme:${theme};a11y.manual:!true`;
  await stage.page.goto(`${address}iframe.html?id=${story}&viewMode=story&globals=${globals}`);
  await drawn(stage.page, story, FINISHED);
  stage.shows = { story, theme, locale: locales[0] };
  // Play functions expect the first language, so another one is set afterwards.
  if (shot.locale !== locales[0]) await change(stage, shot);
}

/** Changes story, theme or language without a reload. */
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

/** Sends an event on Storybook's channel. */
function emit(page: Page, event: string, payload: object): Promise<void> {
  return page.evaluate(
    ({ event, payload }) =>
      (globalThis as StorybookPage).__STORYBOOK_PREVIEW__?.channel.emit(event, payload),
    { event, payload },
  );
}

/** Waits until the story is in one of Storybook's phases and fonts are loaded. */
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
  for (let left = tries; left > 0 && (expected || same < STABLE_PICTURES); left -= 1) {
    await page.evaluate(endOfShortAnimations);
    const next = await page.screenshot({
      animations: 'disabled',
      caret: 'hide',
      scale: 'css',
      fullPage: await page.evaluate(isFullPage),
    });
    const isChanged = picture?.equals(next) !== true;
    if (expected && isChanged && isSame(expected, next))
      return { picture: next, isExpected: true, isStable: true };
    same = isChanged ? 1 : same + 1;
    picture = next;
    await page.waitForTimeout(SETTLING_MS);
  }
  if (!picture) throw new Error('no picture was taken');
  return { picture, isExpected: false, isStable: same >= STABLE_PICTURES };
}

/** Waits for animations of at most one second, so that pictures always show their end. */
async function endOfShortAnimations(): Promise<void> {
  const short = document
    .getAnimations()
    .filter(
      ({ playState, effect }) =>
        playState === 'running' && Number(effect?.getComputedTiming().endTime) <= 1_000,
    );
  await Promise.allSettled(short.map(({ finished }) => finished));
}

/** Whether to capture the full page: not below a dialog that locks scrolling, nor after a play scrolled. */
function isFullPage(): boolean {
  const isLocked = [document.documentElement, document.body].some(
    (element) => getComputedStyle(element).overflowY === 'hidden',
  );
  return !isLocked && scrollY === 0;
}
