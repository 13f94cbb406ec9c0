/**
 * Renders the product's film (`page/`) frame by frame, for each language:
 * `pnpm film [languages…]` writes `films/{zh,en,ja}.mp4` and their posters. `pnpm film zh 3000 9500`
 * only renders these times (ms) into `screenshots/`.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type CDPSession, chromium, type Page } from 'playwright';
import { browserLaunchOptions } from '../../.ci/browser.ts';
import { buildPage } from '../../.ci/built-page.ts';
import { sourceAliases } from '../../.ci/source-aliases.ts';

const ORIGIN = 'https://film.companion.example';
const SIZE = { width: 1280, height: 720 };
const FRAMES_PER_SECOND = 30;
const BITS_PER_SECOND = 430_000;
/** Time of the poster frame, ms. */
const POSTER_MS = 13_000;

const root = path.resolve(import.meta.dirname, '../..');
const films = path.join(import.meta.dirname, 'films');
const pictures = path.join(root, 'screenshots');

const asked = process.argv.slice(2);
const languages = ['zh', 'en', 'ja'].filter(
  (language) => asked.includes(language) || !asked.some((word) => /^[a-z]/.test(word)),
);
const moments = asked.filter((word) => /^\d/.test(word)).map(Number);

const built = await buildPage(path.join(import.meta.dirname, 'page'), {
  alias: sourceAliases,
  conditions: ['@companion/source', 'module', 'browser', 'production'],
});
const browser = await chromium.launch(await browserLaunchOptions());
for (const language of languages) {
  const page = await openPage(language);
  const session = await page.context().newCDPSession(page);
  if (moments.length > 0) await showMoments(page, session, language);
  else await record(page, session, language);
  await page.close();
}
await browser.close();

async function record(page: Page, session: CDPSession, language: string): Promise<void> {
  const ms = await page.evaluate(() => window.film.ms);
  const encoder = await page.evaluateHandle((recording) => window.film.startEncoder(recording), {
    ...SIZE,
    framesPerSecond: FRAMES_PER_SECOND,
    bitsPerSecond: BITS_PER_SECOND,
  });
  const frames = Math.round((ms / 1000) * FRAMES_PER_SECOND);
  for (let frame = 0; frame < frames; frame += 1) {
    await page.evaluate((t) => window.film.draw(t), (frame * 1000) / FRAMES_PER_SECOND);
    const png = await shoot(session);
    await encoder.evaluate(({ add }, [index, data]) => add(index, data), [frame, png] as const);
  }
  const film = Buffer.from(await encoder.evaluate(({ end }) => end()), 'base64');
  mkdirSync(films, { recursive: true });
  writeFileSync(path.join(films, `${language}.mp4`), film);
  await page.evaluate((t) => window.film.draw(t), POSTER_MS);
  const poster = await shoot(session, { format: 'webp', quality: 82 });
  writeFileSync(path.join(films, `${language}.webp`), Buffer.from(poster, 'base64'));
  process.stdout.write(`${language}: ${frames} frames, ${Math.round(film.length / 1024)} KB\n`);
}

async function showMoments(page: Page, session: CDPSession, language: string): Promise<void> {
  mkdirSync(pictures, { recursive: true });
  for (const moment of moments) {
    await page.evaluate((t) => window.film.draw(t), moment);
    const file = path.join(pictures, `film-${language}-${String(moment).padStart(5, '0')}.png`);
    writeFileSync(file, Buffer.from(await shoot(session), 'base64'));
  }
}

/** Screenshot of the page, PNG in base64. */
async function shoot(
  session: CDPSession,
  as: { format: 'png' } | { format: 'webp'; quality: number } = { format: 'png' },
): Promise<string> {
  const { data } = await session.send('Page.captureScreenshot', { ...as, optimizeForSpeed: true });
  return data;
}

async function openPage(language: string): Promise<Page> {
  const page = await browser.newPage({ viewport: SIZE });
  page.on('pageerror', (error) => {
    throw error;
  });
  await built.serve(page, ORIGIN);
  await page.goto(`${ORIGIN}/?language=${language}`, { waitUntil: 'networkidle' });
  return page;
}
