import { createHash } from 'node:crypto';
import { viewports } from '../viewports.ts';

export type Device = keyof typeof viewports;
const themes = ['night', 'day'] as const;
/** Every story is taken in the first; stories with the tag `languages` also in the others. */
export const locales = ['zh', 'en', 'ja'] as const;

export interface Story {
  id: string;
  tags: readonly string[];
  /** From the story's own `globals`: the only screen that it is taken on. */
  viewport?: Device | undefined;
}

export interface Shot {
  story: string;
  device: Device;
  theme: (typeof themes)[number];
  locale: (typeof locales)[number];
  /** Below the baseline folder. */
  file: string;
}

/**
 * Plans the pictures of every story with the tag `visual` whose id contains the word, ordered by device.
 * @throws {Error} when a story names an unknown viewport.
 */
export function planShots(stories: readonly Story[], word = ''): Shot[] {
  const chosen = stories.filter(({ id, tags }) => tags.includes('visual') && id.includes(word));
  for (const { id, viewport } of chosen)
    if (viewport && !(viewport in viewports))
      throw new Error(`${id}: ${viewport} is not a viewport of viewports.ts`);
  return (Object.keys(viewports) as Device[]).flatMap((device) =>
    chosen
      .filter(({ viewport }) => (viewport ? viewport === device : isForEveryStory(device)))
      .flatMap((story) => shotsOn(device, story)),
  );
}

const isForEveryStory = (device: Device) => device === 'desktop' || device === 'phone';

function shotsOn(device: Device, { id, tags }: Story): Shot[] {
  const [first, ...others] = locales;
  const variants = [
    ...(tags.includes('both-themes') ? themes.slice(0, 1) : themes).map(
      (theme) => ({ theme, locale: first }) as const,
    ),
    ...(tags.includes('languages') ? others : []).map(
      (locale) => ({ theme: themes[0], locale }) as const,
    ),
  ];
  return variants.map(({ theme, locale }) => ({
    story: id,
    device,
    theme,
    locale,
    file: `${id}/${device}-${theme}${locale === first ? '' : `-${locale}`}.png`,
  }));
}

/** Pictures without a story. */
export function staleFiles(files: readonly string[], shots: readonly Shot[]): string[] {
  const planned = new Set(shots.map(({ file }) => file));
  return files.filter((file) => file.endsWith('.png') && !planned.has(file));
}

/** Finds pictures that equal an earlier one byte for byte. */
export function twins(pictures: Iterable<readonly [file: string, picture: Buffer]>) {
  const known = new Map<string, string>();
  const found: { file: string; twin: string }[] = [];
  for (const [file, picture] of pictures) {
    const hash = createHash('sha256').update(picture).digest('hex');
    const twin = known.get(hash);
    if (twin === undefined) known.set(hash, file);
    else found.push({ file, twin });
  }
  return found;
}
