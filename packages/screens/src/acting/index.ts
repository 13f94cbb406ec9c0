export { ActingSprite } from './acting-sprite.tsx';
export type { Feeling } from './feeling.ts';
export { useIdle } from './use-idle.ts';
