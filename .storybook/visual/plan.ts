import { viewports } from '../viewports.ts';

export type Device = keyof typeof viewports;
const themes = ['night', 'day'] as const;
type Theme = (typeof themes)[number];
/** Every story is taken in the first; stories with the tag `languages` also in the others. */
export const locales = ['zh', 'en', 'ja'] as const;
type Locale = (typeof locales)[number];

/** What a story fixes in its own `globals`: the only screen, theme and language that it is taken in. */
export interface OwnGlobals {
  viewport?: Device | undefined;
  theme?: Theme | undefined;
  locale?: Locale | undefined;
}

export interface Story extends OwnGlobals {
  id: string;
  /** `Components/Button` */
  title: string;
  name: string;
  tags: readonly string[];
  /** The file of the story, from the root: `./packages/ui/…`. */
  importPath: string;
}

export interface Shot {
  story: Story;
  device: Device;
  theme: Theme;
  locale: Locale;
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
 * The pictures of stories with the tag `visual`, by title: each story on a desktop and a phone, in both themes, in
 * Chinese; stories with the tag `languages` also in English and Japanese at night. A story that fixes its viewport, theme
 * or language is taken in that one only.
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

/** The pictures of some stories, by id. The subject with the most comes first. */
export function choosePictures(
  subjects: readonly Subject[],
  chosen: ReadonlySet<string>,
): { subject: Subject; shots: Shot[] }[] {
  return subjects
    .map((subject) => ({
      subject,
      shots: subject.shots.filter(({ story }) => chosen.has(story.id)),
    }))
    .filter(({ shots }) => shots.length > 0)
    .toSorted((a, b) => b.shots.length - a.shots.length);
}

function shotsOf(story: Story): Shot[] {
  const { tags, viewport, theme, locale } = story;
  const ofStory: readonly [Theme, ...Theme[]] = theme ? [theme] : themes;
  const [first, ...others]: readonly [Locale, ...Locale[]] = locale ? [locale] : locales;
  const variants = [
    ...(tags.includes('both-themes') ? ofStory.slice(0, 1) : ofStory).map((theme) => ({
      theme,
      locale: first,
    })),
    ...(tags.includes('languages') ? others : []).map((locale) => ({ theme: ofStory[0], locale })),
  ];
  const devices: Device[] = viewport ? [viewport] : ['desktop', 'phone'];
  return devices.flatMap((device) => variants.map((variant) => ({ story, device, ...variant })));
}

export const isTouched = (device: Device) => device === 'phone' || device === 'small';
