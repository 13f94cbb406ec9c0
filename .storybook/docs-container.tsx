import { dayTheme, nightTheme } from '@companion/ui/theme';
import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useEffect, useLayoutEffect, useState } from 'react';
// No public entry names the events of the channel.
import { STORY_RENDERED, UPDATE_GLOBALS } from 'storybook/internal/core-events';
import { frames } from './frame.ts';

/** Reads the toolbar's globals from the address: `theme:day;locale:en`. */
const globalsInAddress = (): Record<string, string> =>
  Object.fromEntries(
    (new URLSearchParams(location.search).get('globals') ?? '')
      .split(';')
      .map((pair) => pair.split(':')),
  );

const MOVES = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/** Empty in a Storybook that shows this one from another origin: its address may not be read. */
function headingInAddress(): string {
  try {
    return decodeURIComponent(parent.location.hash.slice(1));
  } catch {
    return '';
  }
}

/**
 * Stories that are drawn late push down the heading that the address names. The page goes there again, until its reader
 * moves.
 */
function useHeadingOfAddress(channel: DocsContainerProps['context']['channel']) {
  useEffect(() => {
    const goThere = () => document.getElementById(headingInAddress())?.scrollIntoView();
    const stop = () => {
      channel.off(STORY_RENDERED, goThere);
      for (const move of MOVES) removeEventListener(move, stop);
    };
    channel.on(STORY_RENDERED, goThere);
    for (const move of MOVES) addEventListener(move, stop);
    return stop;
  }, [channel]);
}

/**
 * A docs page in the theme of the toolbar, also without a story. Reacts to toolbar globals only; ignores
 * globals emitted by embedded story iframes.
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
  useHeadingOfAddress(channel);
  const theme = globals['theme'] === 'day' ? 'day' : 'night';
  useLayoutEffect(() => {
    document.documentElement.className = theme === 'day' ? dayTheme : nightTheme;
  }, [theme]);
  const frameGlobals = Object.entries(globals)
    .filter(([, value]) => typeof value === 'string')
    .map((pair) => pair.join(':'))
    .join(';');
  // The toolbar does not reach iframes. They read their address once, so the `key` below reloads them.
  window.PREVIEW_URL = `iframe.html?globals=${encodeURIComponent(frameGlobals)}`;
  return (
    <DocsContainer key={frameGlobals} context={context} theme={frames[theme]}>
      {children}
    </DocsContainer>
  );
}

declare global {
  interface Window {
    /** Address that Storybook gives to story iframes. */
    PREVIEW_URL?: string;
  }
}
