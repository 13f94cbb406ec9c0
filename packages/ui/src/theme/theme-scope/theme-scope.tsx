import { type CSSProperties, createContext, type ReactNode, useContext, useMemo } from 'react';
import { classNames } from '../../internal/class-names.ts';
import { hueScope } from '../hue-scope.css.ts';
import { hueVars } from '../hue-vars.ts';
import { dayTheme, nightTheme } from '../themes.css.ts';

interface Scope {
  className?: string | undefined;
  style?: CSSProperties | undefined;
}

const Context = createContext<Scope>({});

export interface ThemeScopeProps {
  /** Without one, the theme around it stays. */
  theme?: 'night' | 'day' | undefined;
  /** Hue in degrees of the companion or game that the subtree belongs to. */
  hue?: number | undefined;
  /** Of the `div` around it, beside the classes of theme and hue. */
  className?: string | undefined;
  /** The subtree. */
  children: ReactNode;
}

/**
 * Theme and hue for a subtree and for the popups that it opens, which are drawn at the end
 * of `body` and would not inherit them. A page with its theme on `<html>` needs none.
 */
export function ThemeScope({ theme, hue, className, children }: ThemeScopeProps) {
  const outer = useContext(Context);
  const scope = useMemo<Scope>(
    () => ({
      className:
        classNames(
          outer.className,
          theme && (theme === 'day' ? dayTheme : nightTheme),
          hue !== undefined && hueScope,
        ) || undefined,
      style: hue === undefined ? outer.style : hueVars(hue),
    }),
    [outer, theme, hue],
  );
  return (
    <Context.Provider value={scope}>
      <div className={classNames(scope.className, className)} style={scope.style}>
        {children}
      </div>
    </Context.Provider>
  );
}

/** Class and style for the outermost element of a popup, so that it looks like the place that opened it. */
export const usePopupScope = (): Scope => useContext(Context);
