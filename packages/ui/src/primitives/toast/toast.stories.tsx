import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { useEffect, useMemo, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { IntlProvider } from 'react-intl';
import { expect, fireEvent, fn, screen, spyOn, userEvent, waitFor } from 'storybook/test';
import en from '../../../messages/en.json' with { type: 'json' };
import { ReactIntlMessages } from '../../i18n/react-intl/index.ts';
import { manyTimes } from '../../internal/testing/both-themes.tsx';
import { Page, Row } from '../../internal/testing/frame.tsx';
import { InShadowRoot, shadowContainer } from '../../internal/testing/in-shadow-root.tsx';
import { handled, matrix } from '../../internal/testing/matrix.tsx';
import { Button } from '../button/index.ts';
import {
  createToastStore,
  ToastAnnouncer,
  type ToastTone,
  ToastViewport,
  type ToastViewportProps,
  toast,
} from './index.ts';
import { createManualClock } from './testing/manual-clock.ts';
import { toastTexts } from './toast.texts.ts';
import { toastUsage } from './toast.usage.tsx';

const texts = toastTexts.zh;

/** Parameters of stories. */
interface Shown {
  toasts: readonly { tone: ToastTone; message: string; duration?: number }[];
  /** The viewport comes at a press of the button that says this. */
  drawing?: string | undefined;
}

/** Time passes only where a story lets it. */
const clock = createManualClock();

const shownIn = ({ parameters: { toasts, drawing } }: Pick<StoryContext, 'parameters'>): Shown => ({
  toasts,
  drawing,
});

/** Each story has a store of its own. */
function useStoreWith(toasts: Shown['toasts']) {
  const store = useMemo(() => createToastStore(clock), []);
  useEffect(() => {
    const shown = toasts.map(({ tone, message, duration = 0 }) =>
      store.show(tone, message, { duration }),
    );
    return () => {
      for (const id of shown) store.close(id);
    };
  }, [store, toasts]);
  return store;
}

function Host({ toasts, drawing }: Shown) {
  const [drawn, setDrawn] = useState(drawing === undefined);
  const store = useStoreWith(toasts);
  return (
    <Page>
      {drawing !== undefined && (
        <button type="button" onClick={() => setDrawn(true)}>
          {drawing}
        </button>
      )}
      <ToastAnnouncer store={store} />
      {drawn && <ToastViewport store={store} />}
    </Page>
  );
}

const crosses = () => screen.queryAllByRole('button', { name: '关闭通知' });
const areDrawn = (count: number) => waitFor(() => expect(crosses()).toHaveLength(count));
/** The drawn one: its words stand in the live regions too. */
const card = (message: string) =>
  [...document.querySelectorAll('[data-companion-toast]')].find((toast) =>
    toast.textContent?.includes(message),
  );
/** `userEvent` knows no function keys. */
const pressF8 = () => fireEvent.keyDown(document.body, { key: 'F8', code: 'F8' });

/** And what goes at that time is gone from the page too. */
async function pass(ms: number) {
  clock.advance(ms);
  await new Promise((resolve) => setTimeout(resolve));
}
/** Takes every toast that is not held. */
const aWhile = () => pass(60_000);

const meta = {
  title: 'Components/Toast',
  tags: ['opens'],
  component: ToastViewport,
  subcomponents: { ToastAnnouncer },
  parameters: { texts: toastTexts, toasts: [{ tone: 'success', message: texts.codeSent }] },
  argTypes: { store: { control: false } },
  render: (_, context) => <Host {...shownIn(context)} />,
} satisfies Meta<ToastViewportProps>;

export default meta;
type Story = StoryObj<typeof meta>;

const Raise = ({ tone, children }: { tone: ToastTone; children: string }) => (
  <Button onClick={() => toast[tone](children)}>{children}</Button>
);

const code = `import { Button } from '@companion/ui/button';
import { ToastAnnouncer, ToastViewport, toast } from '@companion/ui/toast';
import '@companion/ui/button.css';
import '@companion/ui/toast.css';

<>
  <Button onClick={() => toast.success('验证码发送成功')}>发送验证码</Button>
  <ToastAnnouncer />
  <ToastViewport />
</>;`;

export const Default: Story = {
  tags: ['playground', '!visual'],
  parameters: { docs: { source: { code } } },
  render: (args) => (
    <Page>
      <Row>
        <Raise tone="success">{texts.codeSent}</Raise>
        <Raise tone="error">{texts.codeCouldnTBe}</Raise>
        <Raise tone="info">{texts.thereNewVersionReload}</Raise>
      </Row>
      <ToastAnnouncer />
      <ToastViewport {...args} />
    </Page>
  ),
};

export const Success: Story = { play: () => areDrawn(1) };
export const Failure: Story = {
  ...Success,
  parameters: { toasts: [{ tone: 'error', message: texts.codeCouldnTBe }] },
};
export const Information: Story = {
  ...Success,
  parameters: { toasts: [{ tone: 'info', message: texts.thereNewVersionReload }] },
};

export const ThreeAtOnceAndTheRestWait: Story = {
  parameters: {
    toasts: [
      { tone: 'success', message: texts.codeSent },
      { tone: 'error', message: texts.connectionPoorThisMessage },
      { tone: 'info', message: texts.lumenHasRememberedSomething },
      { tone: 'info', message: texts.fourthWaitsBehindThem },
    ],
  },
  play: async ({ step }) => {
    await areDrawn(3);
    await expect(card(texts.fourthWaitsBehindThem)).toBeUndefined();
    await step('a place that becomes free goes to the next', async () => {
      await userEvent.click(crosses()[0]!);
      await waitFor(() => expect(card(texts.fourthWaitsBehindThem)).toBeVisible());
      await expect(crosses()).toHaveLength(3);
    });
  },
};

/** Covers its place, and not the window. */
function InItsPlace({ toasts }: Pick<Shown, 'toasts'>) {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const store = useStoreWith(toasts);
  return (
    <div ref={setPlace} style={{ contain: 'layout', minBlockSize: '104px' }}>
      {place && <ToastViewport store={store} container={place} />}
    </div>
  );
}

export const EveryState: Story = matrix<Pick<Shown, 'toasts'>>({
  component: InItsPlace,
  variants: {
    success: { toasts: [{ tone: 'success', message: texts.codeSent }] },
    error: { toasts: [{ tone: 'error', message: texts.connectionPoorThisMessage }] },
    info: { toasts: [{ tone: 'info', message: texts.thereNewVersionReload }] },
  },
  states: handled('button'),
  width: 300,
});

export const ItsCrossIsLargeEnoughForAFinger: Story = {
  tags: ['!visual'],
  play: async () => {
    await areDrawn(1);
    const cross = crosses()[0]!;
    const { left, right, top, bottom } = cross.getBoundingClientRect();
    await expect(document.elementFromPoint(left - 7, top - 7)).toBe(cross);
    await expect(document.elementFromPoint(right + 7, bottom + 7)).toBe(cross);
  },
};

export const LongWordsWrap: Story = {
  globals: { viewport: { value: 'phone' } },
  parameters: {
    toasts: [
      {
        tone: 'error',
        message: texts.thisNumberHasBeen,
      },
    ],
  },
};

export const ScrollsWhereItIsHigherThanTheWindow: Story = {
  tags: ['!visual'],
  globals: { viewport: { value: 'phone' }, textSize: '200percent' },
  parameters: { toasts: [{ tone: 'error', message: texts.thisNumberHasBeen.repeat(4) }] },
  play: async () => {
    await areDrawn(1);
    const toast = card(texts.thisNumberHasBeen)!;
    const bottom = () => toast.getBoundingClientRect().bottom;
    await expect(bottom()).toBeGreaterThan(window.innerHeight);
    toast.parentElement!.scrollTop = bottom();
    await expect(bottom()).toBeLessThanOrEqual(window.innerHeight);
  },
};

export const TheSameMessageIsShownOnce: Story = {
  parameters: {
    toasts: [
      { tone: 'error', message: texts.verificationFailed },
      { tone: 'error', message: texts.verificationFailed },
    ],
  },
  play: () => areDrawn(1),
};

const two = [
  { tone: 'success', message: texts.codeSent },
  { tone: 'info', message: texts.lumenHasRememberedSomething },
] as const;

export const EscapeClosesTheNewest: Story = {
  tags: ['!visual'],
  parameters: { toasts: two },
  play: async () => {
    await areDrawn(2);
    await userEvent.keyboard('{Escape}');
    await areDrawn(1);
    await expect(card(two[1].message)).toBeUndefined();
  },
};

const regions = () => [...document.querySelectorAll('[aria-live]:not([aria-live="off"])')];

export const EachIsAnnouncedOnce: Story = {
  tags: ['!visual'],
  parameters: { toasts: [{ tone: 'error', message: texts.verificationFailed }] },
  play: async () => {
    await waitFor(() =>
      expect(screen.getByRole('alert')).toHaveTextContent(texts.verificationFailed),
    );
    const spoken = regions()
      .map((region) => region.textContent)
      .join('');
    await expect(spoken.match(/验证失败/g)).toHaveLength(1);
  },
};

/** A queue that is not visible until the code of the viewport loads. */
export const EachIsAnnouncedOnceAlsoWhileItWaits: Story = {
  tags: ['!visual'],
  parameters: {
    toasts: [texts.theFirst, texts.theSecond, texts.theThird, texts.theFourth, texts.theFifth].map(
      (message) => ({
        tone: 'info',
        message,
        duration: 3000,
      }),
    ),
    drawing: texts.drawThem,
  },
  play: async ({ canvas, step }) => {
    await step('all of them, before anything draws them', async () => {
      const region = canvas.getByRole('status');
      await waitFor(() => expect(region).toHaveTextContent('第一条第二条第三条第四条第五条'));
    });
    await step('and not again when they are drawn, or come in the place of others', async () => {
      const again: (string | null)[] = [];
      const hear = (changes: MutationRecord[]) => {
        for (const { addedNodes } of changes)
          again.push(...[...addedNodes].map(({ textContent }) => textContent));
      };
      const ear = new MutationObserver(hear);
      const known = regions();
      for (const region of known) ear.observe(region, { childList: true, subtree: true });
      await userEvent.click(canvas.getByRole('button', { name: texts.drawThem }));
      await areDrawn(3);
      await expect(regions()).toEqual(known);
      await pass(3000);
      await areDrawn(2);
      hear(ear.takeRecords());
      ear.disconnect();
      await expect(again).toEqual([]);
    });
  },
};

export const ByKeyboard: Story = {
  tags: ['!visual'],
  parameters: { toasts: two },
  play: async ({ canvas, step }) => {
    await areDrawn(2);
    const link = canvas.getAllByRole('link')[0]!;
    link.focus();
    await step('F8 goes to the toasts', async () => {
      pressF8();
      await expect(document.activeElement).toContainElement(crosses()[0]!);
    });
    await step('Enter on a cross closes its toast and goes to the next', async () => {
      crosses()[1]!.focus();
      await userEvent.keyboard('{Enter}');
      await areDrawn(1);
      await expect(card(two[0].message)).toHaveFocus();
    });
    await step('Space on the last one’s, and the focus is back where it came from', async () => {
      crosses()[0]!.focus();
      await userEvent.keyboard(' ');
      await areDrawn(0);
      await expect(link).toHaveFocus();
    });
  },
};

export const APressTakesTheFocusFromNobody: Story = {
  tags: ['!visual'],
  parameters: { toasts: two },
  play: async ({ canvas }) => {
    await areDrawn(2);
    const link = canvas.getAllByRole('link')[0]!;
    link.focus();
    await userEvent.click(card(two[0].message)!);
    await userEvent.click(crosses()[0]!);
    await areDrawn(1);
    await expect(link).toHaveFocus();
  },
};

const brief = { tone: 'info', message: texts.thereNewVersionReload, duration: 500 } as const;
const briefTwo = two.map((toast) => ({ ...toast, duration: 500 }));

async function pointAt(target: Element) {
  const { x, y, width, height } = target.getBoundingClientRect();
  const coords = { clientX: x + width / 2, clientY: y + height / 2 };
  await userEvent.pointer({ target, coords });
}

export const HeldByAPointer: Story = {
  tags: ['!visual'],
  parameters: { toasts: briefTwo },
  play: async ({ step }) => {
    await areDrawn(2);
    await step('all stay while it is on one', async () => {
      await pointAt(card(two[0].message)!);
      await aWhile();
      await areDrawn(2);
    });
    await step('also once another one is closed', async () => {
      await userEvent.keyboard('{Escape}');
      await areDrawn(1);
      await aWhile();
      await areDrawn(1);
    });
    await step('but not once it is on none', async () => {
      await userEvent.unhover(card(two[0].message)!);
      await aWhile();
      await areDrawn(0);
    });
  },
};

function ShadowHost({ toasts }: Shown) {
  const store = useStoreWith(toasts);
  return (
    <InShadowRoot>
      {(container) => <ToastViewport store={store} container={container} />}
    </InShadowRoot>
  );
}

export const HeldByAPointerInAShadowRoot: Story = {
  tags: ['!visual'],
  parameters: { toasts: briefTwo },
  render: (_, context) => <ShadowHost {...shownIn(context)} />,
  play: async ({ canvas }) => {
    const container = shadowContainer(await canvas.findByTestId('shadow-host'));
    const drawn = () => [...container.querySelectorAll('[data-companion-toast]')];
    await waitFor(() => expect(drawn()).toHaveLength(2));
    await pointAt(drawn().find(({ textContent }) => textContent?.includes(two[0].message))!);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(drawn()).toHaveLength(1));
    await aWhile();
    await expect(drawn()).toHaveLength(1);
  },
};

export const ClosedFromUnderThePointer: Story = {
  tags: ['!visual'],
  parameters: { toasts: briefTwo },
  play: async () => {
    await areDrawn(2);
    await pointAt(card(two[1].message)!);
    await userEvent.keyboard('{Escape}');
    await areDrawn(1);
    await aWhile();
    await areDrawn(0);
  },
};

export const RaisedBeforeItIsDrawn: Story = {
  tags: ['!visual'],
  parameters: { toasts: [brief], drawing: texts.drawThem },
  play: async ({ canvas, step }) => {
    await step('it waits until it is seen', async () => {
      await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(brief.message));
      await aWhile();
      await userEvent.click(canvas.getByRole('button', { name: texts.drawThem }));
      await areDrawn(1);
    });
    await step('seen long enough, it goes', async () => {
      await pass(brief.duration - 1);
      await areDrawn(1);
      await pass(1);
      await areDrawn(0);
    });
  },
};

export const RaisedBeforeHydration: Story = {
  tags: ['!visual'],
  render: () => <div data-testid="server" />,
  play: async ({ canvas }) => {
    const place = canvas.getByTestId('server');
    const store = createToastStore(clock);
    store.show('error', texts.verificationFailed);
    const announcer = <ToastAnnouncer store={store} />;
    place.innerHTML = renderToString(announcer);
    await expect(place).not.toHaveTextContent(texts.verificationFailed);
    const onRecoverableError = fn();
    const root = hydrateRoot(place, announcer, { onRecoverableError });
    await waitFor(() =>
      expect(canvas.getByRole('alert')).toHaveTextContent(texts.verificationFailed),
    );
    await expect(onRecoverableError).not.toHaveBeenCalled();
    root.unmount();
  },
};

const hide = (hidden: boolean) => {
  Object.defineProperty(document, 'hidden', { configurable: true, value: hidden });
  document.dispatchEvent(new Event('visibilitychange'));
};

export const RaisedInATabThatNobodySees: Story = {
  tags: ['!visual'],
  parameters: { toasts: [brief] },
  beforeEach: () => {
    hide(true);
    return () => Reflect.deleteProperty(document, 'hidden');
  },
  play: async ({ step }) => {
    await step('it waits until somebody does', async () => {
      await areDrawn(1);
      await aWhile();
      await areDrawn(1);
    });
    await step('seen long enough, it goes', async () => {
      hide(false);
      await pass(brief.duration);
      await areDrawn(0);
    });
  },
};

export const RaisedWhileAFrameOfThePageHasTheFocus: Story = {
  tags: ['!visual'],
  parameters: { toasts: [brief] },
  render: (_, context) => (
    <>
      <iframe title="video" srcDoc="<p>video</p>" />
      <Host {...shownIn(context)} />
    </>
  ),
  play: async ({ canvas }) => {
    await areDrawn(1);
    window.focus();
    await waitFor(() => expect(document.hasFocus()).toBe(true));
    const isLeft = new Promise((resolve) => window.addEventListener('blur', resolve));
    canvas.getByTitle<HTMLIFrameElement>('video').contentWindow?.focus();
    await isLeft;
    await pass(brief.duration);
    await areDrawn(0);
  },
};

export const RaisedInAWindowInTheBackground: Story = {
  tags: ['!visual'],
  parameters: { toasts: [brief] },
  play: async ({ step }) => {
    await areDrawn(1);
    await step('it waits until somebody comes back', async () => {
      const hasFocus = spyOn(document, 'hasFocus').mockReturnValue(false);
      fireEvent.blur(window);
      hasFocus.mockRestore();
      await aWhile();
      await areDrawn(1);
    });
    await step('seen long enough, it goes', async () => {
      fireEvent.focus(window);
      await pass(brief.duration);
      await areDrawn(0);
    });
  },
};

const onIntlError = fn();

export const AHostWithReactIntlHasItsRegionNamed: Story = {
  tags: ['!visual'],
  render: (_, context) => (
    <IntlProvider locale="en" messages={en} onError={onIntlError}>
      <ReactIntlMessages>
        <Host {...shownIn(context)} />
      </ReactIntlMessages>
    </IntlProvider>
  ),
  play: async () => {
    await expect(
      await screen.findByRole('region', { name: 'Notifications (F8)' }),
    ).toBeInTheDocument();
    await expect(onIntlError).not.toHaveBeenCalled();
  },
};

export const GoodAndBadUse: Story = {
  tags: ['!visual'],
  ...toastUsage,
  parameters: { ...toastUsage.parameters, ...manyTimes },
};
