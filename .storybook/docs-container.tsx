import { dayTheme, nightTheme } from '@companion/ui/theme';
import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useEffect, useLayoutEffect, useState } from 'react';
import { UPDATE_GLOBALS } from 'storybook/internal/core-events';
import { frames } from './frame.ts';

type ThemeName = keyof typeof frames;

/** The toolbar's theme as the address has it: `globals=theme:day;locale:en`. */
const themeInAddress = (): ThemeName =>
  new URLSearchParams(location.search).get('globals')?.includes('theme:day') ? 'day' : 'night';

/**
 * A page of docs in the toolbar's theme, also one without a story that would set it. It hears the
 * toolbar alone: stories that a page shows in frames of their own tell it their globals, too.
 */
export function FollowingTheme({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const { channel } = context;
  const [theme, setTheme] = useState(themeInAddress);
  useEffect(() => {
    const follow = ({ globals }: { globals: { theme?: ThemeName } }) =>
      setTheme((before) => globals.theme ?? before);
    channel.on(UPDATE_GLOBALS, follow);
    return () => channel.off(UPDATE_GLOBALS, follow);
  }, [channel]);
  useLayoutEffect(() => {
    document.documentElement.className = theme === 'day' ? dayTheme : nightTheme;
  }, [theme]);
  return (
    // Anew, because frames take their theme when they load.
    <DocsContainer key={theme} context={context} theme={frames[theme]}>
      {children}
    </DocsContainer>
  );
}
