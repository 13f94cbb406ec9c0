import { type Mood, Sprite } from '../sprite/index.ts';
import * as css from './avatar.css.ts';

export interface AvatarProps {
  /** Decides the body; pass the user's id. */
  seed: string;
  /** px. Default: 40. */
  size?: number;
  /** Its face. Default: `idle`. */
  mood?: Mood;
}

/** The visitor as a companion, in a round window. What stands around it names it. */
export function Avatar({ seed, size = 40, mood = 'idle' }: AvatarProps) {
  return (
    <span className={css.window} style={{ inlineSize: size, blockSize: size }}>
      <Sprite seed={seed} size={Math.round(size * 0.82)} mood={mood} still />
    </span>
  );
}
