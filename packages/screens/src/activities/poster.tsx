import type { Activity } from '@companion/sdk/contract';
import { CoverArt } from '@companion/ui/cover-art';
import { LAMP_HUE } from '@companion/ui/logo';
import { Sprite } from '@companion/ui/sprite';
import * as css from './activities.css.ts';

const hostMoods = { running: 'happy', coming: 'curious', ended: 'sleepy' } as const;

/** Cover of an activity with its host companion. */
export function Poster({ activity }: { activity: Activity }) {
  const { id, state, hue = LAMP_HUE, cover, character: companion } = activity;
  return (
    <>
      <CoverArt seed={id} scene={cover} hue={hue} />
      {companion && (
        <span className={css.host}>
          <Sprite
            seed={companion.seed ?? companion.id}
            look={companion.look}
            hue={companion.hue ?? hue}
            size={112}
            mood={hostMoods[state]}
            still
          />
        </span>
      )}
    </>
  );
}
