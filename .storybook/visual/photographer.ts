import type { Browser, BrowserContext, CDPSession, Page } from 'playwright';
import { viewports } from '../viewports.ts';
import { showSame } from './picture.ts';
import { type Device, isTouched, locales, type Shot } from './plan.ts';
import type { StorybookPage } from './storybook.ts';

/** Time between two pictures of a story that has not settled, ms. */
const SETTLING_MS = 100;
/**
 * How long a picture must stay the same, ms. In a page opened for the story: longer than anything that passes by
 * itself, such as a companion's gladness or a toast. In a page that showed others, a wrong picture is taken again.
 */
const STABLE_MS = { fresh: 3500, used: SETTLING_MS };
/** A story that still changes then does not settle, ms. */
const MOST_MS = 12_000;
/** A page is replaced after so many shots, because its memory grows. */
const SHOTS_PER_PAGE = 120;
/** The longest side of a WebP picture, px. What is below is not compared. */
const LONGEST_SIDE = 16_383;
/** Limit for the rendering of a story, ms. */
const STORY_TIMEOUT_MS = 20_000;

/** Storybook's phases after a play function: the story is finished, or animations may still run. */
const FINISHED = ['completed', 'afterEach', 'finished'];
const PLAYED = ['completing', ...FINISHED];

/** What Storybook's event `storyRenderPhaseChanged` carries. */
interface Phase {
  newPhase: string;
  storyId: string;
}

/** A page of the browser and the story that it shows. */
interface Stage {
  page: Page;
  protocol: CDPSession;
  hasTouch: boolean;
  /** The story that has the page for itself. */
  openedFor: string | undefined;
  /** What passes by itself has passed. */
  isCalm: boolean;
  /** Undefined while the story changes. */
  shows?: { story: string; theme: Shot['theme']; locale: Shot['locale'] } | undefined;
  shots: number;
}

export interface Taken {
  png: Buffer;
  /** Whether the story stopped changing. */
  isStable: boolean;
  /** Whether the page was opened for the story. */
  isAlone: boolean;
}

export interface Photographer {
  /**
   * Returns the expected picture as soon as it appears, or else the picture on which the story settles.
   * A page that shows story after story is fast, but a story may leave something behind. What looks
   * different than expected is therefore taken again in a page of its own. `isFresh` asks for that at once.
   */
  take(shot: Shot, expected: Buffer | undefined, isFresh?: boolean): Promise<Taken>;
  close(): Promise<void>;
}

export function createPhotographer(browser: Browser, address: string): Photographer {
  // The pages of a context share a cache. Loading Storybook into an empty one takes twice as long.
  const contexts = new Map<Device, BrowserContext>();
  const stages = new Map<Device, Stage>();

  async function openPage(shot: Shot, openedFor?: string): Promise<Stage> {
    const { device } = shot;
    await stages.get(device)?.page.close();
    stages.delete(device);
    const context = contexts.get(device) ?? (await createContext(browser, device));
    contexts.set(device, context);
    const stage = await openStory(context, address, shot, openedFor);
    stages.set(device, stage);
    return stage;
  }

  async function takeInSharedPage(shot: Shot, expected: Buffer | undefined): Promise<Taken> {
    const used = stages.get(shot.device);
    const isUsable = used?.shows && used.shots < SHOTS_PER_PAGE;
    const stage = isUsable ? used : await openPage(shot);
    stage.shots += 1;
    await change(stage, shot);
    const isAlone = stage.openedFor === shot.story.id;
    const kind = isAlone && !stage.isCalm ? 'fresh' : 'used';
    return { ...(await settle(stage, expected, kind)), isAlone };
  }

  async function take(shot: Shot, expected: Buffer | undefined, isFresh = false): Promise<Taken> {
    const { story, device } = shot;
    if (!isFresh || stages.get(device)?.openedFor === story.id) {
      const taken = await takeInSharedPage(shot, expected).catch(() => undefined);
      const isExpected = taken && (!expected || (await showSame(expected, taken.png)));
      if (taken && (taken.isAlone || isExpected)) return taken;
    }
    return { ...(await settle(await openPage(shot, story.id), expected, 'fresh')), isAlone: true };
  }

  return {
    take,
    async close() {
      for (const context of contexts.values()) await context.close();
    },
  };
}

async function createContext(browser: Browser, device: Device): Promise<BrowserContext> {
  const { width, height } = viewports[device];
  const context = await browser.newContext({
    viewport: { width, height },
    deviceScaleFactor: 1,
    hasTouch: isTouched(device),
    reducedMotion: 'reduce',
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
  });
  await context.addInitScript(() => {
    if (window !== window.top) return;
    localStorage.clear();
    sessionStorage.clear();
  });
  return context;
}

async function openStory(
  context: BrowserContext,
  address: string,
  shot: Shot,
  openedFor: string | undefined,
): Promise<Stage> {
  const { story, theme, locale } = shot;
  const page = await context.newPage();
  const stage: Stage = {
    page,
    protocol: await context.newCDPSession(page),
    hasTouch: isTouched(shot.device),
    openedFor,
    isCalm: false,
    shots: 0,
  };
  // The tests of the stories already run axe.
  const globals = `theme:${theme};a11y.manual:!true`;
  await page.goto(`${address}iframe.html?id=${story.id}&viewMode=story&globals=${globals}`);
  await page.addStyleTag({ content: '* { caret-color: transparent !important }' });
  await firstDrawing(page, story.id);
  stage.shows = { story: story.id, theme, locale: locales[0] };
  // Play functions expect the first language, so another one is set afterwards.
  if (locale !== locales[0]) await change(stage, shot);
  return stage;
}

/** Changes story, theme or language without a reload. */
async function change(stage: Stage, { story, theme, locale }: Shot): Promise<void> {
  const { page, shows } = stage;
  if (!shows) return;
  stage.shows = undefined;
  let now = shows;
  if (now.story !== story.id) {
    // Play functions expect the first language.
    if (now.locale !== locales[0]) {
      now = { ...now, theme, locale: locales[0] };
      await draw(page, now.story, 'updateGlobals', { globals: { theme, locale: locales[0] } });
    }
    await page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
      scrollTo(0, 0);
    });
    await draw(page, story.id, 'setCurrentStory', { storyId: story.id, viewMode: 'story' });
  }
  if (now.theme !== theme || now.locale !== locale)
    await draw(page, story.id, 'updateGlobals', { globals: { theme, locale } });
  stage.shows = { story: story.id, theme, locale };
}

/** Sends an event to Storybook and waits until the story is drawn again and its play function has ended. */
async function draw(page: Page, story: string, event: string, payload: object): Promise<void> {
  await page.evaluate(
    ({ story, event, payload, phases, timeout }) =>
      new Promise<void>((resolve, reject) => {
        const channel = (globalThis as StorybookPage).__STORYBOOK_ADDONS_CHANNEL__;
        const end = (error?: Error) => {
          channel?.off('storyRenderPhaseChanged', onPhase);
          clearTimeout(timer);
          if (error) reject(error);
          else resolve();
        };
        const onPhase = ({ newPhase, storyId }: Phase) => {
          if (storyId !== story) return;
          if (newPhase === 'errored') end(new Error('the story threw an error'));
          if (phases.includes(newPhase)) end();
        };
        const timer = setTimeout(() => end(new Error('the story was not drawn')), timeout);
        channel?.on('storyRenderPhaseChanged', onPhase);
        channel?.emit(event, payload);
      }),
    { story, event, payload, phases: PLAYED, timeout: STORY_TIMEOUT_MS },
  );
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}

/** Waits for the first drawing of a page. */
async function firstDrawing(page: Page, story: string): Promise<void> {
  const drawn = await page.waitForFunction(
    ({ story, phases }) => {
      const channel = (globalThis as StorybookPage).__STORYBOOK_ADDONS_CHANNEL__;
      const [phase] = (channel?.last('storyRenderPhaseChanged') ?? []) as [Phase?];
      if (phase?.storyId !== story) return false;
      return phase.newPhase === 'errored'
        ? 'with an error'
        : phases.includes(phase.newPhase) && 'well';
    },
    { story, phases: FINISHED },
    { timeout: STORY_TIMEOUT_MS },
  );
  if ((await drawn.jsonValue()) !== 'well') throw new Error('the story threw an error');
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}

async function settle(
  stage: Stage,
  expected: Buffer | undefined,
  kind: keyof typeof STABLE_MS,
): Promise<Omit<Taken, 'isAlone'>> {
  const begin = performance.now();
  let last: { png: Buffer; since: number } | undefined;
  for (;;) {
    const png = await screenshot(stage);
    const now = performance.now();
    if (!last?.png.equals(png)) {
      last = { png, since: now };
      if (expected && (await showSame(expected, png))) return { png, isStable: true };
    }
    const isStable = now - last.since >= STABLE_MS[kind];
    if (isStable && kind === 'fresh') stage.isCalm = true;
    if (isStable || now - begin > MOST_MS) return { png, isStable };
    await stage.page.waitForTimeout(SETTLING_MS);
  }
}

/**
 * Asks the browser for the picture directly: Playwright's own screenshots compress harder and take twice as
 * long.
 */
async function screenshot({ page, protocol, hasTouch }: Stage): Promise<Buffer> {
  const { width, height, isLarger } = await page.evaluate(endAnimations);
  const { data } = await protocol.send('Page.captureScreenshot', {
    format: 'png',
    optimizeForSpeed: true,
    // It resizes the page, which scrolls its areas back to their start, and ends the emulation of touch.
    captureBeyondViewport: isLarger,
    clip: { x: 0, y: 0, width, height: Math.min(height, LONGEST_SIDE), scale: 1 },
  });
  if (isLarger && hasTouch)
    await protocol.send('Emulation.setTouchEmulationEnabled', { enabled: true, maxTouchPoints: 1 });
  return Buffer.from(data, 'base64');
}

/** Shows the end of transitions and the start of endless animations. Returns the size of the picture, px. */
async function endAnimations(): Promise<{ width: number; height: number; isLarger: boolean }> {
  // Also after a change of the language, whose phases end before the checks that follow a play.
  if (document.body.classList.contains('sb-show-errordisplay'))
    throw new Error('the story threw an error');
  for (let pass = 0; pass < 3; pass += 1) {
    const running = document.getAnimations().filter(({ playState }) => playState === 'running');
    if (running.length === 0) break;
    for (const animation of running)
      if (animation.effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY)
        animation.cancel();
      else animation.finish();
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
  const { documentElement: html, body } = document;
  // Not the whole page below a dialog that locks scrolling, nor after a play scrolled.
  const isLocked = [html, body].some((element) => getComputedStyle(element).overflowY === 'hidden');
  const isWhole = !isLocked && scrollY === 0;
  const width = isWhole ? html.scrollWidth : innerWidth;
  const height = isWhole ? html.scrollHeight : innerHeight;
  return { width, height, isLarger: width > innerWidth || height > innerHeight };
}
