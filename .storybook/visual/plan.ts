import { viewports } from '../viewports.ts';

export type Device = keyof typeof viewports;
const themes = ['night', 'day'] as const;
/** Every story is taken in the first; stories with the tag `languages` also in the others. */
export const locales = ['zh', 'en', 'ja'] as const;

export interface Story {
  id: string;
  /** `Components/Button` */
  title: string;
  name: string;
  tags: readonly string[];
  /** The file of the story, from the root: `./packages/ui/…`. */
  importPath: string;
  /** From the story's own `globals`: the only screen that it is taken on. */
  viewport?: Device | undefined;
}

export interface Shot {
  story: Story;
  device: Device;
  theme: (typeof themes)[number];
  locale: (typeof locales)[number];
}

/** The pictures of one title: a component with its states, or a page. */
export interface Subject {
  title: string;
  shots: Shot[];
}

/** The name of a picture. */
export const keyOf = ({ story, device, theme, locale }: Shot) =>
  `${story.id}/${device}-${theme}-${locale}`;

/** Whether the story is taken on a screen of viewports.ts. Another commit may have had others. */
export const hasKnownScreen = ({ viewport }: Story): boolean =>
  !viewport || Object.hasOwn(viewports, viewport);

/**
 * The pictures of stories with the tag `visual`, by title: each story on a desktop and a phone, or on its own
 * viewport, in both themes; stories with the tag `languages` also in English and Japanese at night.
 *
 * @throws {Error} when a story names an unknown viewport.
 */
export function planSubjects(stories: readonly Story[]): Subject[] {
  const visual = stories.filter(({ tags }) => tags.includes('visual'));
  for (const story of visual)
    if (!hasKnownScreen(story))
      throw new Error(`${story.id}: ${story.viewport} is not a viewport of viewports.ts`);
  return Array.from(
    Map.groupBy(visual, ({ title }) => title),
    ([title, ofTitle]) => ({ title, shots: ofTitle.flatMap(shotsOf) }),
  );
}

/**
 * The pictures of both sides, by title. Those that are no longer planned, for example because the story is gone or has
 * another tag, come last in their subject.
 */
export function planBoth(before: readonly Subject[], now: readonly Subject[]): Subject[] {
  const shots = new Map<string, Map<string, Shot>>();
  for (const subject of [...now, ...before]) {
    const known = shots.get(subject.title) ?? new Map<string, Shot>();
    shots.set(subject.title, known);
    for (const shot of subject.shots) if (!known.has(keyOf(shot))) known.set(keyOf(shot), shot);
  }
  return Array.from(shots, ([title, ofTitle]) => ({ title, shots: [...ofTitle.values()] }));
}

function shotsOf(story: Story): Shot[] {
  const { tags, viewport } = story;
  const [zh, ...others] = locales;
  const variants = [
    ...(tags.includes('both-themes') ? themes.slice(0, 1) : themes).map((theme) => ({
      theme,
      locale: zh,
    })),
    ...(tags.includes('languages') ? others : []).map((locale) => ({ theme: themes[0], locale })),
  ];
  const devices: Device[] = viewport ? [viewport] : ['desktop', 'phone'];
  return devices.flatMap((device) => variants.map((variant) => ({ story, device, ...variant })));
}

export const isTouched = (device: Device) => device === 'phone' || device === 'small';
