import { hueScope, hueVars } from '@companion/ui/theme';
import type { ReactNode } from 'react';
import * as css from './screen.css.ts';

interface ScreenProps {
  /** Usually `page.page`. */
  className: string;
  /** Hue of the page's companion or game, degrees. */
  hue?: number;
  children: ReactNode;
}

/** The `main` element of every page. The host focuses it by its id when the page changes. */
export function Screen({ className, hue, children }: ScreenProps) {
  const isLit = hue !== undefined;
  return (
    <main
      className={`${css.screen} ${className}${isLit ? ` ${hueScope}` : ''}`}
      style={isLit ? hueVars(hue) : undefined}
      id="main"
      tabIndex={-1}
    >
      {children}
    </main>
  );
}
