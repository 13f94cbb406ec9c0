import type { ReactNode } from 'react';
import { ThemeScope } from '../../theme/theme-scope/index.ts';
import * as css from './both-themes.css.ts';

/**
 * The children in both themes, side by side, or below each other on a phone. Give the story the tag `both-themes`: one
 * picture shows both.
 */
export const BothThemes = ({ children }: { children: ReactNode }) => (
  <div className={css.sides}>
    {(['night', 'day'] as const).map((theme) => (
      <ThemeScope key={theme} theme={theme}>
        <div className={css.side}>{children}</div>
      </ThemeScope>
    ))}
  </div>
);

/** For a story that repeats a landmark with the same name. */
export const manyTimes = {
  a11y: { options: { rules: { 'landmark-unique': { enabled: false } } } },
};
