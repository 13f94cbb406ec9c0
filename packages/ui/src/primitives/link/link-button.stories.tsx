import type { Meta, StoryObj } from '@storybook/react-vite';
import { Frame, Row, Stack } from '../../internal/testing/frame.tsx';
import { each, matrix, pressed } from '../../internal/testing/matrix.tsx';
import { ArrowRight, Plus } from '../icon/index.ts';
import { LinkButton, type LinkButtonProps } from './index.ts';
import { linkTexts } from './link.texts.ts';

const texts = linkTexts.zh;

const meta = {
  title: 'Components/Link/Link button',
  parameters: { texts: linkTexts },
  component: LinkButton,
  args: { href: '/game-partner/chat-7', tone: 'primary', children: texts.talkToLumen },
  decorators: [(Story) => <Frame>{<Story />}</Frame>],
} satisfies Meta<typeof LinkButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['playground', '!visual'] };

export const LikeAButton: Story = {
  render: () => (
    <>
      <Row>
        <LinkButton href="/game-partner/chat-7" tone="primary">
          {texts.talkToLumen}
        </LinkButton>
        <LinkButton href="/game-library">{texts.lookAroundLibrary}</LinkButton>
        <LinkButton href="/activity/" tone="quiet" icon={<ArrowRight size={16} />}>
          {texts.seeEvents}
        </LinkButton>
        <LinkButton href="/game-partner/" iconOnly aria-label={texts.addCompanion}>
          <Plus size={18} />
        </LinkButton>
      </Row>
      <Stack>
        <LinkButton href="/game-library/night-ferry" fullWidth>
          Take me to the guardian of the seventh floor, I have read everything
        </LinkButton>
      </Stack>
    </>
  ),
};

export const EveryState: Story = matrix<LinkButtonProps>({
  variants: each('tone', ['primary', 'accent', 'outline', 'quiet', 'danger']),
  states: {
    ...pressed('a'),
    icon: { icon: <ArrowRight size={16} /> },
    'icon alone': {
      iconOnly: true,
      'aria-label': texts.addCompanion,
      children: <Plus size={18} />,
    },
    s: { size: 's' },
    l: { size: 'l' },
    'full width': { fullWidth: true },
  },
});
