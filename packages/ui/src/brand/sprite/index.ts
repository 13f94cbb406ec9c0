export type { CompanionFigure, CompanionLook } from './companion.ts';
export { LazySprite } from './lazy-sprite.tsx';
export type { Look } from './look.ts';
export { type Mood, moods, Sprite, type SpriteProps } from './sprite.tsx';
export { type SpriteTraits, spriteTraits } from './sprite-traits.ts';
