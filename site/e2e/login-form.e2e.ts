import type { Locator } from 'playwright';
import { beforeEach, describe, expect, it } from 'vitest';
import { avatar, LOGIN, loginDialog, PHONE } from './login-flow.ts';
import { goTo, holdBack, newVisitor, sandbox, visit, withBrowser } from './visitor.ts';

withBrowser();
beforeEach(() => sandbox.reset());

describe('window resize during a login', () => {
  const narrow = { width: 760, height: 900 };

  async function halfway() {
    const { page, complaints } = await newVisitor('desktop');
    // Its timers run, and the countdown stays: a slow machine does not see it end.
    await page.clock.setFixedTime(Date.now());
    await goTo(page, '/?channel=bili');
    await page.setViewportSize({ width: 1024, height: 900 });
    const login = loginDialog(page);
    await login.sendCode(PHONE);
    return { page, complaints, login };
  }

  it('keeps the typed text and focus, there and back', async () => {
    const { page, complaints, login } = await halfway();
    await login.agreement.check();
    await login.code.click();
    await page.keyboard.type('12');
    const stands = async () => {
      await login.dialog.waitFor();
      expect(await login.phone.inputValue()).toBe(PHONE);
      expect(await login.agreement.isChecked()).toBe(true);
      expect(await login.countdown.count()).toBe(1);
    };
    await page.setViewportSize(narrow);
    await page.waitForURL('**/m?channel=bili');
    const menu = page.getByRole('button', { name: '菜单', includeHidden: true });
    await menu.waitFor();
    // The new page behind the dialog is inert too.
    expect(await menu.evaluate((button) => button.closest('[inert]') !== null)).toBe(true);
    await stands();
    await page.keyboard.type('34');
    await page.setViewportSize({ width: 1024, height: 900 });
    await page.waitForURL('**/?channel=bili');
    await menu.waitFor({ state: 'detached' });
    await stands();
    await page.keyboard.type('56');
    expect(await login.code.inputValue()).toBe('123456');
    expect(complaints).toEqual([]);
  });

  it('unlocks scrolling after the dialog closes', async () => {
    const { page, login } = await halfway();
    await page.setViewportSize(narrow);
    await page.getByRole('button', { name: '菜单', includeHidden: true }).waitFor();
    // Escape would close the toast first.
    await login.close.click();
    await login.dialog.waitFor({ state: 'detached' });
    await page.mouse.move(380, 400);
    await page.mouse.wheel(0, 300);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(100);
  });

  it('completes a login in flight', async () => {
    const { page, complaints, login } = await halfway();
    await login.fillCode(PHONE);
    const letThrough = await holdBack(page, `**${LOGIN}`);
    await login.submit.click();
    await page.setViewportSize(narrow);
    await page.waitForURL('**/m?channel=bili');
    await page.getByRole('button', { name: '菜单', includeHidden: true }).waitFor();
    letThrough();
    await avatar(page).waitFor();
    await login.dialog.waitFor({ state: 'detached' });
    expect(complaints).toEqual([]);
  });
});

describe('editing the phone number', () => {
  /** Sets the caret, presses keys and returns the value. A bar stands for the caret. */
  async function corrected(field: Locator, from: string, ...keys: string[]) {
    const caret = from.indexOf('|');
    await field.fill(from.replaceAll('|', ''));
    await field.evaluate(
      (input: HTMLInputElement, [start, end]) => input.setSelectionRange(start, end),
      [caret, Math.max(caret, from.lastIndexOf('|') - 1)] as const,
    );
    for (const key of keys) await field.page().keyboard.press(key);
    return field.evaluate(
      ({ value, selectionStart }: HTMLInputElement) =>
        `${value.slice(0, selectionStart ?? 0)}|${value.slice(selectionStart ?? 0)}`,
    );
  }

  it('refuses an extra digit and keeps the caret', async () => {
    const { page } = await visit('desktop', '/');
    const login = loginDialog(page);
    await login.open();
    for (const [from, keys, then] of [
      ['138|00138000', '9', '138|00138000'],
      ['13800138000|', '9', '13800138000|'],
      ['|13800138000', '+86', '|13800138000'],
      ['138|00|138000', '9', '1389|138000'],
      ['138|0013', '9', '1389|0013'],
      ['138|0013', '-9', '1389|0013'],
      ['138|00|13', 'a', '138|13'],
      ['|1380013', '86', '|1380013'],
    ] as const)
      expect(await corrected(login.phone, from, ...keys), `${from} and ${keys}`).toBe(then);
    for (const [from, keys, then] of [
      ['12|3456', '9', '12|3456'],
      ['12|34', 'a9', '129|34'],
    ] as const)
      expect(await corrected(login.code, from, ...keys), `${from} and ${keys}`).toBe(then);
  });

  it('works the same with an input method', async () => {
    const { page } = await visit('desktop', '/');
    const keyboard = await page.context().newCDPSession(page);
    const login = loginDialog(page);
    await login.open();
    const compose = async (from: string) => {
      await corrected(login.phone, from);
      for (const text of ['９', '９９'])
        await keyboard.send('Input.imeSetComposition', {
          text,
          selectionStart: text.length,
          selectionEnd: text.length,
        });
      await keyboard.send('Input.insertText', { text: '９９' });
      return login.phone.inputValue();
    };
    expect(await compose('13|80013')).toBe('139980013');
    expect(await compose('138|00138000')).toBe('13800138000');
  });

  it('replaces the value by a whole one that is pasted, and cuts other text', async () => {
    const { page } = await visit('desktop', '/');
    const login = loginDialog(page);
    await login.open();
    /** Copies the text out of the other field, as a visitor copies it out of a message. */
    const paste = async (text: string, from: Locator, to: Locator, before: string) => {
      await from.fill(text);
      await from.press('ControlOrMeta+A');
      await from.press('ControlOrMeta+C');
      await corrected(to, before);
      await to.press('ControlOrMeta+V');
      return to.inputValue();
    };
    expect(await paste('222222', login.phone, login.code, '111111|')).toBe('222222');
    expect(await paste('654321', login.phone, login.code, '12|')).toBe('654321');
    await corrected(login.phone, '138|');
    await page.keyboard.insertText('159 1234 5678');
    expect(await login.phone.inputValue()).toBe('15912345678');
    await corrected(login.phone, '138|');
    await page.keyboard.insertText('159 1234 567');
    expect(await login.phone.inputValue()).toBe('13815912345');
  });
});
