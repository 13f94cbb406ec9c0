import { type Mood, Sprite } from '../../brand/sprite/index.ts';
import * as css from './avatar.css.ts';

export interface AvatarProps {
  /** Decides the body; pass the user's id. */
  seed: string;
  /** px. Default: 40. */
  size?: number | undefined;
  /** Its face. Default: `idle`. */
  mood?: Mood | undefined;
}

/** The visitor as a companion, in a round window. Decoration: the control around it has the name. */
export function Avatar({ seed, size = 40, mood = 'idle' }: AvatarProps) {
  return (
    <span className={css.window} style={{ inlineSize: size, blockSize: size }}>
      <Sprite seed={seed} size={Math.round(size * 0.82)} mood={mood} still />
    </span>
  );
}
