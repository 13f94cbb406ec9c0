import {
  type ComponentPropsWithoutRef,
  forwardRef,
  type ReactNode,
  useContext,
  useMemo,
} from 'react';
import { classNames } from '../../internal/class-names.ts';
import { hueScope } from '../hue-scope.css.ts';
import { hueVars } from '../hue-vars.ts';
import { dayTheme, nightTheme, systemTheme } from '../themes.css.ts';
import { type PopupScope, PopupScopeContext } from './popup-scope.ts';

export interface ThemeScopeProps extends ComponentPropsWithoutRef<'div'> {
  /** `system`: day if the visitor's system is light, else night. Default: the theme around it. */
  theme?: 'night' | 'day' | 'system' | undefined;
  /** Hue of the companion or game of the subtree, in degrees. Default: the hue around it. */
  hue?: number | undefined;
  /** The subtree. */
  children: ReactNode;
}

const themes = { night: nightTheme, day: dayTheme, system: systemTheme };

/**
 * Sets theme and hue, and with `dir` and `lang` direction and language, of a subtree and of the popups that it opens: they
 * are rendered at the end of `body` and would not inherit them. A page that has all of them on `<html>` needs none.
 */
export const ThemeScope = forwardRef<HTMLDivElement, ThemeScopeProps>(function ThemeScope(
  { theme, hue, className, style, children, ...rest },
  ref,
) {
  const outer = useContext(PopupScopeContext);
  const { dir = outer.dir, lang = outer.lang } = rest;
  const scope = useMemo<PopupScope>(() => {
    const style = hue === undefined ? outer.style : hueVars(hue);
    // A theme replaces the outer one: of two classes, the order in the stylesheet would decide.
    const themed = theme ? themes[theme] : outer.className;
    return { className: classNames(themed, style && hueScope) || undefined, style, dir, lang };
  }, [outer, theme, hue, dir, lang]);
  // What is around it is inherited. Its classes would undo the tokens that a host sets between.
  const own = theme ? scope.className : hue !== undefined && hueScope;
  return (
    <PopupScopeContext.Provider value={scope}>
      <div
        {...rest}
        ref={ref}
        className={classNames(own, className)}
        style={{ ...(hue !== undefined && hueVars(hue)), ...style }}
      >
        {children}
      </div>
    </PopupScopeContext.Provider>
  );
});
