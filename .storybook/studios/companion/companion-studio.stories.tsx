/// <reference types="vite/client" />
import type { Look } from '@companion/ui/sprite';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useArgs } from 'storybook/preview-api';
import { expect, fireEvent, spyOn, userEvent, waitFor, within } from 'storybook/test';
import type { Language } from '../language.ts';
import { CompanionStudio, type Named } from './companion-studio.tsx';
import { type Design, designOf } from './design.ts';
import { texts } from './texts.ts';

const words = texts.zh;

interface Companion {
  name: Record<Language, string>;
  seed: string;
  hue: number;
  look: Look;
}

const cast = Object.values(
  import.meta.glob<Companion>('../../../packages/sandbox/src/content/companions/*.json', {
    eager: true,
    import: 'default',
  }),
).map(({ name, ...drawn }): Named => ({ name, design: designOf(drawn) }));
const aDeng = cast.find(({ design }) => design.seed === 'a-deng') as Named;

/** Its state is the story's args, so Storybook keeps it in the address. */
const meta = {
  title: 'Studios/Companion',
  tags: ['!visual'],
  args: aDeng.design,
  parameters: { controls: { disable: true } },
  render: function Render(design, { globals, id }) {
    const [, updateArgs] = useArgs<Design>();
    return (
      <CompanionStudio
        design={design}
        cast={cast}
        locale={globals['locale'] as Language}
        story={id}
        onDesign={updateArgs}
      />
    );
  },
} satisfies Meta<Design>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

export const Studio: Story = {};

/** The design as it is shown to be taken away. */
function lookIn(canvas: Canvas) {
  const region = within(canvas.getByRole('region', { name: words.look }));
  return JSON.parse(region.getByText(/"seed"/).textContent ?? '').look;
}
const choose = async (canvas: Canvas, tab: string, choice: string) => {
  await userEvent.click(canvas.getByRole('tab', { name: tab }));
  await userEvent.click(await canvas.findByRole('radio', { name: choice }));
};

export const ChangesAreShared: Story = {
  play: async ({ canvas, step }) => {
    await step('Start from 老汤, with a top hat', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '老汤' }));
      await choose(canvas, words.part.head, 'tophat');
      await expect(lookIn(canvas)).toMatchObject({ body: 'pot', head: 'tophat', held: 'ladle' });
      const link = canvas.getByRole('region', { name: words.link });
      await expect(link).toHaveTextContent(/body:pot;.*head:tophat;.*hue:75/);
    });
    await step('Undo', async () => {
      await userEvent.click(canvas.getByRole('button', { name: words.undo }));
      await expect(lookIn(canvas)).not.toMatchObject({ head: 'tophat' });
    });
  },
};

export const ADragIsUndoneAsOne: Story = {
  play: async ({ canvas }) => {
    const slider = canvas.getByRole('slider', { name: words.hue });
    const before = lookIn(canvas);
    for (const value of [100, 105, 110]) fireEvent.change(slider, { target: { value } });
    await expect(lookIn(canvas)).toMatchObject({ hue: 110 });
    await userEvent.click(canvas.getByRole('button', { name: words.undo }));
    await expect(lookIn(canvas)).toEqual(before);
  },
};

/** A flame has no place for a hat: it comes off, and is not offered. */
export const PartsThatDoNotFitComeOff: Story = {
  args: designOf({ seed: 'a', hue: 75, look: { body: 'pot', head: 'tophat' } }),
  play: async ({ canvas }) => {
    await choose(canvas, words.part.body, 'flame');
    await expect(lookIn(canvas)).not.toHaveProperty('head');
    await userEvent.click(canvas.getByRole('tab', { name: words.part.head }));
    await expect(canvas.queryByRole('radio', { name: 'tophat' })).toBeNull();
  },
};

export const IsDrawnAsAFile: Story = {
  play: async ({ canvas, step }) => {
    await step('SVG, in colours that drawing programs know', async () => {
      const address = canvas.getByRole('link', { name: 'SVG' }).getAttribute('href') ?? '';
      const svg = new DOMParser().parseFromString(
        decodeURIComponent(address.slice(address.indexOf(',') + 1)),
        'image/svg+xml',
      );
      await expect(svg.querySelector('parsererror')).toBeNull();
      await expect(svg.querySelectorAll('path').length).toBeGreaterThan(10);
      await expect(svg.documentElement.outerHTML).not.toContain('oklch');
    });
    await step('PNG, readable after the press', async () => {
      const saved = spyOn(URL, 'createObjectURL');
      await userEvent.click(canvas.getByRole('button', { name: 'PNG' }));
      await waitFor(() => expect(saved).toHaveBeenCalledOnce());
      const file = await fetch(saved.mock.results[0]?.value as string);
      const picture = await createImageBitmap(await file.blob());
      await expect([picture.width, picture.height]).toEqual([480, 480]);
    });
  },
};

export const SaysThatThePngFailed: Story = {
  play: async ({ canvas }) => {
    const draw = spyOn(HTMLCanvasElement.prototype, 'toBlob');
    draw.mockImplementation((done) => done(null));
    await userEvent.click(canvas.getByRole('button', { name: 'PNG' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(words.pngFailed);
    draw.mockRestore();
    await userEvent.click(canvas.getByRole('button', { name: 'PNG' }));
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull());
  },
};
