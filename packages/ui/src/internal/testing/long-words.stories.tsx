import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect } from 'storybook/test';
import { DownloadButton } from '../../patterns/download-button/index.ts';
import { Footer } from '../../patterns/footer/index.ts';
import { Button, buttonClass } from '../../primitives/button/index.ts';
import { Checkbox } from '../../primitives/checkbox/index.ts';
import { CodeField } from '../../primitives/code-field/index.ts';
import { Download } from '../../primitives/icon/index.ts';
import { LinkButton } from '../../primitives/link/index.ts';
import { Popover } from '../../primitives/popover/index.ts';
import { Select } from '../../primitives/select/index.ts';
import { TextField } from '../../primitives/text-field/index.ts';

const word = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamten';

const icon = <Download size={16} />;

const parts: Readonly<Record<string, ReactNode>> = {
  button: <Button>{word}</Button>,
  'button with an icon': <Button icon={icon}>{word}</Button>,
  'link button': (
    <LinkButton href="/" icon={icon}>
      {word}
    </LinkButton>
  ),
  'download button': <DownloadButton client="windows" href="/" label={word} note={word} />,
  popover: (
    <Popover label={word} trigger={word} triggerClassName={buttonClass()}>
      {word}
    </Popover>
  ),
  'text field': <TextField label={word} error={word} />,
  'code field': <CodeField label={word} error={word} />,
  select: <Select label={word} options={[{ value: word, label: word }]} error={word} />,
  checkbox: <Checkbox error={word}>{word}</Checkbox>,
  footer: <Footer homeHref="/" groups={[]} note={word} />,
};

const meta = {
  title: 'Tests/Long words',
  tags: ['!dev', '!autodocs', '!visual'],
  render: () => (
    <>
      {Object.entries(parts).map(([name, part]) => (
        <div key={name} data-name={name} style={{ inlineSize: 320 }}>
          {part}
        </div>
      ))}
    </>
  ),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const FitAPageOf320Px: Story = {
  play: async ({ canvasElement }) => {
    const places = [...canvasElement.querySelectorAll<HTMLElement>('[data-name]')];
    await expect(places).toHaveLength(Object.keys(parts).length);
    const wider = places.filter(({ scrollWidth }) => scrollWidth > 320);
    await expect(wider.map(({ dataset }) => dataset['name'])).toEqual([]);
  },
};
