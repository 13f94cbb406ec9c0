import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import {
  hydrated,
  moveMouse,
  newVisitor,
  requestsEnded,
  visitWithoutCode,
  withBrowser,
} from './visitor.ts';

withBrowser();

const windows = (page: Page, state: string) => page.locator(`[data-window="${state}"]`);

/** The home page at an hour of the visitor's clock, after the first interaction. */
async function homeAt(time: string) {
  const visitor = await newVisitor('desktop');
  const { page } = visitor;
  await page.clock.install({ time: new Date(`2026-11-26T${time}:00`) });
  await page.goto('/');
  await hydrated(page);
  await moveMouse(page, 700, 300);
  // The clock of the page also goes on by itself.
  await page.clock.runFor(1000);
  await windows(page, 'awake').first().waitFor();
  // A page whose clock is moved on would give up what is under way.
  await requestsEnded(page);
  return visitor;
}

describe('house of the companions', () => {
  it('is whole without scripts: each window has a name, its hours and a link', async () => {
    const page = await visitWithoutCode('/');
    expect(await windows(page, 'curtained').count()).toBe(24);
    const lumen = page.getByRole('link', { name: '阿灯', exact: true });
    expect(await lumen.getAttribute('title')).toBe('阿灯 20:00–04:00 在');
    expect(await lumen.getAttribute('href')).toBe('/game-partner/detail-a-deng');
  });

  it('is lit by the clock of the visitor, and follows it', async () => {
    // Half an hour early: the clock goes on while the page loads.
    const { page, complaints } = await homeAt('03:30');
    const lit = async () => (await windows(page, 'awake').allInnerTexts()).join();
    expect(await lit()).toContain('阿灯');
    expect(await lit()).not.toContain('九声');
    const count = await windows(page, 'awake').count();
    await page.getByText(`现在亮着 ${count} 扇窗`).waitFor();
    // A jump: a request that begins in it keeps its time.
    await page.clock.fastForward(30 * 60_000);
    await expect.poll(lit).toContain('九声');
    expect(await lit()).not.toContain('阿灯');
    expect(complaints).toEqual([]);
  });

  it('opens the book that is pointed at or has the focus, and closes the first', async () => {
    const { page, complaints } = await homeAt('22:30');
    const widthOf = (name: string) => async () =>
      (await page.getByRole('link', { name, exact: true }).boundingBox())?.width ?? 0;
    const opens = async (name: string, other: string) => {
      await expect.poll(widthOf(name)).toBeGreaterThan(150);
      await expect.poll(widthOf(other)).toBeLessThan(70);
    };
    await opens('灯岭', '九钟');
    await page.getByRole('link', { name: '九钟', exact: true }).hover();
    await opens('九钟', '灯岭');
    await page.mouse.move(700, 10);
    await page.getByRole('link', { name: '五路', exact: true }).focus();
    await opens('五路', '九钟');
    expect(complaints).toEqual([]);
  });

  it('leads to the companion whose window is pressed', async () => {
    const { page, complaints } = await homeAt('22:30');
    await page.getByRole('link', { name: /^夜猫/ }).press('Enter');
    await page.getByRole('heading', { level: 1, name: '夜猫' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/game-partner/detail-ye-mao');
    expect(complaints).toEqual([]);
  });
});
