import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Frame, Row, Stack } from '../../internal/testing/frame.tsx';
import { each, handled, matrix } from '../../internal/testing/matrix.tsx';
import { ThemeScope } from '../../theme/theme-scope/index.ts';
import {
  Link,
  LinkButton,
  type LinkProps,
  LinkProvider,
  TextLink,
  type TextLinkProps,
} from './index.ts';
import { linkTexts } from './link.texts.ts';
import { linkUsage } from './link.usage.tsx';

const texts = linkTexts.zh;

const meta = {
  title: 'Components/Link',
  parameters: { texts: linkTexts },
  component: TextLink,
  subcomponents: { Link },
  args: { href: '/game-library/night-ferry', children: texts.nightFerry },
  decorators: [(Story) => <Frame>{<Story />}</Frame>],
} satisfies Meta<typeof TextLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['playground', '!visual'] };

export const InASentence: Story = {
  render: (args) => (
    <Stack>
      <p style={{ margin: 0 }}>
        {texts.whatLumenPlaysMost}
        <TextLink {...args} />
        {texts.itsRulesAreIn}{' '}
        <TextLink href="https://wiki.example/night-ferry" external>
          {texts.sailorsHandbook}
        </TextLink>{' '}
        {texts.forAllToRead}
      </p>
      <ThemeScope hue={210}>
        <p style={{ margin: 0 }}>
          {texts.inLightTide}
          <TextLink {...args} />
          {texts.hasAnotherColour}
        </p>
      </ThemeScope>
    </Stack>
  ),
};

const places = [
  [texts.companions, '/game-partner/'],
  [texts.gameLibrary, '/game-library'],
  [texts.events, '/activity/'],
] as const;

export const InAList: Story = {
  render: () => (
    <ul
      style={{ display: 'grid', justifyItems: 'start', margin: 0, padding: 0, listStyle: 'none' }}
    >
      {places.map(([name, href]) => (
        <li key={href}>
          <TextLink tone="quiet" href={href}>
            {name}
          </TextLink>
        </li>
      ))}
    </ul>
  ),
};

export const WordsWithoutEndStayInTheirPlace: Story = {
  tags: ['!visual'],
  render: () => (
    <Stack>
      <p style={{ margin: 0 }}>
        <TextLink href="https://wiki.example" external>
          https://wiki.example/{'night-ferry-and-the-seventh-wave-'.repeat(6)}
        </TextLink>
      </p>
      <LinkButton href="/game-library" fullWidth>
        {'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk'.repeat(2)}
      </LinkButton>
    </Stack>
  ),
  play: async ({ canvas }) => {
    for (const link of canvas.getAllByRole('link')) {
      const place = (link.parentElement as HTMLElement).getBoundingClientRect();
      await expect(link.getBoundingClientRect().right).toBeLessThanOrEqual(place.right);
    }
  },
};

export const ByKeyboard: Story = {
  tags: ['!visual'],
  args: {
    onClick: fn((event) => {
      event.preventDefault();
    }),
  },
  render: ({ href, onClick, children }) => (
    <Row>
      <TextLink href={href} onClick={onClick}>
        {children}
      </TextLink>
      <LinkButton href={href} onClick={onClick}>
        {texts.haveLook}
      </LinkButton>
    </Row>
  ),
  play: async ({ canvas, args, step }) => {
    await step('Tab goes from link to link', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name: texts.nightFerry })).toHaveFocus();
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name: texts.haveLook })).toHaveFocus();
    });
    await step('Enter goes there, Space does not', async () => {
      await userEvent.keyboard(' ');
      await expect(args.onClick).not.toHaveBeenCalled();
      await userEvent.keyboard('{Enter}');
      await expect(args.onClick).toHaveBeenCalledOnce();
    });
  },
};

/** A host's link: here every address gets its language. */
const HostLink = ({ href, children, ...rest }: LinkProps) => (
  <a href={`/en${href}`} {...rest}>
    {children}
  </a>
);

export const TheHostLeadsAndAnotherSiteIsLeftAlone: Story = {
  tags: ['!visual'],
  render: (args) => (
    <LinkProvider value={HostLink}>
      <Row>
        <TextLink {...args} />
        <LinkButton href="/activity/">{texts.seeEvents}</LinkButton>
        <TextLink href="https://wiki.example" external>
          {texts.sailorsHandbook}
        </TextLink>
      </Row>
    </LinkProvider>
  ),
  play: async ({ canvas }) => {
    const link = (name: string) => canvas.getByRole('link', { name });
    await expect(link(texts.nightFerry)).toHaveAttribute('href', '/en/game-library/night-ferry');
    await expect(link(texts.seeEvents)).toHaveAttribute('href', '/en/activity/');
    const elsewhere = link(texts.sailorsHandbook);
    await expect(elsewhere).toHaveAttribute('href', 'https://wiki.example');
    await expect(elsewhere).toHaveAttribute('target', '_blank');
    await expect(elsewhere).toHaveAttribute('rel', 'noopener noreferrer');
  },
};

export const EveryState: Story = matrix<TextLinkProps>({
  variants: each('tone', ['prose', 'quiet']),
  states: {
    ...handled('a'),
    'in a hue': (link) => <ThemeScope hue={210}>{link}</ThemeScope>,
    external: { href: 'https://wiki.example', external: true, children: texts.sailorsHandbook },
  },
});

export const GoodAndBadUse: Story = { tags: ['!visual'], ...linkUsage };
