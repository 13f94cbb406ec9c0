import type { Locator, Page } from 'playwright';
import screensEn from '../../packages/screens/messages/en.json' with { type: 'json' };
import screensJa from '../../packages/screens/messages/ja.json' with { type: 'json' };
import screensZh from '../../packages/screens/messages/zh.json' with { type: 'json' };
import en from '../../packages/ui/messages/en.json' with { type: 'json' };
import ja from '../../packages/ui/messages/ja.json' with { type: 'json' };
import zh from '../../packages/ui/messages/zh.json' with { type: 'json' };
import { sandbox } from './visitor.ts';

export const texts = {
  zh: { ...zh, ...screensZh },
  en: { ...en, ...screensEn },
  ja: { ...ja, ...screensJa },
};
export type Language = keyof typeof texts;

export const PHONE = '13800138000';

/** Paths of the calls that send a code and log in. */
export const SEND = '/api/users/send_phone_verification_code_captcha';
export const LOGIN = '/api/users/login_register_share_no_invitation_code';

/** The profile link in the header, which only users see. */
export const avatar = (page: Page, language: Language = 'zh') =>
  page.getByRole('banner').getByRole('link', { name: texts[language]['ui.header.profile'] });

/** Counts the requests of a page to a path from now on. */
export function countRequests(page: Page, path: string): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === path) count += 1;
  });
  return () => count;
}

/** The steps of an account removal up to the last one, from its first page. */
export async function confirmRemovalByCode(page: Page, phone: string): Promise<void> {
  await sandbox.resetLimits();
  await page.getByRole('button', { name: '发送验证码' }).click();
  await page.getByLabel('验证码').waitFor();
  await page.getByLabel('验证码').fill(await sandbox.code(phone));
  await page.getByRole('button', { name: '下一步' }).click();
}

/** Drives the login dialog by its texts. */
export function loginDialog(page: Page, language: Language = 'zh') {
  const text = texts[language];
  const dialog = page.getByRole('dialog', { name: text['ui.login.title'] });
  const slider = dialog.getByRole('slider');
  const number = async (locator: Locator, attribute: string) =>
    Number(await locator.getAttribute(attribute));
  return {
    dialog,
    slider,
    phone: dialog.getByPlaceholder(text['ui.login.phonePlaceholder']),
    code: dialog.getByPlaceholder(text['ui.login.codePlaceholder']),
    send: dialog.getByRole('button', { name: text['ui.login.sendCode'] }),
    agreement: dialog.getByRole('checkbox'),
    submit: dialog.getByRole('button', { name: text['ui.login.submit'], exact: true }),
    close: dialog.getByRole('button', { name: text['ui.dialog.close'] }),
    countdown: dialog.getByText(
      new RegExp(`^${text['ui.login.resendIn'].replace('{n}', '\\d{1,2}')}$`),
    ),

    async open() {
      await page.getByRole('banner').getByRole('button', { name: text['ui.header.login'] }).click();
      await dialog.waitFor();
    },

    /** Opens the dialog and sends the code. */
    async sendCode(phone: string) {
      await this.open();
      await this.sendCodeHere(phone);
    },

    /** Sends the code in the open dialog. */
    async sendCodeHere(phone: string) {
      await dialog.waitFor();
      await this.phone.fill(phone);
      await this.solveByKeyboard();
      await this.countdown.waitFor();
    },

    /** Fills in the sent code and accepts the agreements. */
    async fillCode(phone: string) {
      await this.code.fill(await sandbox.code(phone));
      await this.agreement.check();
    },

    /** Opens the dialog and logs in. */
    async logIn(phone: string) {
      await this.open();
      await this.logInHere(phone);
    },

    /** Logs in by the open dialog. */
    async logInHere(phone: string) {
      await this.sendCodeHere(phone);
      await this.fillCode(phone);
      await this.submit.click();
    },

    /** Presses Send and solves the captcha by keyboard. */
    async solveByKeyboard() {
      await this.answerByKeyboard(await this.askForChallenge());
    },

    /** Moves the piece to a place, picture px, and answers. */
    async answerByKeyboard(x: number) {
      while ((await number(slider, 'aria-valuenow')) + 40 < x) await page.keyboard.press('PageUp');
      const step = async () => x - (await number(slider, 'aria-valuenow'));
      for (let left = await step(); Math.abs(left) > 2; left = await step())
        await page.keyboard.press(left > 0 ? 'ArrowRight' : 'ArrowLeft');
      await page.keyboard.press('Enter');
    },

    async solveByDrag() {
      const x = await this.askForChallenge();
      const share = x / (await number(slider, 'aria-valuemax'));
      const handle = await slider.boundingBox();
      const rail = await slider.locator('..').boundingBox();
      if (!handle || !rail) throw new Error('the slider is not drawn');
      const room = rail.width - handle.width - 2 * (handle.x - rail.x);
      const from = { x: handle.x + handle.width / 2, y: handle.y + handle.height / 2 };
      await page.mouse.move(from.x, from.y);
      await page.mouse.down();
      await page.mouse.move(from.x + share * room, from.y + 4, { steps: 12 });
      await page.mouse.up();
    },

    /** Solves the captcha without dragging (WCAG 2.5.7). Keys take the place of most of the taps. */
    async solveByTaps() {
      const x = await this.askForChallenge();
      const right = dialog.getByRole('button', { name: text['ui.captcha.right'] });
      await right.click();
      while ((await number(slider, 'aria-valuenow')) + 40 < x) await slider.press('PageUp');
      const button = await right.boundingBox();
      if (!button) throw new Error('the button is not drawn');
      // Mouse clicks skip the check of a locator click before each of many presses.
      while (x - (await number(slider, 'aria-valuenow')) > 2)
        await page.mouse.click(button.x + button.width / 2, button.y + button.height / 2);
      await dialog.getByRole('button', { name: text['ui.captcha.confirm'] }).click();
    },

    /** Waits for the picture that `act` leads to. Returns the right place of the piece, picture px. */
    async askForChallenge(act = () => this.send.click()): Promise<number> {
      const answer = page.waitForResponse('**/sandbox/captcha');
      await act();
      const { lot_number } = (await (await answer).json()) as { lot_number: string };
      await dialog.locator('[role="slider"][aria-disabled="false"]').waitFor();
      return sandbox.slider(lot_number);
    },
  };
}
