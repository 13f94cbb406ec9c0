import { PureArgsTable } from '@storybook/addon-docs/blocks';
import { composeStories, type Decorator, type Meta, type StoryObj } from '@storybook/react-vite';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
// No public entry names the event.
import { SNIPPET_RENDERED } from 'storybook/internal/docs-tools';
import { addons } from 'storybook/preview-api';
import { expect, isMockFunction } from 'storybook/test';
import { convert, ThemeProvider, themes } from 'storybook/theming';
import { nameOf } from '../../../../../.storybook/name-of.ts';
import { extractArgTypes } from '../../../../../.storybook/prop-table.ts';

/** Rules for the first story of each component, in which designers try its props. */
const meta = {
  title: 'Tests/Playgrounds',
  tags: ['!dev', '!autodocs', '!visual'],
  render: () => <p>伙伴</p>,
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

type Component = Parameters<typeof nameOf>[0]['type'] & object;

type StoryModule = Parameters<typeof composeStories>[0] & {
  default: {
    title: string;
    component?: Component;
    /** Parts, which are tried in the stories of the whole and have a table beside it. */
    subcomponents?: Readonly<Record<string, Component>>;
  };
};

const files = import.meta.glob<StoryModule>(
  '../../{primitives,patterns,brand,login,theme}/**/*.stories.tsx',
);

const sources = import.meta.glob<string>(
  '../../{primitives,patterns,brand,login,theme}/**/*.stories.tsx',
  { query: '?raw', import: 'default' },
);

declare global {
  /** Commands of the server of the tests (.storybook/stories.setup.ts). */
  var vitestCommands: {
    compile: (modules: Readonly<Record<string, string>>) => Promise<string[]>;
    documented: () => Promise<
      { file: string; component: { displayName?: string }; isPublic: boolean }[]
    >;
  };
}

/** Stories of a component. The others are charts of machines, walks through a flow, and rules. */
const ofComponent = /^(?:Components|Foundations)\/|^Flows\/Login dialog(?:\/In a page)?$/;

/** Folders of components that draw something. */
const drawing = /\/(?:primitives|patterns|brand|login|theme)\//;

interface ArgType {
  control?: { type?: string } | false;
  table?: { type?: { summary?: string } };
}

interface First {
  id: string;
  parameters: { docs?: { source?: { code?: string } } };
  run: (context: { canvasElement: HTMLElement }) => Promise<void>;
  args: Record<string, unknown>;
  argTypes: Record<string, ArgType>;
  /** Rows of the parts, by their names. */
  parts: Readonly<Record<string, Record<string, ArgType>>>;
}

/** Storybook makes no code for stories that run elsewhere. */
const asInStorybook: Decorator = (Story, context) => {
  delete context.parameters['__isPortableStory'];
  return <Story />;
};

async function firstStories(): Promise<Map<string, First>> {
  const documented = new Map(
    (await vitestCommands.documented()).map(({ component }) => [component.displayName, component]),
  );
  const first = new Map<string, First>();
  for (const [file, load] of Object.entries(files)) {
    const module = await load();
    const { title, component, subcomponents = {} } = module.default;
    if (!ofComponent.test(title)) continue;
    for (const each of [component, ...Object.values(subcomponents)]) {
      const info = each && documented.get(nameOf({ type: each }));
      if (each && info) each.__docgenInfo ??= info;
    }
    // Exports of a module are in the order of the alphabet.
    const [, name = ''] = /^export const (\w+): Story/m.exec((await sources[file]?.()) ?? '') ?? [];
    // Its play is for its own test.
    const story = { ...(module as unknown as Record<string, object>)[name], play: undefined };
    const composed = composeStories({ default: module.default, [name]: story } as StoryModule, {
      decorators: [asInStorybook],
    });
    const parts = Object.fromEntries(
      Object.entries(subcomponents).map(([part, type]) => [part, extractArgTypes(type) ?? {}]),
    );
    const found = (composed as unknown as Record<string, First>)[name] as First;
    first.set(title, Object.assign(found, { parts }));
  }
  return first;
}

/** A list, an object or a name of one: its control is a tree of JSON. */
const isStructure = (type: string) =>
  !/^(?:ReactNode$|NoInfer<)/.test(type) &&
  /^(?:ReadonlyArray<|readonly |\{|[A-Z]\w*(?:<.*>)?$)/.test(type);

/** A handler that does the work in place of the component. */
const isOwnWork = (table: ArgType['table']) => /Promise</.test(table?.type?.summary ?? '');

/** Components that take the attributes of their element alone. */
const withoutProps = [
  'Components/Loading overlay',
  'Components/Spinner',
  'DialogBody',
  'DialogDescription',
  'DialogHeader',
  'MenuLabel',
  'MenuSeparator',
  'TabsList',
];

export const EveryComponentIsShown: Story = {
  play: async () => {
    const modules = await Promise.all(Object.values(files).map((load) => load()));
    const shown = modules
      .filter(({ default: { title } }) => ofComponent.test(title))
      .flatMap(({ default: { component, subcomponents = {} } }) =>
        component ? [component, ...Object.values(subcomponents)] : [],
      )
      .map((type) => nameOf({ type }));
    const missing = (await vitestCommands.documented())
      .filter(({ file, isPublic }) => isPublic && drawing.test(file))
      .map(({ component: { displayName = '' } }) => displayName)
      .filter((name) => !shown.includes(name));
    await expect(missing).toEqual([]);
  },
};

export const ControlsOfTheFirstStory: Story = {
  play: async ({ canvasElement }) => {
    const place = document.createElement('div');
    canvasElement.append(place);
    const root = createRoot(place);
    const wrong: string[] = [];
    const tables = [...(await firstStories())].flatMap(([title, { args, argTypes, parts }]) => [
      { title, args, argTypes },
      ...Object.entries(parts).map(([part, argTypes]) => ({ title: part, args: {}, argTypes })),
    ]);
    for (const { title, args, argTypes } of tables) {
      // What the Controls panel draws.
      flushSync(() =>
        root.render(
          <ThemeProvider key={title} theme={convert(themes.dark)}>
            <PureArgsTable rows={argTypes} args={args} updateArgs={() => {}} inAddonPanel />
          </ThemeProvider>,
        ),
      );
      const rows = [...place.querySelectorAll<HTMLTableRowElement>('tbody tr')];
      if (rows.length === 0 && !withoutProps.includes(title)) wrong.push(`${title}: no table`);
      for (const { cells, textContent } of rows) {
        const name = cells[0]?.textContent?.replace('*', '') ?? '';
        const { control, table } = argTypes[name] ?? {};
        const type = table?.type?.summary ?? '';
        const isTree =
          textContent?.includes('Set object') || (control && control.type === 'object');
        if (isTree && !isStructure(type)) wrong.push(`${title}: ${name} is ${type}`);
      }
    }
    root.unmount();
    place.remove();
    await expect(wrong).toEqual([]);
  },
};

export const ArgsOfTheFirstStory: Story = {
  play: async () => {
    const wrong: string[] = [];
    for (const [title, { args, argTypes }] of await firstStories()) {
      for (const name of Object.keys(args))
        if (!argTypes[name]?.table?.type?.summary) wrong.push(`${title}: ${name} is no prop`);
      for (const [name, { table }] of Object.entries(argTypes))
        if (/^on[A-Z]/.test(name) && !isOwnWork(table) && !isMockFunction(args[name]))
          wrong.push(`${title}: ${name} is not logged as an action`);
    }
    await expect(wrong).toEqual([]);
  },
};

export const CodeOfTheFirstStory: Story = {
  play: async ({ canvasElement }) => {
    const place = document.createElement('div');
    canvasElement.append(place);
    const modules: Record<string, string> = {};
    const channel = addons.getChannel();
    const keep = ({ id, source }: { id: string; source: string }) => {
      modules[`${id}.tsx`] = `${source}\n`;
    };
    channel.on(SNIPPET_RENDERED, keep);
    const stories = await firstStories();
    for (const { id, run, parameters } of stories.values()) {
      const written = parameters.docs?.source?.code;
      if (written === undefined) await run({ canvasElement: place });
      else keep({ id, source: written });
    }
    channel.off(SNIPPET_RENDERED, keep);
    place.remove();
    const missing = [...stories]
      .filter(([, { id }]) => !Object.hasOwn(modules, `${id}.tsx`))
      .map(([title]) => title);
    await expect(missing).toEqual([]);
    await expect(await vitestCommands.compile(modules)).toEqual([]);
  },
};
