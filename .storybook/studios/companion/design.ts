import type { Look, Mood } from '@companion/ui/sprite';
import { lookNames } from '../../../packages/ui/src/brand/sprite/designed/designed-figure.ts';
import { fittingParts } from '../../../packages/ui/src/brand/sprite/designed/fitting-parts.ts';

export type Part = keyof typeof lookNames;

/** A companion in the studio. Every part has a name, so that all of it can stand in an address. */
export type Design = Record<Part, string> & { seed: string; hue: number; mood: Mood };

/** What a part is called when there is nothing. */
const NOTHING = 'none';
const absent = (part: Part): string | undefined =>
  ({
    head: NOTHING,
    worn: NOTHING,
    held: NOTHING,
    tool: NOTHING,
    marking: NOTHING,
    height: 'medium',
    pose: 'upright',
  })[part as string];

/** The choices of a part for the body of a design. The first one is the absence of the part. */
export function choicesOf(part: Part, { body }: Pick<Design, 'body'>): readonly string[] {
  const nothing = absent(part);
  const names = fittingParts(body)[part].filter((name) => name !== nothing);
  return nothing === undefined ? names : [nothing, ...names];
}

const parts = Object.keys(lookNames) as Part[];

/** Changes a part. Parts that do not fit a new body are taken off. */
export function changed<Name extends keyof Design>(
  design: Design,
  name: Name,
  value: Design[Name],
): Design {
  const next = { ...design, [name]: value };
  for (const part of parts) {
    const choices = choicesOf(part, next);
    if (!choices.includes(next[part])) next[part] = choices[0] ?? NOTHING;
  }
  return next;
}

interface Drawn {
  seed: string;
  hue: number;
  look: Look;
}

/** The design of a companion of the cast. */
export function designOf({ seed, hue, look }: Drawn): Design {
  const named = Object.fromEntries(parts.map((part) => [part, look[part] ?? absent(part)]));
  return { ...(named as Record<Part, string>), seed, hue: look.hue ?? hue, mood: 'idle' };
}

/** The look of a design, as content and `Sprite` take it. */
export function lookOf(design: Design): Look {
  const named = parts.filter(
    // A body without a name for its head and marking has none either.
    (part) => design[part] !== absent(part),
  );
  return { ...Object.fromEntries(named.map((part) => [part, design[part]])), hue: design.hue };
}

const anyOf = <T>(list: readonly T[]): T => list[Math.floor(Math.random() * list.length)] as T;

/** Another companion, of parts that fit. It keeps the mood. */
export function surprise(before: Design): Design {
  let design = changed(before, 'body', anyOf(choicesOf('body', before)));
  // Hands, clothes and markings are empty every other time: else everyone is overdressed.
  for (const part of parts)
    if (part !== 'body')
      design = changed(
        design,
        part,
        absent(part) !== undefined && Math.random() < 0.5
          ? (absent(part) ?? NOTHING)
          : anyOf(choicesOf(part, design)),
      );
  return { ...design, hue: Math.floor(Math.random() * 72) * 5 };
}
