import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test';
import { Frame } from '../../internal/testing/frame.tsx';
import { each, matrix, pressed } from '../../internal/testing/matrix.tsx';
import { translated } from '../../internal/testing/translated.ts';
import { TextLink } from '../link/index.ts';
import { LoadMore, type LoadMoreProps } from './index.ts';
import { loadMoreTexts } from './load-more.texts.ts';
import { loadMoreUsage } from './load-more.usage.tsx';

const texts = loadMoreTexts.zh;

const meta = {
  title: 'Components/Load more',
  parameters: { texts: loadMoreTexts },
  component: LoadMore,
  args: { state: 'ready', onMore: fn() },
  decorators: [(Story) => <Frame>{<Story />}</Frame>],
} satisfies Meta<typeof LoadMore>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['playground', '!visual'] };

export const EveryState: Story = {
  ...matrix<LoadMoreProps>({
    states: { ...pressed('button'), ...each('state', ['loading', 'failed', 'end']) },
    width: 200,
  }),
  tags: ['languages', 'both-themes'],
};

const nights = [
  [texts.firstNightNoLight, texts.secondNightSeventhWave],
  [texts.thirdNightMastIn, texts.fourthNightAnotherShip],
  [texts.fifthNightHome],
];
/** The page that was asked for arrives. */
let arrive: () => void;

interface LogProps extends Pick<LoadMoreProps, 'onMore'> {
  pages: readonly (readonly string[])[];
  children: ReactNode;
}

/** A log in pages. The second page fails once. */
function Log({ pages, onMore, children }: LogProps) {
  const [shown, setShown] = useState(1);
  const [state, setState] = useState<LoadMoreProps['state']>('ready');
  const more = () => {
    onMore();
    setState('loading');
    arrive = () => {
      if (shown === 1 && state === 'ready') return setState('failed');
      setShown(shown + 1);
      setState(shown + 1 === pages.length ? 'end' : 'ready');
    };
  };
  return (
    <>
      <ol>
        {pages
          .slice(0, shown)
          .flat()
          .map((night) => (
            <li key={night}>{night}</li>
          ))}
      </ol>
      <LoadMore state={state} onMore={more} />
      {children}
    </>
  );
}

export const ByKeyboard: Story = {
  tags: ['!visual'],
  render: ({ onMore }) => (
    <Log pages={nights} onMore={onMore}>
      <TextLink href="/terms.html">{texts.termsUse}</TextLink>
    </Log>
  ),
  play: async ({ canvas, args, step }) => {
    const button = canvas.getByRole('button', { name: '看更多' });
    await step('Enter asks once, however often it is pressed meanwhile', async () => {
      await userEvent.tab();
      await expect(button).toHaveFocus();
      await userEvent.keyboard('{Enter}{Enter} ');
      await expect(args.onMore).toHaveBeenCalledOnce();
    });
    await step('what failed is said, and asked for by the same button', async () => {
      arrive();
      await waitFor(() => expect(button).toHaveAccessibleName('没加载出来，再试一次'));
      await expect(button).toHaveAttribute('aria-live', 'polite');
      await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
      await userEvent.keyboard(' ');
    });
    await step('the focus stays for the next page', async () => {
      arrive();
      await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(4));
      await expect(button).toHaveFocus();
      await expect(button).toHaveAccessibleName('看更多');
      await userEvent.keyboard('{Enter}');
    });
    await step(
      'at the end it goes to the words in the button’s place, and Tab on from there',
      async () => {
        arrive();
        await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('就这些了'));
        await expect(canvas.getByRole('status')).toHaveFocus();
        await userEvent.tab();
        await expect(canvas.getByRole('link', { name: texts.termsUse })).toHaveFocus();
      },
    );
  },
};

/** On a page that the browser translates. */
export const Translated: Story = {
  ...ByKeyboard,
  tags: ['!visual', '!autodocs'],
  beforeEach: translated,
};

function OnePageMore({ end }: { end: string }) {
  const [state, setState] = useState<LoadMoreProps['state']>('ready');
  return (
    <>
      <LoadMore state={state} onMore={() => {}} />
      <button type="button" onClick={() => setState('end')}>
        {end}
      </button>
    </>
  );
}

export const TheEndComesIntoARegionThatIsThereAndTakesNoFocusFromElsewhere: Story = {
  tags: ['!visual'],
  render: () => <OnePageMore end={texts.allRead} />,
  play: async ({ canvas }) => {
    const region = canvas.getByRole('status');
    await expect(region).toBeEmptyDOMElement();
    canvas.getByRole('button', { name: '看更多' }).focus();
    const elsewhere = canvas.getByRole('button', { name: texts.allRead });
    await userEvent.click(elsewhere);
    await expect(region).toHaveTextContent('就这些了');
    await expect(region).toBeInTheDocument();
    await expect(elsewhere).toHaveFocus();
  },
};

export const TakesTheFocusToTheEndWhileAnotherWindowHasIt: Story = {
  tags: ['!visual'],
  render: () => <OnePageMore end={texts.allRead} />,
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: '看更多' });
    button.focus();
    // What browsers dispatch when another window gets the focus. The element stays the active one.
    fireEvent.focusOut(button);
    // `click()` does not move the focus.
    canvas.getByRole('button', { name: texts.allRead }).click();
    await waitFor(() => expect(button).not.toBeInTheDocument());
    await expect(canvas.getByRole('status')).toHaveFocus();
  },
};

export const GoodAndBadUse: Story = { tags: ['!visual'], ...loadMoreUsage };
