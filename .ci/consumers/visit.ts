import type { Browser, Page } from 'playwright';
import zh from '../../packages/ui/messages/zh.json' with { type: 'json' };

const PHONE = '13800138000';
/** Width of the login dialog on a desktop, px. */
const DIALOG_WIDTH = 440;
/** Overrides every layer. */
const UNLAYERED_RESET = '* { all: revert; margin: 0 } button { border: 0; background: none }';

/**
 * Logs in on the consumer's page and returns the problems found, also when the page runs another React.
 * Runs twice: with the CSS reset in a layer, and with one outside of layers. `api` is the origin of the sandbox.
 */
export const visit = (
  browser: Browser,
  origin: string,
  react: string,
  api = origin,
): Promise<string[]> =>
  problemsOf(browser, origin, async (page) => {
    const version = await page.locator('main').getAttribute('data-react');
    const problems = version?.startsWith(react) ? [] : [`it runs with React ${version}`];
    problems.push(...(await logIn(page, api)));
    await page.reload();
    await page.getByText(/^User \d+$/).waitFor();

    await page.evaluate(() => localStorage.clear());
    await page.reload();
    // A strict policy of the page blocks a `<style>`.
    await page.evaluate((css) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(css);
      document.adoptedStyleSheets.push(sheet);
    }, UNLAYERED_RESET);
    return [...problems, ...(await logIn(page, api))];
  });

/** Opens a page in a context of its own. Returns what the act found, what the page complained about, and its failure. */
export async function problemsOf(
  browser: Browser,
  address: string,
  act: (page: Page) => Promise<string[]>,
): Promise<string[]> {
  const problems: string[] = [];
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  context.setDefaultTimeout(60_000);
  try {
    const page = await context.newPage();
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) problems.push(message.text());
    });
    page.on('pageerror', (error) => problems.push(String(error)));
    await page.goto(address);
    problems.push(...(await act(page)));
  } catch (error) {
    problems.push(String(error));
  } finally {
    await context.close();
  }
  return problems;
}

/** Enters number, slider, code and consent. Returns what is wrong with the look of the dialog. */
export async function logIn(page: Page, api: string): Promise<string[]> {
  await post(api, 'reset', { only: 'limits' });
  await page.getByText('Nobody', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: zh['ui.login.title'] });
  const button = (name: string) => dialog.getByRole('button', { name, exact: true });
  await dialog.getByPlaceholder(zh['ui.login.phonePlaceholder']).fill(PHONE);

  const challenge = page.waitForResponse('**/sandbox/captcha');
  await button(zh['ui.login.sendCode']).click();
  const { lot_number } = (await (await challenge).json()) as { lot_number: string };
  const { x } = (await get(api, `captcha/${lot_number}`)) as { x: number };
  await dialog.locator('[role="slider"][aria-disabled="false"]').waitFor();
  const slider = dialog.getByRole('slider');
  const left = async () => x - Number(await slider.getAttribute('aria-valuenow'));
  while ((await left()) > 40) await slider.press('PageUp');
  while ((await left()) > 2) await slider.press('ArrowRight');
  await slider.press('Enter');

  await dialog.getByText(new RegExp(zh['ui.login.resendIn'].replace('{n}', '\\d+'))).waitFor();
  const [newest] = (await get(api, `outbox?phone=${PHONE}`)) as { code: string }[];
  await dialog.getByPlaceholder(zh['ui.login.codePlaceholder']).fill(newest?.code ?? '');
  await dialog.getByRole('checkbox').check();
  const submit = button(zh['ui.login.submit']);
  const box = await dialog.boundingBox();
  const ground = await submit.evaluate((element) => getComputedStyle(element).backgroundColor);
  await submit.click();
  await dialog.waitFor({ state: 'hidden' });
  await page.getByText(/^User \d+$/).waitFor();
  return [
    ...(box?.width === DIALOG_WIDTH ? [] : [`the dialog is ${box?.width} px wide`]),
    ...(ground === 'rgba(0, 0, 0, 0)' ? ['the submit button has no ground'] : []),
  ];
}

/** Logs in with the guide's form, whose services are fakes. */
export async function logInByCustomUi(page: Page): Promise<string[]> {
  await page.getByLabel('手机号').fill(PHONE);
  await page.getByRole('button', { name: '发送验证码' }).click();
  await page.getByRole('button', { name: /^\d+s$/ }).waitFor();
  await page.getByLabel('验证码').fill('123456');
  // The label: a reset of the host draws no box.
  await page.getByText('已阅读并同意用户协议').click();
  await page.getByRole('button', { name: '登录' }).click();
  await page.getByText('登录成功').waitFor();
  return [];
}

const get = async (api: string, aid: string): Promise<unknown> =>
  (await fetch(`${api}/sandbox/${aid}`)).json();

const post = (api: string, aid: string, body: unknown) =>
  fetch(`${api}/sandbox/${aid}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
