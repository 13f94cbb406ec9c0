import type { ReactNode } from 'react';
import { ThemeScope } from '../../theme/theme-scope/index.ts';
import * as css from './both-themes.css.ts';

/**
 * The same at night and by day, side by side; one below the other on a phone. Its story has the tag
 * `both-themes`: one picture shows what others need two for.
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

/** For what a page has once and a story shows many times: then its landmarks bear one name. */
export const manyTimes = {
  a11y: { options: { rules: { 'landmark-unique': { enabled: false } } } },
};
