import type { Meta, StoryObj } from '@storybook/react-vite';
import { cloneElement, type ReactElement, StrictMode, Suspense, useEffect } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot, type RootOptions } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, fn, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { Composer } from '../../patterns/composer/index.ts';
import { SearchCombobox } from '../../patterns/search-combobox/index.ts';
import { Chip, FilterBar } from '../../primitives/chip/index.ts';
import { CodeField } from '../../primitives/code-field/index.ts';
import * as icons from '../../primitives/icon/index.ts';
import { SegmentedControl } from '../../primitives/segmented-control/index.ts';
import { Tabs } from '../../primitives/tabs/index.ts';
import { afterPaint } from '../after-paint.ts';
import { conformanceCases, withoutElement } from './conformance-cases.tsx';

/** Rules that every public component follows (docs/decisions/054-one-contract-for-components.md). */
const meta = {
  title: 'Tests/Conformance',
  tags: ['!dev', '!autodocs', '!visual'],
  // What loads late brings its style sheet, and its place in the page.
  beforeEach: async () => {
    await Promise.all([
      import('../../brand/pictogram/pictogram-drawing.tsx'),
      import('../../brand/sprite/designed/designed-sprite.tsx'),
      import('../../login/login-dialog/login-companion.tsx'),
    ]);
  },
  render: () => <p>伙伴</p>,
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const options = [
  { value: 'tide', label: '潮汐' },
  { value: 'lamp', label: '阿灯' },
];
const sent = fn();

/** Fields pass attributes to their control, but class and style to the element around label and control. */
const fields = new Set(['Checkbox', 'CodeField', 'Select', 'TextField']);

const entries = import.meta.glob<Record<string, unknown>>('../../entries/*.ts', { eager: true });

/** Components of React: functions, `forwardRef` and `memo` objects, all with a capital letter. */
const isComponent = (name: string, value: unknown) =>
  /^[A-Z][a-z]/.test(name) &&
  (typeof value === 'function' ||
    (typeof value === 'object' && value !== null && '$$typeof' in value));

export const EveryComponentIsTested: Story = {
  play: async () => {
    const components = Object.values(entries)
      .flatMap((entry) => Object.entries(entry))
      .filter(([name, value]) => isComponent(name, value) && !Object.hasOwn(icons, name));
    const exported = components.map(([name]) => name);
    const known = [...Object.keys(conformanceCases), ...Object.keys(withoutElement)];
    await expect(known.filter((name) => name !== 'Search').toSorted()).toEqual(
      [...new Set(exported)].toSorted(),
    );
    // A plain function gets no ref in React 18.
    const plain = components.filter(
      ([name, value]) => typeof value === 'function' && !Object.hasOwn(withoutElement, name),
    );
    await expect(plain.map(([name]) => name)).toEqual([]);
  },
};

export const PropsReachTheElement: Story = {
  play: async () => {
    for (const [name, element] of Object.entries(conformanceCases)) {
      const ref = { current: null as Element | null };
      const onFocus = fn();
      const onPointerDown = fn();
      const props = {
        ref,
        className: 'host-class',
        style: { '--host-style': name },
        id: 'host-id',
        lang: 'ja',
        'data-host': name,
        'aria-details': 'host-details',
        onFocus,
        onPointerDown,
      };
      const mounted = mount(cloneElement(element, props));
      const target = await waitFor(() => {
        if (!(ref.current instanceof Element)) throw new Error(`${name} has no ref`);
        return ref.current;
      });
      const styled = fields.has(name) ? target.closest('.host-class') : target;
      await expect({ name, class: styled?.classList.contains('host-class') }).toEqual({
        name,
        class: true,
      });
      await expect({
        id: target.id,
        lang: target.getAttribute('lang'),
        data: target.getAttribute('data-host'),
        aria: target.getAttribute('aria-details'),
        style: styled && getComputedStyle(styled).getPropertyValue('--host-style'),
      }).toEqual({ id: 'host-id', lang: 'ja', data: name, aria: 'host-details', style: name });
      onFocus.mockClear();
      flushSync(() => {
        target.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
        target.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
      });
      await expect({ name, focused: onFocus.mock.calls.length }).toEqual({ name, focused: 1 });
      await expect({ name, pressed: onPointerDown.mock.calls.length }).toEqual({
        name,
        pressed: 1,
      });
      mounted.unmount();
      await expect(ref.current, name).toBeNull();
    }
  },
};

export const ServerMarkupHydrates: Story = {
  play: async () => {
    for (const [name, element] of Object.entries(conformanceCases)) {
      const first = mount(element);
      await painted();
      first.unmount();
      const hydrated = Promise.withResolvers<void>();
      const tree = (
        <StrictMode>
          {element}
          <Suspense>
            <Hydrated tell={hydrated.resolve} />
          </Suspense>
        </StrictMode>
      );
      const complaints: unknown[] = [];
      const log = spyOn(console, 'error').mockImplementation((...parts) => {
        complaints.push(parts.join(' '));
      });
      const container = document.body.appendChild(document.createElement('div'));
      container.innerHTML = await waitFor(() => wholeMarkup(tree));
      const root = hydrateRoot(container, tree, {
        onRecoverableError: (error) => complaints.push(error),
      });
      await hydrated.promise;
      await painted();
      root.unmount();
      container.remove();
      log.mockRestore();
      await expect({ name, complaints }).toEqual({ name, complaints: [] });
    }
  },
};

export const NothingRemainsAfterUnmount: Story = {
  play: async () => {
    for (const [name, element] of Object.entries(conformanceCases)) {
      // The first time React adds its own listeners for portals.
      mount(element).unmount();
      await painted();
      const before = pageState();
      const listeners = countListeners();
      const mounted = mount(element);
      await painted();
      mounted.unmount();
      await painted();
      await painted();
      await waitFor(() =>
        expect({ name, ...pageState(), listeners: listeners.open }).toEqual({
          name,
          ...before,
          listeners: [],
        }),
      );
      listeners.stop();
    }
  },
};

/** What pages have and jsdom, in which hosts test theirs, has not. */
const missingInJsdom: readonly [owner: object, names: string[]][] = [
  [
    window,
    [
      'CloseWatcher',
      'CSS',
      'IntersectionObserver',
      'ResizeObserver',
      'cancelIdleCallback',
      'matchMedia',
      'requestIdleCallback',
      'visualViewport',
    ],
  ],
  [
    Element.prototype,
    ['animate', 'checkVisibility', 'getAnimations', 'scrollIntoView', 'scrollTo'],
  ],
];

export const NothingIsNeededThatJsdomLacks: Story = {
  play: async () => {
    const removed = missingInJsdom.flatMap(([owner, names]) =>
      names.map((name) => ({ owner, name, was: Object.getOwnPropertyDescriptor(owner, name) })),
    );
    const failures: string[] = [];
    try {
      for (const { owner, name } of removed) Reflect.deleteProperty(owner, name);
      await expect(removed.filter(({ owner, name }) => Reflect.has(owner, name))).toEqual([]);
      for (const [name, element] of Object.entries(conformanceCases)) {
        const report = (error: unknown) => failures.push(`${name}: ${error}`);
        const mounted = mount(element, { onUncaughtError: report, onCaughtError: report });
        await painted();
        mounted.unmount();
      }
    } finally {
      for (const { owner, name, was } of removed) if (was) Object.defineProperty(owner, name, was);
    }
    await expect(failures).toEqual([]);
  },
};

function mount(element: ReactElement, options?: RootOptions) {
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container, options);
  flushSync(() => root.render(<StrictMode>{element}</StrictMode>));
  return {
    unmount() {
      flushSync(() => root.unmount());
      container.remove();
    },
  };
}

export const ValuesWorkWithoutAHost: Story = {
  render: () => (
    <>
      <Chip defaultPressed>潮汐</Chip>
      <SegmentedControl label="视图" options={options} defaultValue="tide" />
      <FilterBar label="游戏" options={options} defaultValue="lamp" />
      <Tabs
        label="资料"
        tabs={options.map(({ value, label }) => ({
          value,
          label: `${label}的资料`,
          content: label,
        }))}
        defaultValue="lamp"
      />
      <CodeField label="验证码" defaultValue="27" />
      <Composer
        placeholder="说点什么"
        defaultValue="你"
        onSend={sent}
        speaking={false}
        onStop={sent}
      />
      <SearchCombobox
        placeholder="搜索"
        defaultValue="钟"
        suggestions={[]}
        onSearch={sent}
        onPick={sent}
      />
    </>
  ),
  play: async ({ canvas }) => {
    const chip = canvas.getAllByRole('button', { name: '潮汐' })[0]!;
    await expect(chip).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(chip);
    await expect(chip).toHaveAttribute('aria-pressed', 'false');

    await expect(canvas.getByRole('radio', { name: '潮汐' })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: '阿灯' }));
    await expect(canvas.getByRole('radio', { name: '阿灯' })).toBeChecked();

    const filters = within(canvas.getByRole('group', { name: '游戏' }));
    await expect(filters.getByRole('button', { pressed: true })).toHaveTextContent('阿灯');
    await userEvent.click(filters.getByRole('button', { name: '潮汐' }));
    await expect(filters.getByRole('button', { pressed: true })).toHaveTextContent('潮汐');

    await expect(canvas.getByRole('tab', { selected: true })).toHaveTextContent('阿灯的资料');
    await userEvent.click(canvas.getByRole('tab', { name: '潮汐的资料' }));
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('潮汐');

    const code = canvas.getByRole('textbox', { name: '验证码' });
    await userEvent.type(code, '03');
    await expect(code).toHaveValue('2703');

    const draft = canvas.getByRole('textbox', { name: '说点什么' });
    await userEvent.type(draft, '好{Enter}');
    await expect(sent).toHaveBeenLastCalledWith('你好');
    await expect(draft).toHaveValue('');

    const search = canvas.getByRole('combobox', { name: '搜索' });
    await userEvent.type(search, '声{Enter}');
    await expect(sent).toHaveBeenLastCalledWith('钟声');
  },
};

/** The effects have run, and what they left for after the next paint. */
const painted = () =>
  new Promise<void>((resolve) => {
    afterPaint(() => afterPaint(resolve));
  });

/** Boundaries hydrate after the root, in their order: as the last one, this tells when all have. */
function Hydrated({ tell }: { tell: () => void }) {
  useEffect(tell, [tell]);
  return null;
}

/** @throws {Error} while a part of it has not loaded: `renderToString` does not wait. */
function wholeMarkup(tree: ReactElement): string {
  const markup = renderToString(tree);
  // React's sign of a boundary that the server left to the browser.
  if (markup.includes('<!--$!-->')) throw new Error('a part has not loaded');
  return markup;
}

/** What a component could leave behind in the document. */
const pageState = () => ({
  children: document.body.childElementCount,
  style: document.documentElement.getAttribute('style') ?? '',
  inert: document.querySelectorAll('[inert]').length,
  sheets: document.head.querySelectorAll('style').length,
});

/** Listeners that are added to window and document and not removed. */
function countListeners() {
  const open: string[] = [];
  const { addEventListener, removeEventListener } = EventTarget.prototype;
  const isPage = (target: unknown) => target === window || target === document;
  const spies = [
    spyOn(EventTarget.prototype, 'addEventListener').mockImplementation(function (
      this: EventTarget | undefined,
      ...args
    ) {
      const target = this ?? window;
      if (isPage(target)) open.push(args[0]);
      addEventListener.apply(target, args);
    }),
    spyOn(EventTarget.prototype, 'removeEventListener').mockImplementation(function (
      this: EventTarget | undefined,
      ...args
    ) {
      const target = this ?? window;
      if (isPage(target) && open.includes(args[0])) open.splice(open.indexOf(args[0]), 1);
      removeEventListener.apply(target, args);
    }),
  ];
  return {
    open,
    stop() {
      for (const spy of spies) spy.mockRestore();
    },
  };
}
