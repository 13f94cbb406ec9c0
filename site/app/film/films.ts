import type { Locale } from '@companion/screens/paths';
import enFilm from './en.mp4?url';
import enPoster from './en.webp?url';
import jaFilm from './ja.mp4?url';
import jaPoster from './ja.webp?url';
import zhFilm from './zh.mp4?url';
import zhPoster from './zh.webp?url';

/** The texts are not in the catalogues, because every page loads those. The description is the text alternative. */
const films = {
  zh: {
    src: zhFilm,
    poster: zhPoster,
    title: '伙伴短片',
    description:
      '夜里，三个伙伴围着一块亮着的游戏屏幕。有人问第三盏灯怎么点，一个伙伴回答了；灯亮起来，大家都跳了起来。',
  },
  en: {
    src: enFilm,
    poster: enPoster,
    title: 'The Companion film',
    description:
      'At night, three companions sit round a lit game. Somebody asks how to light the third lamp, one of them answers; the lamp burns, and all of them jump for joy.',
  },
  ja: {
    src: jaFilm,
    poster: jaPoster,
    title: 'Companionのムービー',
    description:
      '夜、明るいゲーム画面を三人の相棒が囲んでいます。三つ目の灯りのつけ方を聞かれ、ひとりが答えると、灯りがともり、みんなが跳びあがって喜びます。',
  },
};

/** Length for visitors, then length and date for search engines (ISO 8601). */
const facts = { length: '0:24', duration: 'PT24S', made: '2026-11-22' };

/** The product's film (spec §2): the configured one, or our own in the page's language, with facts about it. */
export function filmOf(language: Locale, configured: string | undefined) {
  const { src, title, poster, description } = films[language];
  return configured === undefined
    ? { src, title, own: { poster, description, ...facts } }
    : { src: configured, title };
}
