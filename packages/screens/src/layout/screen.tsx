import { hueScope, hueVars } from '@companion/ui/theme';
import type { ReactNode } from 'react';
import * as css from './screen.css.ts';

interface ScreenProps {
  /** Its look: most often `page.page`. */
  className: string;
  /** Degrees: the hue of the companion or game that the page is about. */
  hue?: number;
  children: ReactNode;
}

/** The frame of every page. When the page changes, the host finds it by its id and focuses it. */
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
