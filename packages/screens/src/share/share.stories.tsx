import companions from 'virtual:answer/api/character/get_official_character_list?page_size=12';
import type { Character, CharacterList } from '@companion/sdk/contract';
import { LAMP_HUE } from '@companion/ui/logo';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, mocked, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { recorded } from '../testing/recorded.ts';
import { type ShareCard, ShareDialog } from './index.ts';

type Language = 'zh' | 'en' | 'ja';

const texts = {
  question: {
    zh: '吞灯的第二阶段怎么打？',
    en: 'How do I beat phase two of Lampgulp?',
    ja: '灯呑みの第二形態、どう戦えばいい？',
  },
  answer: {
    zh: '**先别追它。**第二阶段它每吞一盏灯就停两拍，你站在没灯的那侧，等它低头再上。手里留一盏不点，最后一口它够不着你。\n\n油不够就退到第十九盏，那儿的坛子会满。',
    en: '**Don’t chase it.** In phase two it rests for two beats after every lamp it swallows. Stand on the dark side, wait until it lowers its head, then go in. Keep one lamp unlit; its last bite won’t reach you there.\n\nIf you run short of oil, fall back to lamp nineteen: the jar there refills.',
    ja: '**まず追いかけないこと。**第二形態では灯をひとつ呑むたびに二拍止まります。灯のない側に立って、頭を下げたところで踏み込んで。手元の灯をひとつ消したまま残せば、最後のひと呑みは届きません。\n\n油が足りなければ十九番の灯まで戻りましょう。壺がまた満ちています。',
  },
  story: { zh: '守门的一夜', en: 'A Night at the Gate', ja: '門番の一夜' },
  ending: { zh: '把灯交出去', en: 'Handing Over the Lamp', ja: '灯をわたす' },
  last: {
    zh: '天亮的时候，第七弯的灯还亮着。你把灯递给下一个人，它没问你叫什么，只说：油够。',
    en: 'By daybreak the lamp at the seventh bend was still lit. You passed it on to whoever came next. They did not ask your name. They only said: there is oil enough.',
    ja: '夜が明けても、七つ目の曲がりの灯は消えていませんでした。次の人に灯を渡すと、名前も聞かずにひとこと。油は足りてる、と。',
  },
  visitor: { zh: '夜里的猫', en: 'Night Cat', ja: '夜の猫' },
  game: { zh: '灯岭', en: 'Lantern Ridge', ja: '灯の峠' },
  guide: { zh: '吞灯怎么打', en: 'Beating Lampgulp', ja: '灯呑みの倒しかた' },
  asked: {
    zh: '第二阶段它老是把灯吞光，油也不够，到底该站在哪儿？',
    en: 'In phase two it swallows every lamp and I run out of oil. Where am I meant to stand?',
    ja: '第二形態で灯を全部呑まれて、油も足りません。どこに立てばいいですか。',
  },
} as const;

function cardOf(kind: ShareCard['kind'], language: Language, all: readonly Character[]): ShareCard {
  const [first, second] = [all[0], all[1]];
  const of = (character: Character | undefined) => ({
    name: character?.name ?? '',
    seed: character?.seed ?? character?.id ?? '',
    look: character?.look,
    hue: character?.hue ?? LAMP_HUE,
  });
  const text = (key: keyof typeof texts) => texts[key][language];
  switch (kind) {
    case 'companion':
      return { kind, companion: of(second), role: second?.role ?? '', line: second?.line ?? '' };
    case 'answer':
      return { kind, companion: of(first), question: text('question'), answer: text('answer') };
    case 'ending':
      return {
        kind,
        companion: of(first),
        from: text('story'),
        title: text('ending'),
        text: text('last'),
        art: { seed: 'gate night', scene: 'mountains' },
      };
    case 'guide':
      return {
        kind,
        hue: 62,
        from: text('game'),
        title: text('guide'),
        text: text('asked'),
        art: { seed: 'lantern-ridge', scene: 'mountains' },
      };
    case 'seat':
      return {
        kind,
        companion: { name: text('visitor'), seed: 'wu-0417', hue: 210 },
        since: '2026-04-17T04:00:00Z',
        kept: 12,
        endings: 5,
      };
  }
}

const meta = {
  title: 'Screens/Share',
  component: Host,
  tags: ['!visual'],
  args: { kind: 'companion', placement: 'center' },
  render: (args, { globals }) => (
    <Host {...args} language={globals['locale'] ?? 'zh'} globals={globals} />
  ),
} satisfies Meta<typeof Host>;

export default meta;
type Story = StoryObj<typeof meta>;

interface HostProps {
  kind: ShareCard['kind'];
  placement: 'center' | 'bottom';
  language?: Language;
  globals?: Record<string, unknown>;
}

const close = fn();

function Host({ kind, placement, language = 'zh', globals = {} }: HostProps) {
  const { items } = recorded<CharacterList>(companions, globals);
  return (
    <ShareDialog
      open
      onClose={close}
      placement={placement}
      card={cards(kind, language, items)}
      address="https://companion.example/game-partner/detail-a-deng?channel=official-website"
    />
  );
}

/** The same card for each render: another object would be drawn again. */
const made = new Map<string, ShareCard>();
function cards(kind: ShareCard['kind'], language: Language, all: readonly Character[]): ShareCard {
  const key = `${kind} ${language}`;
  const card = made.get(key) ?? cardOf(kind, language, all);
  made.set(key, card);
  return card;
}

const isDrawn: NonNullable<Story['play']> = async ({ canvasElement }) => {
  const page = within(canvasElement.ownerDocument.body);
  const picture = await page.findByRole<HTMLImageElement>('img');
  await picture.decode();
  await expect([picture.naturalWidth, picture.naturalHeight]).toEqual([1080, 1440]);
  await waitFor(() =>
    expect(page.getByRole('button', { name: '保存图片' })).not.toHaveAttribute('aria-busy', 'true'),
  );
};

export const Companion: Story = {
  tags: ['visual', 'languages'],
  globals: { viewport: { value: 'desktop' } },
  play: isDrawn,
};
export const Answer: Story = {
  args: { kind: 'answer' },
  beforeEach: () => {
    spyOn(CanvasRenderingContext2D.prototype, 'fillText');
  },
  play: async (context) => {
    await isDrawn(context);
    const { calls } = mocked(CanvasRenderingContext2D.prototype.fillText).mock;
    const painted = calls.map(([line]) => line).join('');
    await expect(painted).toContain('先别追它');
    await expect(painted).not.toContain('*');
  },
};

/** 36 Hanzi: at the largest size they fill four lines, but not when lines end between phrases. */
const LONG_QUESTION =
  '第二阶段它老是把灯全部吞光，我的油也总是不够用，这时候到底应该站在哪儿等它？';

export const LongQuestion: Story = {
  ...Answer,
  render: () => (
    <ShareDialog
      open
      onClose={close}
      placement="center"
      card={longQuestion}
      address="https://companion.example/game-partner/chat-a-deng"
    />
  ),
  play: async (context) => {
    await isDrawn(context);
    const { calls } = mocked(CanvasRenderingContext2D.prototype.fillText).mock;
    await expect(calls.map(([line]) => line).join('')).toContain(LONG_QUESTION);
  },
};
const longQuestion: ShareCard = {
  kind: 'answer',
  companion: { name: '阿灯', seed: 'a-deng', hue: LAMP_HUE },
  question: LONG_QUESTION,
  answer: texts.answer.zh,
};

export const Ending: Story = { args: { kind: 'ending' }, play: isDrawn };
export const Guide: Story = { args: { kind: 'guide' }, play: isDrawn };
export const Seat: Story = { args: { kind: 'seat' }, play: isDrawn };
export const OnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { kind: 'answer', placement: 'bottom' },
};

export const SharesLinkWhereFilesCannotBe: Story = {
  beforeEach: () => {
    const share = fn(async () => {});
    const canShare = ({ files }: ShareData) => files === undefined;
    Object.defineProperties(navigator, {
      share: { value: share, configurable: true },
      canShare: { value: canShare, configurable: true },
    });
    return () => {
      Reflect.deleteProperty(navigator, 'share');
      Reflect.deleteProperty(navigator, 'canShare');
    };
  },
  play: async (context) => {
    await isDrawn(context);
    const page = within(context.canvasElement.ownerDocument.body);
    await userEvent.click(page.getByRole('button', { name: '发给朋友' }));
    await expect(navigator.share).toHaveBeenCalledWith(
      expect.objectContaining({ url: expect.stringContaining('detail-a-deng') }),
    );
  },
};

export const OffersLinkWhenDrawingFails: Story = {
  beforeEach: () => {
    spyOn(console, 'warn').mockImplementation(() => {});
    spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) => done(null));
  },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    const failure = await page.findByText('图没画成，链接照样能发。');
    await waitFor(() => expect(failure).toBeVisible());
    await waitFor(() => expect(page.queryByRole('button', { name: '保存图片' })).toBeNull());
    await expect(page.getByRole('button', { name: '复制' })).toBeVisible();
    await expect(page.getByText(/companion\.example\/game-partner/)).toBeVisible();
  },
};
