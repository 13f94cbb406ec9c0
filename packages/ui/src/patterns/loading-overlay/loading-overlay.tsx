import { type ComponentPropsWithoutRef, forwardRef } from 'react';
import { ourCompanion } from '../../brand/logo/our-companion.ts';
import { Sprite } from '../../brand/sprite/index.ts';
import { classNames } from '../../internal/class-names.ts';
import * as css from './loading-overlay.css.ts';

export type LoadingOverlayProps = Omit<ComponentPropsWithoutRef<'div'>, 'children'>;

/** Covers the page for its first 50 ms (spec §4). A CSS animation hides it, so it needs no scripts. */
export const LoadingOverlay = forwardRef<HTMLDivElement, LoadingOverlayProps>(
  function LoadingOverlay({ className, ...rest }, ref) {
    return (
      <div aria-hidden="true" {...rest} ref={ref} className={classNames(css.overlay, className)}>
        <Sprite {...ourCompanion} size={96} still />
      </div>
    );
  },
);
