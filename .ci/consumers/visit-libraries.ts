import { isDeepStrictEqual } from 'node:util';
import type { Browser, Page } from 'playwright';
import { lookOf } from '../../packages/ui/bundling/look.ts';
import zh from '../../packages/ui/messages/zh.json' with { type: 'json' };
import { logIn, problemsOf } from './visit.ts';

const LIBRARIES = ['antd', 'mantine', 'mui'] as const;

/** Logs in within an open modal of each library. Returns the problems found: looks, what was typed, Escape. */
export async function visitLibraries(browser: Browser, origin: string): Promise<string[]> {
  let alone: Awaited<ReturnType<typeof lookOf>> = [];
  const problems = await problemsOf(browser, `${origin}/`, async (page) => {
    alone = await lookOfOpened(page);
    return [];
  });
  for (const library of LIBRARIES) {
    const found = await problemsOf(browser, `${origin}/?library=${library}`, async (page) => {
      const note = page.getByLabel('Note');
      await note.fill('two tickets');
      const look = await lookOfOpened(page);
      await page.keyboard.press('Escape');
      await page.getByRole('dialog', { name: zh['ui.login.title'] }).waitFor({ state: 'hidden' });
      const inLogin = await logIn(page, origin);
      const kept = await note.inputValue();
      // An Escape would close a toast first.
      const toasts = page.getByRole('region', { name: zh['ui.toast.one'] });
      await toasts.getByText(zh['ui.login.codeSent']).waitFor({ state: 'hidden' });
      await page.keyboard.press('Escape');
      await note.waitFor({ state: 'hidden' });
      return [
        ...(isDeepStrictEqual(look, alone) ? [] : ['the login looks otherwise']),
        ...inLogin,
        ...(kept === 'two tickets' ? [] : ['the host lost what was typed']),
      ];
    });
    problems.push(...found.map((problem) => `${library}: ${problem}`));
  }
  return problems;
}

async function lookOfOpened(page: Page) {
  // The companion on the edge breathes otherwise, and never stands still.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  return lookOf(page);
}
