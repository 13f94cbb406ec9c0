/** Side of the square in which the outlines are drawn (units). */
export const SHAPE_UNITS = 100;

const bodies = {
  drop: 'M50 16 C62 30 84 46 84 66 A34 30 0 0 1 16 66 C16 46 38 30 50 16 Z',
  bean: 'M34 22 C52 12 82 22 86 50 C90 82 70 96 46 95 C20 94 10 78 16 62 C20 50 22 30 34 22 Z',
  cube: 'M30 24 H70 Q86 24 86 40 V78 Q86 95 70 95 H30 Q14 95 14 78 V40 Q14 24 30 24 Z',
  cloud:
    'M26 92 C10 92 6 76 16 68 C8 54 20 40 34 44 C38 26 64 22 70 42 C86 38 96 56 86 68 C96 78 88 92 74 92 Z',
  flame:
    'M52 8 C56 26 82 36 84 64 C86 84 70 96 50 96 C30 96 14 84 16 64 C18 48 28 44 32 30 C42 32 50 24 52 8 Z',
  shell:
    'M12 84 C8 50 28 22 50 22 C72 22 92 50 88 84 Q84 95 72 92 Q62 88 50 93 Q38 88 28 92 Q16 95 12 84 Z',
} as const;

const heads = {
  ears: ['M22 46 L20 6 L48 30 Z', 'M78 46 L80 6 L52 30 Z'],
  horns: [
    'M28 42 C16 30 12 16 18 2 C24 16 34 22 44 32 Z',
    'M72 42 C84 30 88 16 82 2 C76 16 66 22 56 32 Z',
  ],
  leaf: ['M46 36 C42 14 56 2 82 2 C82 22 68 34 54 34 Z'],
  antenna: ['M46 40 L48 14 A7 7 0 1 1 53 14 L55 40 Z'],
  cap: ['M20 42 C22 8 78 8 80 42 L97 44 Q98 50 90 49 L22 50 Z'],
  none: [],
} as const;

type BodyName = keyof typeof bodies;
type HeadName = keyof typeof heads;

export const bodyNames = Object.keys(bodies) as BodyName[];
export const headNames = Object.keys(heads) as HeadName[];

/** The parts whose union is the outline of a companion. */
export function outline(body: BodyName, head: HeadName): readonly string[] {
  // Drop and flame end in a tip, so they have no head.
  return body === 'drop' || body === 'flame' ? [bodies[body]] : [bodies[body], ...heads[head]];
}
