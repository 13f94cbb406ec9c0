import { expect, fireEvent, screen, userEvent, waitFor, within } from 'storybook/test';
import { PIECE_X } from '../../slider-captcha/testing/pictures.ts';
import { CODE, PHONE } from './login-stage.tsx';

/** What a visitor sees and does, in the language of the story that is Chinese. */
const dialog = () => within(screen.getByRole('dialog', { name: '登录' }));
export const phoneField = () => dialog().getByRole('textbox', { name: '手机号' });
export const codeField = () => dialog().getByRole('textbox', { name: '验证码' });
export const sendButton = () => dialog().getByRole('button', { name: /发送验证码|重新发送/ });
export const submitButton = () => dialog().getByRole('button', { name: '登录/注册' });
export const agreement = () => dialog().getByRole('checkbox', { name: /我已阅读并同意/ });
export const slider = () => screen.findByRole('slider', { name: '拼图的位置' });

/** Sees a text, once it has come. */
export const sees = (words: string | RegExp) =>
  waitFor(() => expect(dialog().getByText(words)).toBeVisible());

/** Finds words that stand in the dialog among others. */
export const reads = (words: string) =>
  waitFor(() => expect(screen.getByRole('dialog', { name: '登录' })).toHaveTextContent(words));

export const user = userEvent.setup({ delay: null });

export async function fillIn(phone = PHONE, code = CODE): Promise<void> {
  await user.type(phoneField(), phone);
  await user.type(codeField(), code);
  await user.click(agreement());
}

export async function openCaptcha(phone = PHONE): Promise<HTMLElement> {
  await user.type(phoneField(), phone);
  await user.click(sendButton());
  return ready();
}

/** The slider, once its picture is there. */
export async function ready(): Promise<HTMLElement> {
  const handle = await slider();
  await waitFor(() => {
    if (handle.getAttribute('aria-disabled') !== 'false')
      throw new Error('the picture is not there yet');
  });
  return handle;
}

/** Pushes the handle by a share of the picture's px, as a mouse or a finger does. */
export function drag(
  handle: HTMLElement,
  to: number,
  pointerType: 'mouse' | 'touch' = 'mouse',
): void {
  const rail = handle.parentElement as HTMLElement;
  const { left, width, height, top } = handle.getBoundingClientRect();
  const room = rail.getBoundingClientRect().width - width;
  const max = Number(handle.getAttribute('aria-valuemax'));
  const at = (clientX: number) => ({
    pointerId: 7,
    pointerType,
    button: 0,
    clientX,
    clientY: top + height / 2,
  });
  const start = left + width / 2;
  const end = start + (to / max) * room;
  fireEvent.pointerDown(handle, at(start));
  for (let step = 1; step <= 8; step++)
    fireEvent.pointerMove(handle, at(start + ((end - start) * step) / 8));
  fireEvent.pointerUp(handle, at(end));
}

export async function solveCaptcha(): Promise<void> {
  drag(await ready(), PIECE_X);
}
