import { lruMemoize } from '../../../internal/lru-memoize.ts';
import type { Oklch } from '../../../theme/tokens.ts';
import { bodies } from '../bodies.ts';
import { type Figure, seededFigure } from '../figure.ts';
import { type HeadPiece, headPieces } from '../head-pieces.ts';
import type { Look } from '../look.ts';
import { type Marking, markings } from '../markings.ts';
import type { Part } from '../part.ts';
import type { CoatColours } from '../sprite-paints.ts';
import { beastBacks, beastBodies, beastHeads, beastMarkings } from './beasts.ts';
import { castBodies, type DesignedBody } from './cast-bodies.ts';
import { designedEyes, designedMouths } from './faces.ts';
import { folkBeards, folkBodies, folkHeads, folkMarkings, folkWorn } from './folk.ts';
import { folkBacks, folkHeld } from './folk-held.ts';
import { castHeads } from './heads.ts';
import { castBacks, castHeld } from './held.ts';
import { castMarkings } from './markings.ts';
import { materials } from './materials.ts';
import { castWorn } from './worn.ts';

/** Stretch of each height. */
const heights: Record<string, number> = { low: 0.84, tall: 1.08 };
/** Degrees. */
const poses: Record<string, number> = { left: -5, right: 5 };

/** Own entries only: `toString` is no part. */
const entry = <T>(table: Readonly<Record<string, T>>, name: string | undefined): T | undefined =>
  name !== undefined && Object.hasOwn(table, name) ? table[name] : undefined;

export const designedBodies: Record<string, DesignedBody> = {
  ...Object.fromEntries(
    Object.entries(bodies).map(([name, { face, builds }]) => [name, { face, builds: [builds[0]] }]),
  ),
  ...castBodies,
  ...folkBodies,
  ...beastBodies,
};
export const designedHeads: Record<string, HeadPiece> = {
  ...headPieces,
  ...castHeads,
  ...folkHeads,
  ...beastHeads,
};
const worn: Record<string, readonly Part[]> = { ...castWorn, ...folkBeards, ...folkWorn };
export const designedHeld: Record<string, readonly Part[]> = { ...castHeld, ...folkHeld };
const backs: Record<string, readonly Part[]> = { ...castBacks, ...folkBacks, ...beastBacks };
export const designedMarkings: Record<string, Marking> = {
  ...markings,
  ...castMarkings,
  ...folkMarkings,
  ...beastMarkings,
};

/** All names that a look may have. */
export const lookNames: Record<Exclude<keyof Look, 'hue'>, readonly string[]> = {
  body: Object.keys(designedBodies),
  eyes: Object.keys(designedEyes),
  mouth: Object.keys(designedMouths),
  head: Object.keys(designedHeads),
  worn: Object.keys(worn),
  held: Object.keys(designedHeld),
  tool: [...Object.keys(designedHeld), ...Object.keys(backs)],
  marking: Object.keys(designedMarkings),
  height: Object.keys(heights),
  pose: Object.keys(poses),
  material: Object.keys(materials),
};

/** The figure of a look. Parts that the look does not name, or that are unknown, are those of the seed. */
export function designedFigure(seed: string, look: Look): Figure {
  return figureOf(seed, JSON.stringify(look));
}

/** Skin of people, from light to dark. */
const skins: readonly Oklch[] = [
  [0.9, 0.05, 64],
  [0.85, 0.07, 62],
  [0.78, 0.085, 58],
  [0.66, 0.085, 52],
];

/** A person's skin is that of the seed, and its eyes are dark, unless the material decides. */
function withSkin(colours: CoatColours, chance: number): CoatColours {
  const [coat, deep, light, accent, accentDeep, , , own] = colours;
  if (own?.skin) return colours;
  const skin = skins[Math.floor(chance * skins.length)] ?? [0.85, 0.07, 62];
  return [coat, deep, light, accent, accentDeep, undefined, undefined, { skin, ...own }];
}

const figureOf = lruMemoize(400, (seed: string, json: string): Figure => {
  const look: Look = JSON.parse(json);
  const base = seededFigure(seed);
  const body = entry(designedBodies, look.body);
  const isPerson = entry(folkBodies, look.body) !== undefined;
  const colours = entry(materials, look.material) ?? base.colours;
  const head = entry(designedHeads, look.head);
  const marking = entry(designedMarkings, look.marking);
  return {
    ...base,
    key: `${seed} ${json}`,
    ...(body && {
      build: body.builds[0],
      face: body.face,
      eyeGap: body.gap ?? 10.5,
      head: { on: 'top', parts: [] },
      marking: { from: 'face', parts: [] },
    }),
    ...(head && { head }),
    ...(marking && { marking }),
    eyes: entry(designedEyes, look.eyes) ?? base.eyes,
    mouth: entry(designedMouths, look.mouth) ?? base.mouth,
    hasCheeks: look.material !== 'dread',
    colours: isPerson ? (hue) => withSkin(colours(hue), base.phase) : colours,
    lean: entry(poses, look.pose) ?? 0,
    design: {
      back: entry(backs, look.tool) ?? [],
      worn: entry(worn, look.worn) ?? [],
      right: entry(designedHeld, look.held) ?? [],
      left: entry(designedHeld, look.tool) ?? [],
      stretch: entry(heights, look.height) ?? 1,
    },
  };
});
