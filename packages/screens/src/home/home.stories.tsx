import game from 'virtual:answer/api/visitor/game/detail?id=nine-bells';
import library from 'virtual:answer/api/visitor/game/list?page_size=12';
import happenings from 'virtual:answer/api/visitor/web/activity/index';
import companions from 'virtual:answer/api/visitor/web/index/characters';
import type {
  ActivityIndex,
  GameDetail,
  GameList,
  IndexCharacters,
  Suggestion,
} from '@companion/sdk/contract';
import { Dialog } from '@companion/ui/dialog';
import { Popover } from '@companion/ui/popover';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, screen, spyOn, userEvent, waitFor } from 'storybook/test';
import { hovered } from '../../../ui/src/internal/testing/hovered.tsx';
import { House, type HouseProps } from '../house/index.ts';
import { LibrarySearch } from '../library-search/index.ts';
import * as cord from '../night-room/cord.css.ts';
import { NightRoom } from '../night-room/index.ts';
import { recorded } from '../testing/recorded.ts';
import { DesktopHome, MobileHome } from './index.ts';

const downloads = {
  windowsAmd: { href: '#amd' },
  windowsAiPc: { href: '#ai-pc' },
  mobile: { href: 'https://download.companion.example/mobile' },
};

const film = { href: '#film', length: '0:24', onOpen: fn() };

const meta = {
  title: 'Screens/Home',
  parameters: { docs: { story: { inline: false, height: '900px' } } },
  beforeEach() {
    // By day the headline greets by the clock. The house is lit by it and shows the date.
    spyOn(Date.prototype, 'getHours').mockReturnValue(20);
    spyOn(Date.prototype, 'getMinutes').mockReturnValue(0);
    // No spy: spies ask for the time themselves.
    const { now } = Date;
    Date.now = () => Date.UTC(2026, 10, 26, 12);
    return () => {
      Date.now = now;
    };
  },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;
type Globals = Parameters<typeof recorded>[1];

const world = (globals: Globals): HouseProps => ({
  companions: recorded<IndexCharacters>(companions, globals).items,
  games: recorded<GameList>(library, globals).items,
  questions: recorded<GameDetail>(game, globals)
    .articles.slice(0, 5)
    .map(({ id, question, hue }) => ({ id, question, hue })),
  activities: recorded<ActivityIndex>(happenings, globals)
    .items.filter(({ state }) => state !== 'ended')
    .slice(0, 4),
  downloads,
  search: <LibrarySearch suggest={async () => []} action="#search" onSearch={fn()} onPick={fn()} />,
});

const desktop = (sections: HouseProps | null) => (
  <DesktopHome
    downloads={downloads}
    film={film}
    scene={<NightRoom onToggleTheme={fn()} />}
    isFirstPage={false}
    onFirstPageChange={fn()}
  >
    {sections && <House {...sections} />}
  </DesktopHome>
);

export const Desktop: Story = {
  tags: ['languages'],
  globals: { viewport: { value: 'desktop' } },
  render: (_, { globals }) => desktop(world(globals)),
};

export const Mobile: Story = {
  globals: { viewport: { value: 'phone' } },
  render: (_, { globals }) => (
    <MobileHome downloads={downloads} film={film} scene={<NightRoom onToggleTheme={fn()} />}>
      <House {...world(globals)} computerPage="https://companion.example/" />
    </MobileHome>
  ),
};

export const LeavesUpToTheHeader: Story = {
  tags: ['!visual'],
  globals: { viewport: { value: 'desktop' }, textSize: '200percent' },
  render: (_, { globals }) => desktop(world(globals)),
  play: async ({ canvas }) => {
    const cue = canvas.getByRole('button', { name: '往下看看' });
    // A font that comes during the scroll changes the height of headings, and the browser moves the page with them.
    await document.fonts.ready;
    await userEvent.click(cue);
    const rest = cue.closest('section')?.nextElementSibling;
    await waitFor(() => expect(rest?.getBoundingClientRect().top).toBeCloseTo(72, 0));
  },
};

export const EmptyLists: Story = {
  // Most of its picture would be that of Desktop.
  tags: ['!visual'],
  globals: { viewport: { value: 'desktop' } },
  render: (_, { globals }) => desktop({ ...world(globals), companions: [], activities: [] }),
};

export const LoadFailed: Story = {
  tags: ['!visual'],
  globals: { viewport: { value: 'desktop' } },
  render: (_, { globals }) =>
    desktop({
      ...world(globals),
      companions: null,
      games: null,
      questions: null,
      activities: null,
    }),
};

export const UnderThePointer: Story = {
  ...hovered('a[href="#film"]', `.${cord.cord}`, 'section > button'),
  render: () => desktop(null),
};

const onFirstPageChange = fn();

/** The first screen with a popover in its header. The button `0 times` renders it again. */
function FirstScreen() {
  const [times, setTimes] = useState(0);
  return (
    <>
      <Popover label="语言" trigger="语言" triggerClassName="">
        <a href="#ja">日本語</a>
      </Popover>
      <button type="button" onClick={() => setTimes(times + 1)}>
        {`${times} times`}
      </button>
      <DesktopHome
        downloads={downloads}
        film={film}
        scene={<NightRoom onToggleTheme={fn()} />}
        isFirstPage
        onFirstPageChange={onFirstPageChange}
      >
        {null}
      </DesktopHome>
    </>
  );
}

const hasLeft = () => onFirstPageChange.mock.calls.some(([isFirstPage]) => !isFirstPage);

export const KeysOnFirstScreen: Story = {
  tags: ['!visual'],
  render: () => <FirstScreen />,
  play: async ({ canvas, step }) => {
    const press = async (keys: string) => {
      onFirstPageChange.mockClear();
      await userEvent.keyboard(keys);
    };
    await step('key combinations are ignored', async () => {
      for (const keys of [
        '{Shift>} {/Shift}',
        '{Control>} {/Control}',
        '{Alt>}{ArrowDown}{/Alt}',
        '{Shift>}{ArrowDown}{/Shift}',
      ]) {
        await press(keys);
        await expect(hasLeft()).toBe(false);
      }
    });
    await step('keys in an open popover are ignored', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '语言' }));
      canvas.getByRole('link', { name: '日本語' }).focus();
      for (const keys of ['{ArrowDown}', ' ', '{End}']) {
        await press(keys);
        await expect(hasLeft()).toBe(false);
      }
      await press('{Escape}');
    });
    await step('handled keys are ignored', async () => {
      const answer = (event: Event) => event.preventDefault();
      document.body.addEventListener('keydown', answer);
      onFirstPageChange.mockClear();
      fireEvent.keyDown(document.body, { key: 'ArrowDown' });
      document.body.removeEventListener('keydown', answer);
      await expect(hasLeft()).toBe(false);
    });
    for (const keys of ['{ArrowDown}', '{PageDown}', '{Control>}{End}{/Control}'])
      await step(`${keys} leaves the first screen`, async () => {
        await press(keys);
        await expect(hasLeft()).toBe(true);
      });
  },
};

/** The element in the corner of the window: the first screen, or what covers it. */
const inCorner = () => document.elementFromPoint(5, 400) ?? document.body;
const swipeUp = (target = inCorner()) => {
  const touchAt = (clientY: number) => [new Touch({ identifier: 1, target, clientY })];
  fireEvent.touchStart(target, { touches: touchAt(400) });
  fireEvent.touchEnd(target, { changedTouches: touchAt(200) });
};
const turnWheel = (target = inCorner()) => fireEvent.wheel(target, { deltaY: 100 });

export const Zooms: Story = {
  tags: ['!visual'],
  render: () => <FirstScreen />,
  play: async ({ step }) => {
    const target = inCorner();
    const finger = (identifier: number, clientY: number) =>
      new Touch({ identifier, target, clientY });
    onFirstPageChange.mockClear();
    await step(
      'a pinch is ignored, also when its fingers are lifted one after the other',
      async () => {
        fireEvent.touchStart(target, { touches: [finger(1, 500)] });
        fireEvent.touchStart(target, { touches: [finger(1, 500), finger(2, 300)] });
        fireEvent.touchEnd(target, { changedTouches: [finger(2, 300)] });
        fireEvent.touchEnd(target, { changedTouches: [finger(1, 200)] });
        await expect(hasLeft()).toBe(false);
      },
    );
    await step('a swipe on the zoomed page is ignored', async () => {
      const scale = spyOn(VisualViewport.prototype, 'scale', 'get').mockReturnValue(2);
      swipeUp();
      await expect(hasLeft()).toBe(false);
      scale.mockRestore();
      swipeUp();
      await expect(hasLeft()).toBe(true);
    });
  },
};

const found: Suggestion = {
  kind: 'game',
  id: 'bell',
  game_id: 'bell',
  text: '第三口钟',
  ranges: [],
};

export const OverSuggestions: Story = {
  tags: ['!visual'],
  render: () => (
    <>
      <div style={{ paddingBlockEnd: '24px' }}>
        <LibrarySearch suggest={async () => [found]} action="" onSearch={fn()} onPick={fn()} />
      </div>
      <FirstScreen />
    </>
  ),
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox'), '钟');
    const option = await canvas.findByRole('option');
    onFirstPageChange.mockClear();
    turnWheel(option);
    swipeUp(option);
    await expect(hasLeft()).toBe(false);
    turnWheel();
    await expect(hasLeft()).toBe(true);
  },
};

export const UnderDialog: Story = {
  tags: ['!visual'],
  render: function UnderDialog() {
    const [open, setOpen] = useState(true);
    return (
      <>
        <FirstScreen />
        <Dialog open={open} onClose={() => setOpen(false)} title="登录">
          …
        </Dialog>
      </>
    );
  },
  play: async ({ step }) => {
    const acts = {
      turnWheel,
      swipeUp,
      pressKey: () => fireEvent.keyDown(document.body, { key: 'End' }),
    };
    await step('wheel and swipe on the scrim are ignored', async () => {
      await screen.findByRole('dialog');
      for (const act of Object.values(acts)) {
        onFirstPageChange.mockClear();
        act();
        await expect(hasLeft()).toBe(false);
      }
    });
    await step('they work after the dialog is closed', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      for (const act of Object.values(acts)) {
        onFirstPageChange.mockClear();
        act();
        await expect(hasLeft()).toBe(true);
      }
    });
  },
};

export const KeepsScrollLockOverRenders: Story = {
  tags: ['!visual'],
  render: () => <FirstScreen />,
  play: async ({ canvas }) => {
    const { documentElement } = document;
    await expect(getComputedStyle(documentElement).overflow).toBe('auto hidden');
    const changes: MutationRecord[] = [];
    const watch = new MutationObserver((records) => changes.push(...records));
    watch.observe(documentElement, { attributeFilter: ['data-first-screen'] });
    await userEvent.click(canvas.getByRole('button', { name: '0 times' }));
    await canvas.findByRole('button', { name: '1 times' });
    await new Promise(requestAnimationFrame);
    await expect(changes).toEqual([]);
    watch.disconnect();
  },
};
