import enFilm from './en.mp4?url';
import enPoster from './en.webp?url';
import jaFilm from './ja.mp4?url';
import jaPoster from './ja.webp?url';
import zhFilm from './zh.mp4?url';
import zhPoster from './zh.webp?url';

type Language = 'zh' | 'en' | 'ja';

/** The product's film (spec §2). */
export interface Film {
  src: string;
  title: string;
  /** Facts about our own film. A configured film has none. */
  own?: {
    poster: string;
    /** Text alternative, also for search engines. */
    description: string;
    /** Length for visitors (`0:24`) and for search engines (ISO 8601). */
    length: string;
    duration: string;
    /** ISO 8601 date, for search engines. */
    made: string;
  };
}

const facts = { length: '0:24', duration: 'PT24S', made: '2026-11-22' };

/** The texts are not in the catalogues, because every page loads those. */
const films: Record<Language, Film> = {
  zh: {
    src: zhFilm,
    title: '伙伴短片',
    own: {
      poster: zhPoster,
      description:
        '夜里，三个伙伴围着一块亮着的游戏屏幕。有人问第三盏灯怎么点，一个伙伴回答了；灯亮起来，大家都跳了起来。',
      ...facts,
    },
  },
  en: {
    src: enFilm,
    title: 'The Companion film',
    own: {
      poster: enPoster,
      description:
        'At night, three companions sit round a lit game. Somebody asks how to light the third lamp, one of them answers; the lamp burns, and all of them jump for joy.',
      ...facts,
    },
  },
  ja: {
    src: jaFilm,
    title: 'Companionのムービー',
    own: {
      poster: jaPoster,
      description:
        '夜、明るいゲーム画面を三人の相棒が囲んでいます。三つ目の灯りのつけ方を聞かれ、ひとりが答えると、灯りがともり、みんなが跳びあがって喜びます。',
      ...facts,
    },
  },
};

/** Our film in the page's language, or the configured one. */
export const filmOf = (language: Language, configured: string | undefined): Film =>
  configured === undefined ? films[language] : { src: configured, title: films[language].title };
