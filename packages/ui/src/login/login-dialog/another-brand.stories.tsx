import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../../primitives/button/index.ts';
import { TextLink } from '../../primitives/link/index.ts';
import { createTheme } from '../../theme/create-theme/index.ts';
import { ThemeProvider } from '../../theme/theme-provider/index.ts';
import { LoginDialog } from './index.ts';
import { loginDialogTexts } from './login-dialog.texts.ts';
import { loginMessages as login } from './messages.ts';
import { codeField, openCaptcha, say, submitButton, user } from './testing/actions.ts';
import {
  type InternationalLoginProps,
  renderLogin,
  storyServices,
} from './testing/login-harness.tsx';

const texts = loginDialogTexts.zh;

const harbour = createTheme({
  accent: { hue: 255, lightness: 0.52, chroma: 0.16 },
  night: { color: { page: [0.16, 0.03, 255], surface: [0.2, 0.035, 255] } },
  radius: { s: '3px', m: '4px', l: '6px', full: '4px' },
});

const mark = (
  <svg width="32" height="32" viewBox="0 0 32 32" fill="currentColor" aria-hidden="true">
    <path d="M16 2 30 10v4H2v-4zM5 16h4v9H5zm9 0h4v9h-4zm9 0h4v9h-4zM2 27h28v3H2z" />
  </svg>
);

const onPasskey = fn();

/** A bank: its mark, a text below the title, a second way to log in, a footer, and codes of four digits. */
const meta = {
  title: 'Flows/Login dialog/Another brand',
  tags: ['!visual'],
  parameters: { texts: loginDialogTexts },
  component: LoginDialog,
  render: renderLogin,
  decorators: [
    (Story) => (
      <ThemeProvider theme={harbour}>
        <Story />
      </ThemeProvider>
    ),
  ],
  args: {
    open: true,
    onClose: fn(),
    services: storyServices(),
    codeLength: 4,
    crown: mark,
    subtitle: texts.withYourAccount,
    children: (
      <Button fullWidth onClick={onPasskey}>
        {texts.passkey}
      </Button>
    ),
    footer: <TextLink href="/help">{texts.lostYourPhone}</TextLink>,
  },
} satisfies Meta<InternationalLoginProps>;

export default meta;
type Story = StoryObj<InternationalLoginProps>;

export const ABank: Story = {
  beforeEach: () => {
    onPasskey.mockClear();
  },
  play: async ({ args, step }) => {
    const dialog = await screen.findByRole('dialog');
    await step('the text below the title describes it', async () => {
      await expect(dialog).toHaveAccessibleDescription(texts.withYourAccount);
    });
    await step('the other way does not submit the form', async () => {
      await userEvent.click(screen.getByRole('button', { name: texts.passkey }));
      await expect(onPasskey).toHaveBeenCalledOnce();
      await expect(submitButton()).toHaveAttribute('data-state', 'ready');
      await expect(codeField()).toBeValid();
    });
    await step('the captcha covers all ways to log in', async () => {
      await openCaptcha();
      await expect(screen.queryByRole('button', { name: texts.passkey })).toBeNull();
      await userEvent.keyboard('{Escape}');
      await screen.findByRole('button', { name: texts.passkey });
    });
    await step('a code has four digits', async () => {
      await user.type(codeField(), '123');
      await user.click(submitButton());
      await waitFor(() => expect(dialog).toHaveTextContent(say(login.codeIncomplete, { n: 4 })));
      await user.type(codeField(), '45');
      await expect(codeField()).toHaveValue('1234');
      await user.click(screen.getByRole('checkbox'));
      await user.click(submitButton());
      await waitFor(() => expect(args.onClose).toHaveBeenCalledWith('success'));
    });
  },
};

const partsOf = (element: Element) =>
  [...element.querySelectorAll<HTMLElement>('[data-part]')].map(
    ({ dataset: { part, state } }) => `${part}${state ? `: ${state}` : ''}`,
  );

/** The table of packages/ui/docs/login-dialog.md. */
export const Parts: Story = {
  name: 'Each part has a name and its state',
  play: async ({ step }) => {
    const dialog = await screen.findByRole('dialog');
    await expect(dialog).toHaveAttribute('data-part', 'content');
    await expect(dialog).toHaveAttribute('data-state', 'open');
    await expect(dialog.parentElement?.querySelector('[data-part="scrim"]')).not.toBeNull();
    await step('at first', async () => {
      await expect(partsOf(dialog)).toEqual([
        'crown',
        'header',
        'title',
        'close',
        'body',
        'subtitle',
        'login: form',
        'phone: ready',
        'code: ready',
        'send: ready',
        'agreement: unchecked',
        'submit: ready',
        'methods',
        'footer',
      ]);
    });
    await step('after a wrong form', async () => {
      await user.click(screen.getByRole('checkbox'));
      await user.click(submitButton());
      await waitFor(() =>
        expect(partsOf(dialog)).toEqual(
          expect.arrayContaining(['phone: invalid', 'code: invalid', 'agreement: checked']),
        ),
      );
    });
    await step('while the captcha is solved', async () => {
      await openCaptcha();
      await expect(partsOf(dialog)).toEqual(expect.arrayContaining(['login: captcha', 'captcha']));
    });
  },
};

export const WithoutACrown: Story = { args: { crown: null } };
