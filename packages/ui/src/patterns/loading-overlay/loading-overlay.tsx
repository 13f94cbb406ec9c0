import { ourCompanion } from '../../brand/logo/our-companion.ts';
import { Sprite } from '../../brand/sprite/index.ts';
import * as css from './loading-overlay.css.ts';

/** Covers the page for its first 50 ms (spec §4). A CSS animation hides it, so it needs no scripts. */
export function LoadingOverlay() {
  return (
    <div className={css.overlay} aria-hidden="true">
      <Sprite {...ourCompanion} size={96} still />
    </div>
  );
}
