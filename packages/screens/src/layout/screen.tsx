import { hueScope, hueVars } from '@companion/ui/theme';
import type { ReactNode } from 'react';
import * as css from './screen.css.ts';
import { useFocusFallback } from './use-focus-fallback.ts';

interface ScreenProps {
  /** Usually `page.page`. */
  className: string;
  /** Hue of the page's companion or game, degrees. */
  hue?: number;
  children: ReactNode;
}

/**
 * The `main` element of every page. The host focuses it by its id when the page changes. It takes the focus of what goes
 * away, such as a retry that succeeds.
 */
export function Screen({ className, hue, children }: ScreenProps) {
  const isLit = hue !== undefined;
  const focusFallback = useFocusFallback();
  return (
    <main
      className={`${css.screen} ${className}${isLit ? ` ${hueScope}` : ''}`}
      style={isLit ? hueVars(hue) : undefined}
      id="main"
      tabIndex={-1}
      {...focusFallback}
    >
      {children}
    </main>
  );
}
