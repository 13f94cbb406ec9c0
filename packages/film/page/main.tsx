import '@companion/ui/reset';
import '@fontsource-variable/bricolage-grotesque';
import '@fontsource-variable/noto-sans-jp/wght.css';
import '@fontsource-variable/noto-sans-sc/wght.css';
import { nightTheme } from '@companion/ui/theme';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { startEncoder } from './encoder.ts';
import { FILM_MS, Film } from './film.tsx';
import { languages, wordsOf } from './words.ts';

declare global {
  interface Window {
    film: {
      ms: number;
      /** Draws the film at a time, ms. Call it with rising times. */
      draw(t: number): Promise<void>;
      startEncoder: typeof startEncoder;
    };
  }
}

const asked = new URLSearchParams(location.search).get('language');
const language = languages.find((known) => known === asked) ?? 'zh';
const words = wordsOf(language);

document.documentElement.lang = { zh: 'zh-CN', en: 'en', ja: 'ja' }[language];
document.documentElement.className = nightTheme;
const root = createRoot(document.getElementById('root') ?? document.body);

/** Start of each CSS animation, in film time (ms). */
const begun = new WeakMap<Animation, number>();

window.film = {
  ms: FILM_MS,
  startEncoder,
  async draw(t) {
    flushSync(() => root.render(<Film t={t} words={words} language={language} />));
    await document.fonts.ready;
    for (const animation of document.getAnimations()) {
      // The film sets the eyes itself, so their transition is skipped.
      if (animation instanceof CSSTransition && animation.transitionProperty === 'translate') {
        animation.finish();
        continue;
      }
      const isEndless =
        animation.effect?.getComputedTiming().iterations === Number.POSITIVE_INFINITY;
      if (!begun.has(animation)) begun.set(animation, isEndless ? 0 : t);
      animation.pause();
      animation.currentTime = t - (begun.get(animation) ?? 0);
    }
  },
};
