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

/**
 * The pictures of stories with the tag `visual`, by title: each story on a desktop and a phone, or on its own
 * viewport, in both themes; stories with the tag `languages` also in English and Japanese at night.
 *
 * @throws {Error} when a story names an unknown viewport.
 */
export function planSubjects(stories: readonly Story[]): Subject[] {
  const visual = stories.filter(({ tags }) => tags.includes('visual'));
  for (const { id, viewport } of visual)
    if (viewport && !Object.hasOwn(viewports, viewport))
      throw new Error(`${id}: ${viewport} is not a viewport of viewports.ts`);
  return Array.from(
    Map.groupBy(visual, ({ title }) => title),
    ([title, ofTitle]) => ({ title, shots: ofTitle.flatMap(shotsOf) }),
  );
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
