import { createTheme, type ThemeOptions } from '@companion/ui/theme';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useArgs } from 'storybook/preview-api';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import type { Language } from '../language.ts';
import { brands } from './brands.ts';
import { texts } from './texts.ts';
import { type ModeName, optionsOf, type ThemeDesign } from './theme-design.ts';
import { ThemeStudio } from './theme-studio.tsx';

const words = texts.zh;

/** Its state is the story's args, so Storybook keeps it in the address. */
const meta = {
  title: 'Studios/Theme',
  tags: ['!visual'],
  args: { ...brands.companion.design, brand: 'companion', mode: 'night' },
  parameters: {
    controls: { disable: true },
    a11y: {
      // axe checks the stories of the board by themselves. A sample shows a pair that fails.
      context: { exclude: ['[data-board]', '[data-sample]'] },
      // Some stories of the board are pages.
      options: { rules: { 'landmark-no-duplicate-main': { enabled: false } } },
    },
  },
  render: function Render(design, { globals, id }) {
    const [, updateArgs] = useArgs<ThemeDesign>();
    return (
      <ThemeStudio
        design={design}
        locale={globals['locale'] as Language}
        frame={globals['theme'] as ModeName}
        story={id}
        onDesign={updateArgs}
      />
    );
  },
} satisfies Meta<ThemeDesign>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Studio: Story = {};

export const ChangesAreCheckedAndTakenAway: Story = {
  play: async ({ canvas, step }) => {
    const move = (name: string, value: number) =>
      fireEvent.change(canvas.getByRole('slider', { name }), { target: { value } });
    const shared = (name: string) => canvas.getByRole('region', { name });
    const contrast = within(canvas.getByRole('region', { name: words.contrast }));

    await step('The product is readable', async () => {
      await expect(contrast.getByText(words.holds)).toBeVisible();
    });
    await step('Another accent: the board, the code and the link follow', async () => {
      await move(words.hue, 250);
      const button = canvas.getAllByRole('button', { name: words.primary })[0] as HTMLElement;
      await waitFor(() => expect(getComputedStyle(button).backgroundColor).toMatch(/ 250\)$/));
      await expect(shared('theme.ts')).toHaveTextContent(/hue: 250/);
      await expect(shared(words.share)).toHaveTextContent(/hue:250;/);
      await expect(contrast.getByText(words.holds)).toBeVisible();
    });
    await step('A night too light: the table names what fails', async () => {
      await move(words.page.night, 34);
      const fault = /夜间：page 上的 faint，只有 .*WCAG 至少要 4.5:1/;
      await expect(contrast.getByText(fault)).toBeVisible();
    });
    await step('Variables for Figma, a file for each mode', async () => {
      await userEvent.click(canvas.getByRole('tab', { name: words.formats.figma }));
      const file = within(shared('day.tokens.json')).getByText(/modeName/);
      await expect(JSON.parse(file.textContent ?? '').$extensions).toEqual({
        'com.figma.modeName': 'day',
      });
    });
    await step('Another brand', async () => {
      await userEvent.click(canvas.getByRole('button', { name: brands.radio.name.zh }));
      await expect(canvas.getByRole('slider', { name: words.radius })).toHaveValue('0');
    });
  },
};

export const OpenedFromALink: Story = {
  args: { ...brands.seedling.design, brand: 'seedling', mode: 'day', hue: 20 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('slider', { name: words.hue })).toHaveValue('20');
    await expect(canvas.getByRole('radio', { name: words.day })).toBeChecked();
    await expect(canvas.getByRole('slider', { name: words.page.day })).toHaveValue('97.5');
    await expect(canvas.getByRole('region', { name: 'theme.ts' })).toHaveTextContent(/hue: 20/);
  },
};

/** Runs exported code, as if it were pasted into a module. */
function run(code: string): unknown {
  const body = code.replace(/^import .*\n/, '').replace('export const theme =', 'return');
  return new Function('createTheme', body)((options: ThemeOptions) => createTheme(options).css);
}

export const EveryBrandIsReadableAndItsCodeRuns: Story = {
  play: async ({ canvas }) => {
    for (const { name, design } of Object.values(brands)) {
      await userEvent.click(canvas.getByRole('button', { name: name.zh }));
      const code = within(canvas.getByRole('region', { name: 'theme.ts' })).getByText(
        /createTheme/,
      );
      await expect(run(code.textContent ?? '')).toBe(createTheme(optionsOf(design)).css);
      const contrast = within(canvas.getByRole('region', { name: words.contrast }));
      await expect(contrast.getByText(words.holds)).toBeVisible();
    }
  },
};
