import { dayTheme, nightTheme } from '@companion/ui/theme';
import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useEffect, useLayoutEffect, useState } from 'react';
import { UPDATE_GLOBALS } from 'storybook/internal/core-events';
import { frames } from './frame.ts';

/** The toolbar's globals as an address has them: `theme:day;locale:en`. */
const globalsInAddress = (): Record<string, string> =>
  Object.fromEntries(
    (new URLSearchParams(location.search).get('globals') ?? '')
      .split(';')
      .map((pair) => pair.split(':')),
  );

/**
 * A page of docs as the toolbar has it, also one without a story that would set it. It hears the
 * toolbar alone: stories that a page shows in frames of their own tell it their globals, too.
 */
export function FollowingToolbar({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const { channel } = context;
  const [globals, setGlobals] = useState(globalsInAddress);
  useEffect(() => {
    const follow = (update: { globals: Record<string, string> }) =>
      setGlobals((before) => ({ ...before, ...update.globals }));
    channel.on(UPDATE_GLOBALS, follow);
    return () => channel.off(UPDATE_GLOBALS, follow);
  }, [channel]);
  const theme = globals['theme'] === 'day' ? 'day' : 'night';
  useLayoutEffect(() => {
    document.documentElement.className = theme === 'day' ? dayTheme : nightTheme;
  }, [theme]);
  const handedOn = Object.entries(globals)
    .filter(([, value]) => typeof value === 'string')
    .map((pair) => pair.join(':'))
    .join(';');
  // For frames, which no toolbar reaches. They take it when they load, so the page is drawn anew.
  window.PREVIEW_URL = `iframe.html?globals=${encodeURIComponent(handedOn)}`;
  return (
    <DocsContainer key={handedOn} context={context} theme={frames[theme]}>
      {children}
    </DocsContainer>
  );
}

declare global {
  interface Window {
    /** Where Storybook's frames look for stories. */
    PREVIEW_URL?: string;
  }
}
